import {createContext, useContext} from 'react';
import {createStore, useStore, type StoreApi} from 'zustand';
import type {Drafts, PriceChange} from './changes';
import type {PasteFault} from './paste';

/** A failed change with its reason, to try again. */
export interface FailedChange extends PriceChange {
  reason: string;
}

interface DraftState {
  drafts: Drafts;
  failed: readonly FailedChange[];
  /** Skipped lines of the last paste. */
  pasteFaults: readonly PasteFault[];
}

/** The owner's unsaved work; saved prices come from the loader. */
export type DraftStore = StoreApi<DraftState>;

export function createDraftStore(): DraftStore {
  return createStore<DraftState>()(() => ({drafts: new Map(), failed: [], pasteFaults: []}));
}

/** @param text of the field; undefined removes the draft */
export function setDraft(
  store: DraftStore,
  {id, price}: {id: string; price: string},
  text: string | undefined,
): void {
  store.setState(({drafts}) => {
    const changed = new Map(drafts);
    if (text === undefined) changed.delete(id);
    // Keeps the price that the owner saw first, until they clear the draft.
    else changed.set(id, {text, from: drafts.get(id)?.from ?? price});
    return {drafts: changed};
  });
}

/** @param texts each with the price that it is based on */
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

/** The failed changes without those of these variants. */
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

/** Selects from the state; the component only re-renders when the selection changes. */
export function useDrafts<Part>(part: (state: DraftState) => Part): Part {
  return useStore(useDraftStore(), part);
}
