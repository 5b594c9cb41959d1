import type {Product, Variant} from '~/catalogue/product';
import {ProductPicture} from '~/catalogue/product-picture';
import {galleryPictures} from './gallery-pictures';

interface MorePicturesProps {
  product: Product;
  /** The selected one. */
  variant: Variant | undefined;
}

/** On wide screens, large beside each other: the pair worn, and the last picture, which is the nearest or of its case. */
export function MorePictures({product, variant}: MorePicturesProps) {
  const images = galleryPictures(product, variant);
  const [worn, last] = [images[1], images.slice(2).at(-1)];
  if (!worn || !last) return null;
  return (
    <div className="mt-10 hidden gap-x-4 md:grid md:grid-cols-2">
      {[worn, last].map((image) => (
        <ProductPicture key={image.url} image={image} alt="" use="pair" sizes="27vw" />
      ))}
    </div>
  );
}
