import {isApplied, type Drafts, type PriceChange} from './price-changes';
import {reloadPages} from './price-list-requests';
import {withoutChanges, type FailedChange, type PriceStore} from './price-store';
import {text} from './text';

/** The most prices of one request, as many as Shopify changes in one call. */
const PORTION = 250;

/** Longer than the server waits for the function that changes the prices. */
const TIMEOUT_MS = 150_000;

/** HTTP: no one is signed in, the shop has another currency, a steep drop is not confirmed. */
const REFUSALS = [401, 409, 422];

interface Result {
  variantId: string;
  success: boolean;
  error?: string;
}

interface Answer {
  /** HTTP; 0 where there was none. */
  status: number;
  results: readonly Result[];
  error?: string;
  /** What the server wants confirmed first, with the prices of now. */
  unconfirmed: ReadonlyArray<{variantId: string; price: string}>;
}

interface Questions {
  /** Waits for the owner when the session has ended; false if they gave up. */
  signIn: () => Promise<boolean>;
  /** Asks about prices that fall by more than half of what the shop has by now; false if the owner does not mean it. */
  confirm: (drops: PriceChange[]) => Promise<boolean>;
}

interface SaveOptions extends Questions {
  /** Variants whose steep drop the owner has been asked about already. */
  confirmed?: readonly string[];
  /** What was typed and is now saved; nothing, where a save takes another back. */
  drafts?: Drafts;
  /** Changes left out beforehand, listed with those that fail. */
  skipped?: readonly FailedChange[];
}

interface Saved {
  saved: PriceChange[];
  failed: FailedChange[];
  /** Why the save stopped, and what was left of it was not sent. */
  refusal?: string;
  /** False if the list could not be loaded anew and shows the prices of before. */
  isCurrent: boolean;
}

/**
 * Saves in portions; one that fails does not stop the rest. Then the list is reloaded and what was saved, or failed in
 * a save that partly succeeded, is no longer pending (specification §4). A price that changed although its answer was
 * lost counts as saved. Failed changes stay listed with their reasons, those of earlier saves included. A refused
 * change stays pending, and a save of which nothing succeeded leaves every draft as it was.
 */
export async function saveChanges(
  store: PriceStore,
  changes: readonly PriceChange[],
  {drafts = {}, skipped = [], confirmed = [], ...questions}: SaveOptions,
): Promise<Saved> {
  const saved: PriceChange[] = [];
  let failed: FailedChange[] = [];
  const total = changes.length;
  let done = 0;
  let refused: Answer | undefined;
  const agreed = new Set(confirmed);
  store.setState((state) => ({
    progress: {done, total},
    failed: withoutChanges(state.failed, [...changes, ...skipped]),
  }));
  while (done < total) {
    const portion = changes.slice(done, done + PORTION);
    const answer = await sendAsking(store, portion, questions, agreed);
    if (REFUSALS.includes(answer.status)) {
      refused = answer;
      break;
    }
    const successful = new Set(
      answer.results.filter(({success}) => success).map(({variantId}) => variantId),
    );
    saved.push(...portion.filter(({variantId}) => successful.has(variantId)));
    failed.push(...withReasons(portion, answer, successful));
    done += portion.length;
    store.setState({progress: {done, total}});
  }
  const unsent = changes.slice(done);
  const refusal = refused?.status === 401 ? text.notSignedIn : refused?.error;
  // After a failure, too: the shop may have changed prices before it.
  const isCurrent = (done === 0 && refused?.status === 401) || (await reloadPages(store));
  if (done > 0 && isCurrent) {
    const {listed} = store.getState();
    const failedIds = new Set(failed.map(({variantId}) => variantId));
    saved.push(
      ...changes.filter((change) => failedIds.has(change.variantId) && isApplied(change, listed)),
    );
    failed = withoutChanges(failed, saved);
  }
  if (saved.length > 0) forgetDrafts(store, drafts, unsent);
  failed.push(...unsent.map((change) => ({...change, reason: refusal ?? text.saveFailed})));
  store.setState((state) => ({progress: null, failed: [...state.failed, ...skipped, ...failed]}));
  return {saved, failed, isCurrent, ...(refusal !== undefined && {refusal})};
}

function withReasons(
  portion: readonly PriceChange[],
  {results, error = text.saveFailed}: Answer,
  successful: ReadonlySet<string>,
): FailedChange[] {
  const reasons = new Map(results.map((result) => [result.variantId, result.error]));
  return portion
    .filter(({variantId}) => !successful.has(variantId))
    .map((change) => ({...change, reason: reasons.get(change.variantId) ?? error}));
}

/** What the owner typed while the save was under way is not part of it. */
function forgetDrafts(store: PriceStore, sent: Drafts, unsent: readonly PriceChange[]): void {
  const kept = new Set(unsent.map(({variantId}) => variantId));
  store.setState(({drafts}) => ({
    drafts: Object.fromEntries(
      Object.entries(drafts).filter(([id, typed]) => kept.has(id) || typed !== sent[id]),
    ),
  }));
}

/**
 * Sends a portion, again and again while the owner signs in or confirms what the server asks about.
 *
 * @param agreed variants whose steep drop is confirmed; grows with the owner's answers
 */
async function sendAsking(
  store: PriceStore,
  portion: readonly PriceChange[],
  {signIn, confirm}: Questions,
  agreed: Set<string>,
): Promise<Answer> {
  for (;;) {
    const answer = await send(portion, agreed);
    if (answer.status === 401) {
      store.setState({access: {state: 'signed-out'}});
      if (!(await signIn())) return answer;
    } else if (answer.status === 422) {
      const prices = new Map(answer.unconfirmed.map(({variantId, price}) => [variantId, price]));
      const drops = portion.flatMap((change) => {
        const before = prices.get(change.variantId);
        return before === undefined ? [] : [{...change, before}];
      });
      if (drops.length === 0 || !(await confirm(drops))) return answer;
      for (const {variantId} of drops) agreed.add(variantId);
    } else return answer;
  }
}

async function send(portion: readonly PriceChange[], agreed: ReadonlySet<string>): Promise<Answer> {
  try {
    const response = await fetch('/admin-prices', {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        currencyCode: portion[0]?.currencyCode,
        updates: portion.map(({variantId, after}) => ({variantId, price: after})),
        confirmed: portion.flatMap(({variantId}) => (agreed.has(variantId) ? [variantId] : [])),
      }),
    });
    return {status: response.status, ...readAnswer(await response.json().catch(() => null))};
  } catch {
    // No connection, or no answer in time: to the owner the same as an answer that is none.
    return {status: 0, results: [], unconfirmed: []};
  }
}

function readAnswer(body: unknown): Omit<Answer, 'status'> {
  const {results, error, unconfirmed} = (body ?? {}) as Partial<Record<keyof Answer, unknown>>;
  return {
    results: Array.isArray(results) ? results.filter(isResult) : [],
    unconfirmed: Array.isArray(unconfirmed) ? unconfirmed.filter(isPriced) : [],
    ...(typeof error === 'string' && {error}),
  };
}

function isPriced(value: unknown): value is Answer['unconfirmed'][number] {
  const {variantId, price} = (value ?? {}) as {variantId?: unknown; price?: unknown};
  return typeof variantId === 'string' && typeof price === 'string';
}

function isResult(value: unknown): value is Result {
  const result = value as Partial<Record<keyof Result, unknown>> | null;
  return (
    typeof result?.variantId === 'string' &&
    typeof result.success === 'boolean' &&
    (result.error === undefined || typeof result.error === 'string')
  );
}
