import {paperImage} from './paper-image';
import type {Product, ProductCard, ProductImage, Variant} from './product';
import {parseAmount} from './money';

/** This handle's fourth picture shows it best (specification §9). */
const FOURTH_PICTURE = 'hybrid-atom-carbon-fiber-acetate-sunglasses';

export function toCard(product: Product): ProductCard {
  const {handle, title, variants} = product;
  const variant = variants.find(({availableForSale}) => availableForSale) ?? variants[0];
  const price = variant?.price ?? product.minPrice;
  return {
    handle,
    title,
    price,
    hasDearerVariant: variants.some((other) => parseAmount(other.price) > parseAmount(price)),
    images: cardImages(product),
    ...(variant && {variant: withoutSku(variant)}),
  };
}

/** No list tells it to anyone. */
function withoutSku({sku: _sku, ...variant}: Variant): Variant {
  return variant;
}

/** The picture that stands for a product, and the one shown on hover: none, one or two (specification §9). */
export function cardImages({
  handle,
  title,
  images,
}: Pick<Product, 'handle' | 'title' | 'images'>): ProductImage[] {
  if (isPaper(handle) || isPaper(title.en)) return [{...paperImage, altText: title.en}];
  const first = (handle === FOURTH_PICTURE ? images[3] : undefined) ?? images[0];
  const second = images.find((image) => image !== first);
  return [first, second].filter((image) => image !== undefined);
}

function isPaper(text: string): boolean {
  return /revision|paper/i.test(text);
}
