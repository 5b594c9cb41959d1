import type {CollectionQuery} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/.server/storefront-api';
import type {Language} from '~/i18n/languages';
import {COLLECTION_QUERY, COLLECTION_TITLE_QUERY} from './collection-queries';
import type {ListedProduct} from './load-cards.server';
import {loadShop} from './load-shop.server';
import type {ShopText} from './product';
import {codeOf, shopText, translatedLanguages} from './shop-text.server';

export interface Collection {
  title: ShopText;
  products: readonly ListedProduct[];
}

/** A collection of the shop's in Shopify. @throws StorefrontError; null if there is none of this handle */
export function loadCollection(api: StorefrontApi, handle: string): Promise<Collection | null> {
  return api.cached(['collection', handle], async () => {
    const shop = await loadShop(api);
    const [first, ...titles] = await Promise.all([
      api.request(COLLECTION_QUERY, {handle}),
      ...translatedLanguages(shop).map(async (language) => {
        const answer = await api.request(COLLECTION_TITLE_QUERY, {
          handle,
          language: codeOf(language),
        });
        return [language, answer.collection?.title] as const;
      }),
    ]);
    if (!first.collection) return null;
    const translations: Partial<Record<Language, string>> = {};
    for (const [language, title] of titles) if (title) translations[language] = title;
    return {
      title: shopText(shop, first.collection.title, translations),
      products: await readAll(api, handle, first.collection.products),
    };
  });
}

type Page = NonNullable<CollectionQuery['collection']>['products'];

async function readAll(api: StorefrontApi, handle: string, first: Page): Promise<ListedProduct[]> {
  const products = new Map(first.nodes.map((product) => [product.id, product]));
  let {hasNextPage, endCursor} = first.pageInfo;
  while (hasNextPage && endCursor) {
    const {collection}: CollectionQuery = await api.request(COLLECTION_QUERY, {
      handle,
      after: endCursor,
    });
    // A cursor that comes again would never lead to the last page.
    if (!collection || collection.products.pageInfo.endCursor === endCursor) break;
    for (const product of collection.products.nodes) products.set(product.id, product);
    ({hasNextPage, endCursor} = collection.products.pageInfo);
  }
  return [...products.values()];
}
