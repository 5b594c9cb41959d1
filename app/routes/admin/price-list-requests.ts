import type {PriceListPage} from '~/catalogue/price-list';
import {currencyOf, listOf, type LoadedPage, type PriceStore} from './price-store';

/** A shop that takes longer does not answer at all. */
const TIMEOUT_MS = 30_000;

/** @throws if the shop cannot be asked */
async function fetchPage(after: string | null): Promise<LoadedPage> {
  const query = after === null ? '' : `?${new URLSearchParams({after})}`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`/admin-products${query}`, {signal});
  if (!response.ok) throw new Error(`The price list answered ${response.status}.`);
  const page: PriceListPage = await response.json();
  return {...page, after};
}

/** The page after those that are shown. @returns false if it could not be loaded */
export async function loadNextPage(store: PriceStore): Promise<boolean> {
  const {next} = store.getState();
  if (next === null) return true;
  try {
    const page = await fetchPage(next);
    if (isInOtherCurrency(page, store)) return await reloadPages(store);
    store.setState((state) =>
      // Unless the list was loaded anew in the meantime.
      state.next === next ? listOf([...state.pages, page]) : state,
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
  const pages: LoadedPage[] = [];
  let loaded = 0;
  try {
    let next: string | null = null;
    do {
      const page: LoadedPage = await fetchPage(next);
      pages.push(page);
      loaded += page.products.length;
      for (const id of variantIdsOf(page)) missing.delete(id);
      next = page.next;
    } while (next !== null && (loaded < shown || missing.size > 0));
    store.setState(listOf(pages));
    return true;
  } catch {
    return false;
  }
}

/**
 * The prices of these variants, anew from the shop: all at once, and only the pages that hold them, so that a
 * save out of a long list need not wait for all of it. A page that is as it was stays the same object, and
 * thousands of rows need not render.
 *
 * @returns false if the pages could not be loaded; the list then stands
 */
export async function refreshPrices(
  store: PriceStore,
  variantIds: readonly string[],
): Promise<boolean> {
  const {listed, pages} = store.getState();
  if (variantIds.some((id) => !listed.has(id))) return reloadPages(store, variantIds);
  const wanted = new Set(variantIds);
  const old = pages.filter((page) => variantIdsOf(page).some((id) => wanted.has(id)));
  try {
    const fresh = await Promise.all(old.map(({after}) => fetchPage(after)));
    const renewed = new Map(old.map((page, index) => [page, fresh[index] ?? page]));
    // Products that came or went have moved others from page to page; a list is in one currency.
    if (
      old.some((page, index) => page.next !== fresh[index]?.next) ||
      fresh.some((page) => isInOtherCurrency(page, store))
    ) {
      return await reloadPages(store, variantIds);
    }
    const changed = old.filter((page) => !isSame(page, renewed.get(page)));
    if (changed.length > 0) {
      store.setState((state) =>
        listOf(
          state.pages.map((page) => (changed.includes(page) ? (renewed.get(page) ?? page) : page)),
        ),
      );
    }
    return true;
  } catch {
    return false;
  }
}

function isInOtherCurrency({products}: PriceListPage, store: PriceStore): boolean {
  const shown = currencyOf(store.getState());
  return products.some(({currencyCode}) => currencyCode !== shown);
}

function variantIdsOf({products}: PriceListPage): string[] {
  return products.flatMap(({variants}) => variants.map(({id}) => id));
}

function isSame(page: LoadedPage, other: LoadedPage | undefined): boolean {
  return JSON.stringify(page.products) === JSON.stringify(other?.products);
}
