import {createContext, useContext} from 'react';
import {createStore, useStore, type StoreApi} from 'zustand';
import type {PriceListPage, PricedProduct} from '~/catalogue/price-list';
import {listVariants, type Drafts, type ListedVariant, type PriceChange} from './price-changes';

/** A change that the shop did not take, kept with its reason so that it can be tried again. */
export interface FailedChange extends PriceChange {
  reason: string;
}

export interface PriceState {
  products: readonly PricedProduct[];
  listed: ReadonlyMap<string, ListedVariant>;
  /** Where the next page begins; null once all are loaded. */
  next: string | null;
  drafts: Drafts;
  failed: readonly FailedChange[];
  /** A save under way, in prices. */
  progress: {done: number; total: number} | null;
  /** The session ended in the middle of a save, which waits for the owner. */
  needsSignIn: boolean;
}

export type PriceStore = StoreApi<PriceState>;

export function createPriceStore(page: PriceListPage): PriceStore {
  return createStore<PriceState>()(() => ({
    ...listOf(page),
    drafts: {},
    failed: [],
    progress: null,
    needsSignIn: false,
  }));
}

/** The list as a page, or several pages put together, say. */
export function listOf({
  products,
  next,
}: PriceListPage): Pick<PriceState, 'products' | 'listed' | 'next'> {
  return {products, listed: listVariants(products), next};
}

/** @param text what the field holds; undefined takes the draft back */
export function setDraft(store: PriceStore, variantId: string, text: string | undefined): void {
  setDrafts(store, {[variantId]: text});
}

export function setDrafts(
  store: PriceStore,
  changed: Readonly<Record<string, string | undefined>>,
): void {
  store.setState(({drafts}) => ({
    drafts: Object.fromEntries(
      Object.entries({...drafts, ...changed}).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    ),
  }));
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
