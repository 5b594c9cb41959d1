import {FOURTH_PICTURE, PAPER_WORDS, paperImage} from '~/shop/exceptions';
import {parseAmount} from './money';
import type {Product, ProductCard, ProductImage, Variant} from './product';

export function toCard(product: Product): ProductCard {
  const {handle, title, variants} = product;
  const forSale = variants.filter(({availableForSale}) => availableForSale);
  const variant = forSale[0] ?? variants[0];
  const prices = forSale
    .map(({price}) => price)
    .sort((one, other) => unitsOf(one) - unitsOf(other));
  const [lowest = variant?.price ?? product.minPrice] = prices;
  const hasDearerVariant = prices.some((price) => unitsOf(price) > unitsOf(lowest));
  return {
    handle,
    title,
    price: lowest,
    hasDearerVariant,
    images: cardImages(product),
    ...(variant && {variant: withoutSku(variant)}),
  };
}

function unitsOf({amount, currencyCode}: ProductCard['price']): number {
  return parseAmount(amount, currencyCode);
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
  const lower = text.toLowerCase();
  return PAPER_WORDS.some((word) => lower.includes(word));
}
