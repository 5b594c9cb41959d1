import type {Product, Variant} from '~/catalogue/product';
import {ProductPicture} from '~/catalogue/product-picture';
import {galleryPictures} from './gallery-pictures';

interface MorePicturesProps {
  product: Product;
  /** The selected one. */
  variant: Variant | undefined;
}

/** On wide screens, the two pictures after the first beside each other: worn, and from the front. */
export function MorePictures({product, variant}: MorePicturesProps) {
  const [, worn, front] = galleryPictures(product, variant);
  if (!worn || !front) return null;
  return (
    <div className="mt-10 hidden gap-x-4 md:grid md:grid-cols-2 print:hidden">
      {[worn, front].map((image) => (
        <ProductPicture
          key={image.url}
          image={image}
          alt=""
          use="card"
          sizes="(min-width: 1600px) 420px, (min-width: 1440px) 372px, 27vw"
        />
      ))}
    </div>
  );
}
