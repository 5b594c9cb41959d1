import type {StorefrontApi} from '~/server/storefront-api.server';
import {categories, type Category} from '~/shop/categories';
import {ALL, categoryOf, matchesCategory} from './categories';
import {BESTSELLERS_REQUESTED, selectBestsellers} from './bestsellers';
import {CATALOGUE_QUERY, FIND_PRODUCTS_QUERY} from './list-queries';
import {
  loadCards,
  loadFirstProducts,
  requestProducts,
  type ListedProduct,
} from './load-cards.server';
import {leadsOf, searchFor} from './preview';
import type {Product, ProductCard} from './product';

/** @throws StorefrontError */
export function loadBestsellers(api: StorefrontApi): Promise<ProductCard[]> {
  return api.cached(['bestsellers'], async () => {
    const given = {first: BESTSELLERS_REQUESTED, sortKey: 'BEST_SELLING'} as const;
    const {products} = await requestProducts(api, given);
    return selectBestsellers(products).map(({card}) => card);
  });
}

/** One row of a wide screen. */
const NEIGHBOURS = 4;

/**
 * Other products of its collection, of the shop's first products: those after it, then those before.
 *
 * @param loading the product, loaded in parallel
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
 * The first product of each collection that has one (specification §9, preview grid). Of a product what its tile shows:
 * each word stands in the document.
 *
 * @throws StorefrontError
 */
export async function loadPreview(api: StorefrontApi) {
  const {products: first, next} = await loadFirstProducts(api);
  const previewed = categories.filter(({inPreview}) => inPreview);
  const leads = await loadLeads(api, first, next === null, previewed);
  const shown = previewed.flatMap(({handle, name}) => {
    const lead = leads.get(handle);
    return lead ? [{category: {handle, name}, lead}] : [];
  });
  const products = await loadCards(api, [...new Set(shown.map(({lead}) => lead))], true);
  return {
    entries: shown.flatMap(({category, lead}) => {
      const card = products.find(({id}) => id === lead.id)?.card;
      if (!card) return [];
      // The last: bestsellers show the first of theirs.
      return [{category, product: {handle: card.handle, image: card.images.at(-1)}}];
    }),
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
 * @param products searched first
 * @param isAll whether these are all products of the shop
 */
async function loadLeads(
  api: StorefrontApi,
  products: readonly ListedProduct[],
  isAll: boolean,
  wanted: readonly Category[] = categories,
): Promise<ReadonlyMap<string, ListedProduct>> {
  const leads = leadsOf([ALL, ...wanted.map(({handle}) => handle)], products);
  const missing = wanted.filter(({handle}) => !leads.has(handle));
  if (isAll || missing.length === 0) return leads;
  // One small query instead of the whole catalogue: products have their collection's words in the title.
  const handles = missing.map(({handle}) => handle);
  const others = await api.cached(['leads', ...handles], async () => {
    const found = await api.request(FIND_PRODUCTS_QUERY, {query: searchFor(missing)});
    return [...leadsOf(handles, found.products.nodes)];
  });
  return new Map([...leads, ...others]);
}
