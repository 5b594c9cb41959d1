import type {StorefrontApi} from '~/.server/storefront-api';
import {loadProduct} from './load-product.server';
import {defaultVariant, variantSearch} from './variant-selection';

/**
 * What names the variant that a product's address asks for, however it asks: '' where it is the one that the plain
 * address shows. There are as many answers as the product has variants.
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
