import type {PriceListPage, PricedProduct} from '~/catalogue/price-list';
import {listOf, type PriceStore} from './price-store';

/** @throws if the shop cannot be asked */
async function fetchPage(after: string | null): Promise<PriceListPage> {
  const query = after === null ? '' : `?${new URLSearchParams({after})}`;
  const response = await fetch(`/admin-products${query}`);
  if (!response.ok) throw new Error(`The price list answered ${response.status}.`);
  const page: PriceListPage = await response.json();
  return page;
}

/** The page after those that are shown. @returns false if it could not be loaded */
export async function loadNextPage(store: PriceStore): Promise<boolean> {
  const {next} = store.getState();
  if (next === null) return true;
  try {
    const page = await fetchPage(next);
    store.setState((state) =>
      // Unless the list was loaded anew in the meantime.
      state.next === next
        ? listOf({products: [...state.products, ...page.products], next: page.next})
        : state,
    );
    return true;
  } catch {
    return false;
  }
}

/**
 * The pages that are shown, anew from the shop.
 *
 * @param variantIds variants that must be among them: further pages are loaded until they are
 * @returns false if the pages could not be loaded; the list then stands
 */
export async function reloadPages(
  store: PriceStore,
  variantIds: readonly string[] = [],
): Promise<boolean> {
  const shown = store.getState().products.length;
  const missing = new Set(variantIds);
  const products: PricedProduct[] = [];
  try {
    let next: string | null = null;
    do {
      const page: PriceListPage = await fetchPage(next);
      products.push(...page.products);
      for (const {variants} of page.products) for (const {id} of variants) missing.delete(id);
      next = page.next;
    } while (next !== null && (products.length < shown || missing.size > 0));
    store.setState(listOf({products, next}));
    return true;
  } catch {
    return false;
  }
}
