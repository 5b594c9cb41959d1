import type {CatalogueQuery} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/server/storefront-api.server';
import {StorefrontError} from '~/server/storefront-error.server';
import {vendors} from '~/shop/vendors';
import {isKnownCategory, matchesCategory, PAGE_SIZE, type CategoryPage} from './categories';
import {isHandle} from './handle';
import {CATALOGUE_QUERY} from './list-queries';
import {
  loadCards,
  loadFirstProducts,
  type FirstProducts,
  type ListedProduct,
} from './load-cards.server';
import {loadCollection} from './load-collection.server';
import type {ShopText} from './product';

/** No title has a longer word. */
const MAX_WORD_LENGTH = 60;

/** A page of a category. @throws StorefrontError; null if there is no such page */
export async function loadCategory(
  api: StorefrontApi,
  category: string,
  page: number,
): Promise<CategoryPage | null> {
  const members = await loadMembers(api, category, () => loadCatalogue(api));
  return members && toPage(api, members, page);
}

interface Members {
  /** Of a collection in Shopify. */
  name?: ShopText;
  products: readonly ListedProduct[];
  /** One of the shop's lists, not any word. */
  isList: boolean;
}

/**
 * The products of a category: one of `app/shop`, else a collection in Shopify, else products with the word in title or
 * handle. A collection may be empty; a word without products is no category.
 *
 * @param loadAll loads every product of the shop
 * @throws StorefrontError; null if there is no such category
 */
export async function loadMembers(
  api: StorefrontApi,
  category: string,
  loadAll: () => Promise<readonly ListedProduct[]>,
): Promise<Members | null> {
  const isListed = isKnownCategory(category);
  const isWord = category.trim() !== '' && category.length <= MAX_WORD_LENGTH;
  if (!isListed && !isWord) return null;
  const collection = isListed || !isHandle(category) ? null : await loadCollection(api, category);
  if (collection) return {name: collection.title, products: collection.products, isList: true};
  const products = (await loadAll()).filter((product) => matchesCategory(product, category));
  return products.length > 0 || isListed ? {products, isList: isListed} : null;
}

/** The cards of one page of a list. @throws StorefrontError; null if it has no such page */
export async function toPage(
  api: StorefrontApi,
  {name, products, isList}: Members,
  page: number,
): Promise<CategoryPage | null> {
  const total = products.length;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > pages) return null;
  const shown = products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const cards = await loadCards(api, shown, isList);
  return {
    ...(name && {name}),
    cards: cards.map(({card}) => card),
    total,
    page,
    pages,
    hasOwnGoods: cards.some(({vendor}) => vendors.includes(vendor)),
  };
}

/** Every product of the shop, in its order. @throws StorefrontError */
async function loadCatalogue(api: StorefrontApi): Promise<readonly ListedProduct[]> {
  const first = await loadFirstProducts(api);
  if (first.next === null) return first.products;
  return api.cached(['catalogue'], () => requestCatalogue(api, first));
}

/** Reads forwards and backwards until both meet. */
async function requestCatalogue(
  api: StorefrontApi,
  {products, next}: FirstProducts,
): Promise<ListedProduct[]> {
  const onward = new Map(products.map(({id, handle, title}) => [id, {id, handle, title}]));
  const backward: ListedProduct[] = [];
  const followed = new Set<string>();
  let [after, lastAfter]: Array<string | null | undefined> = [next];
  while (after) {
    // A repeated cursor would loop forever.
    if (followed.has(after)) throw new StorefrontError('The pages of products do not end');
    followed.add(after);
    const answer: CatalogueQuery = await api.request(CATALOGUE_QUERY, {after, lastAfter});
    for (const product of answer.onward.nodes) onward.set(product.id, product);
    backward.push(...answer.backward.nodes);
    const haveMet = answer.backward.nodes.some(({id}) => onward.has(id));
    const {hasNextPage, endCursor} = answer.onward.pageInfo;
    after = hasNextPage && !haveMet ? endCursor : null;
    lastAfter = answer.backward.pageInfo.endCursor;
  }
  for (const product of backward.reverse()) onward.set(product.id, product);
  return [...onward.values()];
}
