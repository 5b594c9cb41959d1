import {createContext, useContext} from 'react';
import {createStore, useStore, type StoreApi} from 'zustand';
import type {Drafts, PriceChange} from './changes';
import type {PasteFault} from './paste';

/** A change that the shop did not take, kept with its reason so that it can be tried again. */
export interface FailedChange extends PriceChange {
  reason: string;
}

interface DraftState {
  drafts: Drafts;
  failed: readonly FailedChange[];
  /** Of the last paste. */
  pasteFaults: readonly PasteFault[];
}

/** What the owner has begun; what the shop has comes from the loader. */
export type DraftStore = StoreApi<DraftState>;

export function createDraftStore(): DraftStore {
  return createStore<DraftState>()(() => ({drafts: new Map(), failed: [], pasteFaults: []}));
}

/** @param text what the field holds; undefined takes the draft back */
export function setDraft(
  store: DraftStore,
  {id, price}: {id: string; price: string},
  text: string | undefined,
): void {
  store.setState(({drafts}) => {
    const changed = new Map(drafts);
    if (text === undefined) changed.delete(id);
    // The price that was seen first stays, until the owner begins again.
    else changed.set(id, {text, from: drafts.get(id)?.from ?? price});
    return {drafts: changed};
  });
}

/** @param texts each with the price that it was made on */
export function setDrafts(
  store: DraftStore,
  texts: Iterable<readonly [variantId: string, text: string, from: string]>,
): void {
  store.setState(({drafts}) => {
    const changed = new Map(drafts);
    for (const [id, text, from] of texts) changed.set(id, {text, from});
    return {drafts: changed};
  });
}

/** What has failed, but for the variants of these changes. */
export function withoutChanges(
  failed: readonly FailedChange[],
  changes: readonly PriceChange[],
): FailedChange[] {
  const variantIds = new Set(changes.map(({variantId}) => variantId));
  return failed.filter(({variantId}) => !variantIds.has(variantId));
}

const DraftStoreContext = createContext<DraftStore | undefined>(undefined);

export const DraftStoreProvider = DraftStoreContext.Provider;

export function useDraftStore(): DraftStore {
  const store = useContext(DraftStoreContext);
  if (!store) throw new Error('The price list needs its drafts around it.');
  return store;
}

/** A part of the state; the component renders again only when that part changes. */
export function useDrafts<Part>(part: (state: DraftState) => Part): Part {
  return useStore(useDraftStore(), part);
}
