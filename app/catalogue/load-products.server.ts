import type {StorefrontApi} from '~/.server/storefront-api';
import {StorefrontError} from '~/.server/storefront-error';
import {toCard} from './card';
import {BESTSELLERS_SOUGHT, selectBestsellers, selectPreview} from './home-selections';
import {matchesCategory} from './categories';
import {loadShop, type ShopInfo} from './load-shop.server';
import type {Product, ProductCard} from './product';
import {
  MORE_VARIANTS_QUERY,
  PRODUCT_BY_HANDLE_QUERY,
  PRODUCT_TEXTS_QUERY,
  PRODUCTS_QUERY,
} from './queries';
import {codeOf, translatedLanguages} from './shop-text.server';
import {toProduct} from './to-product.server';

/** Specification §7 and §9. */
const PAGE_SIZE = 50;
const LIST_IMAGES = 5;
const DETAIL_IMAGES = 10;

/** @throws StorefrontError */
export async function loadCategory(api: StorefrontApi, category: string): Promise<ProductCard[]> {
  const cards = await loadAllCards(api);
  return cards.filter(({handle, title}) => matchesCategory({handle, title: title.en}, category));
}

/** @throws StorefrontError */
export async function loadPreview(api: StorefrontApi) {
  return selectPreview(await loadAllCards(api));
}

/** @throws StorefrontError */
export function loadBestsellers(api: StorefrontApi): Promise<ProductCard[]> {
  return api.cached(['bestsellers'], async () => {
    const page = await loadPage(api, await loadShop(api), BESTSELLERS_SOUGHT);
    return selectBestsellers(page.products).map(toCard);
  });
}

/** @throws StorefrontError; null if the shop has no such product */
export function loadProduct(api: StorefrontApi, handle: string): Promise<Product | null> {
  return api.cached(['product', handle], async () => {
    const shop = await loadShop(api);
    const variables = {handle, images: DETAIL_IMAGES};
    const [{productByHandle}, ...translations] = await Promise.all([
      api.request(PRODUCT_BY_HANDLE_QUERY, variables),
      ...translatedLanguages(shop).map(async (language) => {
        const answer = await api.request(PRODUCT_TEXTS_QUERY, {
          ...variables,
          language: codeOf(language),
        });
        return [language, answer.productByHandle] as const;
      }),
    ]);
    if (!productByHandle) return null;
    const variants = await loadMoreVariants(api, handle, productByHandle.variants);
    return toProduct(
      shop,
      {...productByHandle, variants: {...productByHandle.variants, nodes: variants}},
      Object.fromEntries(translations),
    );
  });
}

type Variants = NonNullable<
  Awaited<ReturnType<typeof requestVariants>>['productByHandle']
>['variants'];

/** All variants of a product, whose first hundred came with it. */
async function loadMoreVariants(
  api: StorefrontApi,
  handle: string,
  first: Variants,
): Promise<Variants['nodes']> {
  const nodes = [...first.nodes];
  let {pageInfo} = first;
  while (pageInfo.hasNextPage && pageInfo.endCursor) {
    const {productByHandle} = await requestVariants(api, handle, pageInfo.endCursor);
    if (!productByHandle || productByHandle.variants.pageInfo.endCursor === pageInfo.endCursor)
      break;
    nodes.push(...productByHandle.variants.nodes);
    ({pageInfo} = productByHandle.variants);
  }
  return nodes;
}

function requestVariants(api: StorefrontApi, handle: string, after: string) {
  return api.request(MORE_VARIANTS_QUERY, {handle, after});
}

/** Every product of the shop: the pages are followed to the last, so that no category is cut off. */
export function loadAllCards(api: StorefrontApi): Promise<ProductCard[]> {
  return api.cached(['cards'], async () => {
    const shop = await loadShop(api);
    const cards: ProductCard[] = [];
    const followed = new Set<string | null>();
    let after: string | null = null;
    do {
      // A cursor that comes again would never lead to the last page.
      if (followed.has(after)) throw new StorefrontError('The pages of products do not end');
      followed.add(after);
      const page: Page = await loadPage(api, shop, PAGE_SIZE, after);
      cards.push(...page.products.map(toCard));
      after = page.next;
    } while (after);
    return cards;
  });
}

interface Page {
  products: Product[];
  next: string | null;
}

async function loadPage(
  api: StorefrontApi,
  shop: ShopInfo,
  first: number,
  after: string | null = null,
): Promise<Page> {
  const {products} = await api.request(PRODUCTS_QUERY, {first, after, images: LIST_IMAGES});
  const {hasNextPage, endCursor} = products.pageInfo;
  return {
    products: products.edges.map(({node}) => toProduct(shop, node)),
    next: hasNextPage ? (endCursor ?? null) : null,
  };
}
