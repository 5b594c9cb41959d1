import type {Product, Variant} from '~/catalogue/product';
import {ProductPicture} from '~/catalogue/product-picture';
import {galleryPictures} from './gallery-pictures';

/** Three-quarter, front, with its case, and side. */
const FEW = 4;

interface MorePicturesProps {
  product: Product;
  /** The selected one. */
  variant: Variant | undefined;
}

/**
 * On wide screens, large beside each other: the pair with its case, and the last picture, which is the nearest; of few
 * pictures the second, from ahead.
 */
export function MorePictures({product, variant}: MorePicturesProps) {
  const images = galleryPictures(product, variant);
  const [withCase, other] = [images[2], images[images.length > FEW ? images.length - 1 : 1]];
  if (!withCase || !other) return null;
  return (
    <div className="mt-10 hidden gap-x-4 md:grid md:grid-cols-2">
      {[withCase, other].map((image) => (
        <ProductPicture key={image.url} image={image} alt="" use="pair" sizes="27vw" />
      ))}
    </div>
  );
}
