import type {DataRouter, DataStrategyResult, MiddlewareFunction} from 'react-router';

declare global {
  interface Window {
    /** React Router's own; without it, every page loads again. */
    __reactRouterDataRouter?: DataRouter;
  }
}

/** How long Chrome keeps documents for its own way back, ms. */
const KEPT_MS = 600_000;

/** Enough for a way through a shop; then it begins anew. */
const KEPT_PAGES = 20;

type Results = Record<string, DataStrategyResult>;

/** What pages showed when they were left, by address. */
const left = new Map<string, {at: number; results: Results}>();

/**
 * “Back” and “forward” show a page as it was left and ask the server nothing, as browsers do with documents. A page
 * loads again if a part of it failed or never came, and all do after a visit to the owner's page.
 */
export const returnToLeftPages: MiddlewareFunction<Results> = ({request}) => {
  const state = window.__reactRouterDataRouter?.state;
  if (!state) return;
  const here = addressOf(state.location);
  const there = addressOf(new URL(request.url));
  if (here === there) return;
  left.delete(here);
  if (here === '/admin' || left.size === KEPT_PAGES) left.clear();
  const results = here !== '/admin' && resultsOf(state);
  if (results) left.set(here, {at: Date.now(), results});
  // Only on the way back the browser shows an address before its page.
  const page = there === addressOf(location) ? left.get(there) : undefined;
  return page && Date.now() - page.at < KEPT_MS && isWhole(page.results) ? page.results : undefined;
};

function addressOf({pathname, search}: {pathname: string; search: string}): string {
  return pathname + search;
}

function resultsOf({errors, loaderData}: DataRouter['state']): Results | undefined {
  if (errors) return;
  const loaded = Object.entries<object | null>(loaderData);
  return Object.fromEntries(
    loaded.map(([id, data]) => [id, {type: 'data', result: shownOf(data)}]),
  );
}

/** A route's data. A part that follows its page takes its promise's place; leaving the page can cut it off. */
function shownOf(data: object | null): object | null {
  let shown: Record<string, unknown> | undefined;
  for (const [name, part] of Object.entries<unknown>({...data})) {
    if (!(part instanceof Promise)) continue;
    const copy = (shown ??= {...data});
    part.then(
      (value: unknown) => (copy[name] = value),
      () => undefined,
    );
  }
  return shown ?? data;
}

function isWhole(results: Results): boolean {
  return Object.values(results).every(({result}) =>
    Object.values({...(result as Record<string, unknown> | null)}).every(isThere),
  );
}

/** Whether a part came, and came whole (`Outcome`). */
function isThere(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true;
  return !(part instanceof Promise) && !('ok' in part && part.ok === false);
}
