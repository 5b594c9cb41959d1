import type {StorefrontApi} from '~/server/storefront-api.server';
import {COLLECTION_QUERY, COLLECTION_TITLE_QUERY} from './collection-queries';
import {followPages} from './follow-pages';
import type {ListedProduct} from './load-cards.server';
import {loadShop} from './load-shop.server';
import type {ShopText} from './product';
import {inOtherLanguages, shopText} from './shop-text.server';

export interface Collection {
  title: ShopText;
  products: readonly ListedProduct[];
}

/** A collection in Shopify. @throws StorefrontError; null if there is none of this handle */
export function loadCollection(api: StorefrontApi, handle: string): Promise<Collection | null> {
  return api.cached(['collection', handle], async () => {
    const shop = await loadShop(api);
    const [first, titles] = await Promise.all([
      api.request(COLLECTION_QUERY, {handle}),
      inOtherLanguages(shop, async (language) => {
        const answer = await api.request(COLLECTION_TITLE_QUERY, {handle, language});
        return answer.collection?.title;
      }),
    ]);
    if (!first.collection) return null;
    const {nodes} = await followPages(first.collection.products, async (after) => {
      const {collection} = await api.request(COLLECTION_QUERY, {handle, after});
      return collection?.products;
    });
    return {
      title: shopText(shop, first.collection.title, titles),
      // A product that moves up while the pages load comes twice.
      products: [...new Map(nodes.map((product) => [product.id, product])).values()],
    };
  });
}
