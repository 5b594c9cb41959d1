import type {Product, Variant} from '~/catalogue/product';
import {ProductPicture} from '~/catalogue/product-picture';
import {galleryPictures} from './gallery-pictures';

/** In the demo shop: three-quarter, front, with its case, and side. */
const FEW = 4;

interface MorePicturesProps {
  product: Product;
  /** The selected one. */
  variant: Variant | undefined;
}

/**
 * On wide screens, large beside each other: the third picture, in the demo shop mostly of its case, and the last; of few
 * pictures the second, from ahead.
 */
export function MorePictures({product, variant}: MorePicturesProps) {
  const images = galleryPictures(product, variant);
  const [third, other] = [images[2], images[images.length > FEW ? images.length - 1 : 1]];
  if (!third || !other) return null;
  return (
    <div className="mt-10 hidden gap-x-4 md:grid md:grid-cols-2">
      {[third, other].map((image) => (
        <ProductPicture key={image.url} image={image} alt="" use="pair" sizes="27vw" />
      ))}
    </div>
  );
}
