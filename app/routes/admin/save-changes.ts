import type {PriceChange} from './price-changes';
import {reloadPages} from './price-list-requests';
import type {FailedChange, PriceStore} from './price-store';
import {text} from './text';

/** The most prices of one request, as many as Shopify changes in one call. */
const PORTION = 250;

interface Result {
  variantId: string;
  success: boolean;
  error?: string;
}

/**
 * Saves in portions; one that fails does not stop the rest. Afterwards the list is reloaded and what was
 * saved, or failed in a save that partly succeeded, is no longer pending (specification §4). What failed
 * stays listed with its reason. A save of which nothing succeeded leaves everything as it was.
 *
 * @param signInAgain waits for the owner when the session has ended; false if they gave up
 * @param skipped changes left out beforehand, listed with those that fail
 */
export async function saveChanges(
  store: PriceStore,
  changes: readonly PriceChange[],
  signInAgain: () => Promise<boolean>,
  skipped: readonly FailedChange[] = [],
): Promise<{saved: PriceChange[]; failed: FailedChange[]}> {
  const saved: PriceChange[] = [];
  const failed: FailedChange[] = [];
  const {drafts} = store.getState();
  store.setState({progress: {done: 0, total: changes.length}, failed: []});
  for (let start = 0; start < changes.length; start += PORTION) {
    const portion = changes.slice(start, start + PORTION);
    const outcome = await savePortion(portion, signInAgain);
    saved.push(...outcome.saved);
    failed.push(...outcome.failed);
    store.setState({progress: {done: start + portion.length, total: changes.length}});
  }
  if (saved.length > 0) {
    // What the owner typed while the save was under way is not part of it.
    store.setState((state) => ({
      drafts: Object.fromEntries(
        Object.entries(state.drafts).filter(([id, typed]) => typed !== drafts[id]),
      ),
    }));
    await reloadPages(store);
  }
  store.setState({progress: null, failed: [...skipped, ...failed]});
  return {saved, failed};
}

async function savePortion(
  portion: readonly PriceChange[],
  signInAgain: () => Promise<boolean>,
): Promise<{saved: PriceChange[]; failed: FailedChange[]}> {
  const answer = await send(portion);
  if (answer.status === 401 && (await signInAgain())) return savePortion(portion, signInAgain);
  const results = new Map(answer.results.map((result) => [result.variantId, result]));
  return {
    saved: portion.filter(({variantId}) => results.get(variantId)?.success),
    failed: portion.flatMap((change) => {
      const result = results.get(change.variantId);
      if (result?.success) return [];
      return [{...change, reason: result?.error ?? answer.error ?? text.saveFailed}];
    }),
  };
}

async function send(
  portion: readonly PriceChange[],
): Promise<{status: number; results: Result[]; error?: string}> {
  try {
    const response = await fetch('/admin-prices', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        updates: portion.map(({variantId, after}) => ({variantId, price: after})),
      }),
    });
    const {results = [], error}: {results?: Result[]; error?: string} = await response.json();
    return {status: response.status, results, ...(error && {error})};
  } catch {
    // No connection, or an answer that is none: the same to the owner.
    return {status: 0, results: []};
  }
}
