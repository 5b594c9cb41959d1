import type {StorefrontApi} from '~/.server/storefront-api';
import {StorefrontError} from '~/.server/storefront-error';
import {toCard} from './card';
import {BESTSELLERS_SOUGHT, selectBestsellers, selectPreview} from './home-selections';
import {matchesCategory} from './categories';
import {loadShop, type ShopInfo} from './load-shop.server';
import type {Product, ProductCard} from './product';
import {PRODUCTS_QUERY} from './queries';
import {toProduct} from './to-product.server';

/** Specification §7 and §9. */
const PAGE_SIZE = 50;
const LIST_IMAGES = 5;

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
