import type {PricedProduct} from '../../../app/catalogue/price-list';
import type {PriceChange} from '../../../app/routes/admin/changes';

export function variantId(number: number): string {
  return `gid://shopify/ProductVariant/${number}`;
}

/** A product of the price list with a variant for each price; variants are numbered from `first`. */
export function pricedProduct(first: number, ...prices: readonly string[]): PricedProduct {
  return {
    id: `gid://shopify/Product/${first}`,
    handle: `product-${first}`,
    shopTitle: `Product ${first}`,
    title: `Product ${first}`,
    also: '',
    currencyCode: 'SEK',
    image: null,
    variants: prices.map((price, index) => ({
      id: variantId(first + index),
      title: prices.length === 1 ? 'Default Title' : `Variant ${first + index}`,
      also: '',
      sku: `SKU-${first + index}`,
      price,
      compareAtPrice: null,
    })),
  };
}

export function priceChange(
  number: number,
  before: string,
  after: string,
  name = `Variant ${number}`,
): PriceChange {
  return {variantId: variantId(number), name, currencyCode: 'SEK', before, after, former: null};
}
