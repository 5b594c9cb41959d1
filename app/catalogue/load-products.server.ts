import type {CatalogueQuery} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/.server/storefront-api';
import {StorefrontError} from '~/.server/storefront-error';
import {categories} from '~/shop/categories';
import {vendors} from '~/shop/goods';
import {
  ALL,
  categoryOf,
  isKnownCategory,
  matchesCategory,
  PAGE_SIZE,
  type CategoryPage,
} from './categories';
import {isHandle} from './handle';
import {BESTSELLERS_REQUESTED, selectBestsellers} from './bestsellers';
import {CATALOGUE_QUERY, FIND_PRODUCTS_QUERY} from './list-queries';
import {
  loadCards,
  loadFirstProducts,
  requestProducts,
  type FirstProducts,
  type ListedProduct,
} from './load-cards.server';
import {loadCollection} from './load-collection.server';
import {leadsOf, searchFor} from './preview';
import type {Product, ProductCard} from './product';

/** Longer words than this are in no title. */
const LONGEST_WORD = 60;

/**
 * A page of a category: one of `app/shop`, else a collection that the shop keeps in Shopify, else what has the word in
 * its title or handle. A list may be empty, a word that no product has is no category.
 *
 * @throws StorefrontError; null if there is no such page
 */
export async function loadCategory(
  api: StorefrontApi,
  category: string,
  page: number,
): Promise<CategoryPage | null> {
  const isListed = isKnownCategory(category);
  const isWord = category.trim() !== '' && category.length <= LONGEST_WORD;
  if (!isListed && !isWord) return null;
  const collection = isListed || !isHandle(category) ? null : await loadCollection(api, category);
  const isList = isListed || collection !== null;
  const members =
    collection?.products ??
    (await loadCatalogue(api)).filter((product) => matchesCategory(product, category));
  const pages = Math.max(1, Math.ceil(members.length / PAGE_SIZE));
  if (page > pages || (members.length === 0 && !isList)) return null;
  const shown = members.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const products = await loadCards(api, shown, isList);
  return {
    ...(collection && {name: collection.title}),
    cards: products.map(({card}) => card),
    total: members.length,
    page,
    pages,
    hasOwnGoods: products.some(({vendor}) => vendors.includes(vendor)),
  };
}

/** @throws StorefrontError */
export function loadBestsellers(api: StorefrontApi): Promise<ProductCard[]> {
  return api.cached(['bestsellers'], async () => {
    const given = {first: BESTSELLERS_REQUESTED, sortKey: 'BEST_SELLING'} as const;
    const {products} = await requestProducts(api, given);
    return selectBestsellers(products).map(({card}) => card);
  });
}

/** How many stand in one row of a wide screen. */
const NEIGHBOURS = 4;

/**
 * Others of a product's collection, of the first products of the shop: those that come after it, then those before.
 *
 * @param loading the product, which is loaded at the same time
 * @throws StorefrontError
 */
export async function loadNeighbours(
  api: StorefrontApi,
  loading: Promise<Pick<Product, 'handle' | 'title'> | null>,
): Promise<ProductCard[]> {
  const [product, {products}] = await Promise.all([loading, loadFirstProducts(api)]);
  const category = product && categoryOf(product);
  if (!category) return [];
  const place = products.findIndex(({handle}) => handle === product.handle);
  return [...products.slice(place + 1), ...products.slice(0, Math.max(0, place))]
    .filter((other) => matchesCategory(other, category.handle))
    .slice(0, NEIGHBOURS)
    .map(({card}) => card);
}

/**
 * The first product of each collection that has one (specification §9, preview grid), and the handles of all that do.
 *
 * @throws StorefrontError
 */
export async function loadPreview(api: StorefrontApi) {
  const {products: first, next} = await loadFirstProducts(api);
  const leads = await loadLeads(api, first, next === null);
  const shown = categories.flatMap(({handle, name, inPreview, previewPicture}) => {
    const lead = inPreview ? leads.get(handle) : undefined;
    return lead ? [{category: {handle, name, previewPicture}, lead}] : [];
  });
  const products = await loadCards(api, [...new Set(shown.map(({lead}) => lead))], true);
  return {
    entries: shown.flatMap(({category, lead}) => {
      const product = products.find(({id}) => id === lead.id);
      return product ? [{category, product: product.card}] : [];
    }),
    filled: [...leads.keys()],
  };
}

/** The categories that have products, that of all products included. @throws StorefrontError */
export async function loadFilledCategories(api: StorefrontApi): Promise<string[]> {
  const {products, isAll} = await api.cached(['catalogue-ends'], async () => {
    const {onward, backward} = await api.request(CATALOGUE_QUERY, {});
    return {products: [...onward.nodes, ...backward.nodes], isAll: !onward.pageInfo.hasNextPage};
  });
  return [...(await loadLeads(api, products, isAll)).keys()];
}

/**
 * The first product of each category, that of all products included; an empty category is left out.
 *
 * @param products where they are looked for first
 * @param isAll whether the shop has no others
 */
async function loadLeads(
  api: StorefrontApi,
  products: readonly ListedProduct[],
  isAll: boolean,
): Promise<ReadonlyMap<string, ListedProduct>> {
  const leads = leadsOf([ALL, ...categories.map(({handle}) => handle)], products);
  const missing = categories.filter(({handle}) => !leads.has(handle));
  if (isAll || missing.length === 0) return leads;
  // One small question instead of the whole catalogue: a collection's words stand in its products' titles.
  const handles = missing.map(({handle}) => handle);
  const others = await api.cached(['leads', ...handles], async () => {
    const found = await api.request(FIND_PRODUCTS_QUERY, {query: searchFor(missing)});
    return [...leadsOf(handles, found.products.nodes)];
  });
  return new Map([...leads, ...others]);
}

/** Every product of the shop, in its order. @throws StorefrontError */
async function loadCatalogue(api: StorefrontApi): Promise<readonly ListedProduct[]> {
  const first = await loadFirstProducts(api);
  if (first.next === null) return first.products;
  return api.cached(['catalogue'], () => requestCatalogue(api, first));
}

/** Reads on from the first products and back from the last until both meet. */
async function requestCatalogue(
  api: StorefrontApi,
  {products, next}: FirstProducts,
): Promise<ListedProduct[]> {
  const onward = new Map(products.map(({id, handle, title}) => [id, {id, handle, title}]));
  const backward: ListedProduct[] = [];
  const followed = new Set<string>();
  let [after, lastAfter]: Array<string | null | undefined> = [next];
  while (after) {
    // A cursor that comes again would never lead to the last page.
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
