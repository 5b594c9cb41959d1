import type {StorefrontApi} from '~/server/storefront-api.server';
import {followPages} from './follow-pages';
import {loadShop} from './load-shop.server';
import type {Product} from './product';
import {MORE_VARIANTS_QUERY, PRODUCT_BY_HANDLE_QUERY, PRODUCT_TEXTS_QUERY} from './product-queries';
import {inOtherLanguages} from './shop-text.server';
import {toProduct} from './to-product.server';

/** Specification §7 and §9. */
const DETAIL_IMAGES = 10;

/** @throws StorefrontError; null if the shop has no such product */
export function loadProduct(api: StorefrontApi, handle: string): Promise<Product | null> {
  return api.cached(['product', handle], async () => {
    const shop = await loadShop(api);
    const variables = {handle, images: DETAIL_IMAGES};
    const [{productByHandle}, translations] = await Promise.all([
      api.request(PRODUCT_BY_HANDLE_QUERY, variables),
      inOtherLanguages(shop, async (language) => {
        const answer = await api.request(PRODUCT_TEXTS_QUERY, {...variables, language});
        return answer.productByHandle;
      }),
    ]);
    if (!productByHandle) return null;
    const {nodes} = await followPages(productByHandle.variants, async (after) => {
      const answer = await api.request(MORE_VARIANTS_QUERY, {handle, after});
      return answer.productByHandle?.variants;
    });
    return toProduct(
      shop,
      {...productByHandle, variants: {...productByHandle.variants, nodes}},
      translations,
    );
  });
}
