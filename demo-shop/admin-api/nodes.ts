import {numberOfGlobalId} from '../database/ids.ts';
import {toTwoDecimals} from '../database/money.ts';
import type {ProductStore} from '../database/product-store.ts';
import type {ProductRecord, VariantRecord} from '../database/records.ts';
import {requireGlobalId} from '../graphql/global-id-argument.ts';

/** The object of a global id; null if missing or of an unsupported type. */
export function findAdminNode(globalId: string, products: ProductStore) {
  const {type} = requireGlobalId(globalId);
  if (type === 'ProductVariant') {
    const variant = products.variantByNumber(numberOfGlobalId('ProductVariant', globalId) ?? -1);
    return variant ? toVariant(variant, products) : null;
  }
  if (type === 'Product') {
    const product = products.byNumber(numberOfGlobalId('Product', globalId) ?? -1);
    return product ? toProduct(product) : null;
  }
  return null;
}

export function toVariant(variant: VariantRecord, products: ProductStore) {
  const {__typename, id, title, sku, priceInOre, compareAtPriceInOre, productNumber} = variant;
  return {
    __typename,
    id,
    title,
    sku,
    // Always two decimals, unlike in the Storefront API.
    price: toTwoDecimals(priceInOre),
    compareAtPrice: compareAtPriceInOre === null ? null : toTwoDecimals(compareAtPriceInOre),
    product: () => {
      const product = products.byNumber(productNumber);
      return product ? toProduct(product) : null;
    },
  };
}

export function toProduct({__typename, id, handle, title}: ProductRecord) {
  return {__typename, id, handle, title};
}
