import type {Product, Variant} from '~/catalogue/product';
import {ProductPicture} from '~/catalogue/product-picture';
import {galleryPictures} from './gallery-pictures';

/** Three-quarter, worn, front and side. */
const FEW = 4;

interface MorePicturesProps {
  product: Product;
  /** The selected one. */
  variant: Variant | undefined;
}

/**
 * On wide screens, large beside each other: the pair worn, and the last picture, which is the nearest or of its case; of
 * few pictures the third, from ahead.
 */
export function MorePictures({product, variant}: MorePicturesProps) {
  const images = galleryPictures(product, variant);
  const [worn, other] = [images[1], images[images.length > FEW ? images.length - 1 : 2]];
  if (!worn || !other) return null;
  return (
    <div className="mt-10 hidden gap-x-4 md:grid md:grid-cols-2">
      {[worn, other].map((image) => (
        <ProductPicture key={image.url} image={image} alt="" use="pair" sizes="27vw" />
      ))}
    </div>
  );
}
