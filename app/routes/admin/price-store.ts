import {createContext, useContext} from 'react';
import {createStore, useStore, type StoreApi} from 'zustand';
import type {PriceListPage, PricedProduct} from '~/catalogue/price-list';
import type {Route} from './+types/route';
import {listVariants, type Drafts, type ListedVariant, type PriceChange} from './price-changes';

/** What the server says of the visitor's right to save. */
export type Access = Route.ComponentProps['loaderData']['access'];

/** A change that the shop did not take, kept with its reason so that it can be tried again. */
export interface FailedChange extends PriceChange {
  reason: string;
}

/** A page of the list, with where it begins. */
export interface LoadedPage extends PriceListPage {
  after: string | null;
}

export interface PriceState {
  access: Access;
  pages: readonly LoadedPage[];
  products: readonly PricedProduct[];
  listed: ReadonlyMap<string, ListedVariant>;
  /** Where the next page begins; null once all are loaded. */
  next: string | null;
  drafts: Drafts;
  failed: readonly FailedChange[];
  /** A save under way, in prices. */
  progress: {done: number; total: number} | null;
}

export type PriceStore = StoreApi<PriceState>;

export function createPriceStore(page: PriceListPage, access: Access): PriceStore {
  return createStore<PriceState>()(() => ({
    access,
    ...listOf([{...page, after: null}]),
    drafts: {},
    failed: [],
    progress: null,
  }));
}

/** The list that pages make, put together. */
export function listOf(
  pages: readonly LoadedPage[],
): Pick<PriceState, 'pages' | 'products' | 'listed' | 'next'> {
  const products = pages.flatMap((page) => page.products);
  return {pages, products, listed: listVariants(products), next: pages.at(-1)?.next ?? null};
}

/** The currency that the list is in; undefined for a shop without products. */
export function currencyOf({products}: Pick<PriceListPage, 'products'>): string | undefined {
  return products[0]?.currencyCode;
}

/** @param text what the field holds; undefined takes the draft back */
export function setDraft(store: PriceStore, variantId: string, text: string | undefined): void {
  store.setState(({drafts: {[variantId]: _before, ...others}}) => ({
    drafts: text === undefined ? others : {...others, [variantId]: text},
  }));
}

export function setDrafts(store: PriceStore, changed: Drafts): void {
  store.setState(({drafts}) => ({drafts: {...drafts, ...changed}}));
}

/** What has failed, but for the variants of these changes. */
export function withoutChanges(
  failed: readonly FailedChange[],
  changes: readonly PriceChange[],
): FailedChange[] {
  const variantIds = new Set(changes.map(({variantId}) => variantId));
  return failed.filter(({variantId}) => !variantIds.has(variantId));
}

const PriceStoreContext = createContext<PriceStore | undefined>(undefined);

export const PriceStoreProvider = PriceStoreContext.Provider;

export function usePriceStore(): PriceStore {
  const store = useContext(PriceStoreContext);
  if (!store) throw new Error('The price list needs its store around it.');
  return store;
}

/** A part of the state; the component renders again only when that part changes. */
export function usePrices<Part>(part: (state: PriceState) => Part): Part {
  return useStore(usePriceStore(), part);
}
