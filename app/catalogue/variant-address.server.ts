import type {StorefrontApi} from '~/server/storefront-api.server';
import {loadProduct} from './load-product.server';
import {defaultVariant, variantSearch} from './variant-selection';

/**
 * The canonical query of the variant that an address asks for; '' for the product's default. There are as many values
 * as variants.
 *
 * @throws StorefrontError
 */
export async function askedVariant(
  api: StorefrontApi,
  {handle, search}: {handle: string; search: string},
): Promise<string> {
  const product = await loadProduct(api, handle);
  if (!product) return '';
  const asked = defaultVariant(product, search);
  return asked && asked !== defaultVariant(product) ? variantSearch(asked) : '';
}
