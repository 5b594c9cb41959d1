import type {Product, Variant} from '~/catalogue/product';
import {ProductPicture} from '~/catalogue/product-picture';
import {galleryPictures} from './gallery-pictures';

interface MorePicturesProps {
  product: Product;
  /** The selected one. */
  variant: Variant | undefined;
}

/** On wide screens, large beside each other: the second picture, in the demo shop in sunlight, and the last. */
export function MorePictures({product, variant}: MorePicturesProps) {
  const images = galleryPictures(product, variant);
  const second = images[1];
  const last = images.at(-1);
  if (!second || !last || second === last) return null;
  return (
    <div className="mt-10 hidden gap-x-4 md:grid md:grid-cols-2">
      {[second, last].map((image) => (
        <ProductPicture key={image.url} image={image} alt="" use="pair" sizes="27vw" />
      ))}
    </div>
  );
}
