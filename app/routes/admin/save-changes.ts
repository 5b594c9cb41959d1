import {limits} from '../../../supabase/functions/update-shopify-prices/limits';
import {isUnusual, reasonsToConfirm, type PriceChange} from './changes';
import type {FailedChange} from './drafts';
import type {SaveAnswer, SaveRequest} from './protocol';
import type {Ask} from './question';
import {failureText, text} from './text';

interface SaveOptions {
  post: (request: SaveRequest) => Promise<SaveAnswer>;
  ask: Ask;
  /** Whether a price differs from what the owner saw. */
  changedSince: (change: PriceChange) => boolean;
  /** True for undoing a save: skip what somebody else has changed since. */
  isUndo: boolean;
  onProgress: (done: number) => void;
}

/** The results of a save. */
export interface Saved {
  saved: PriceChange[];
  failed: FailedChange[];
  skipped: FailedChange[];
  /** Not sent, because the save stopped; `refusal` says why. */
  unsent: readonly PriceChange[];
  refusal?: string;
}

/**
 * Saves in portions; a failed one does not stop the rest. Asks before unusual changes, and again if the server has
 * newer prices.
 *
 * @returns undefined if the owner cancelled before anything was sent
 */
export async function saveChanges(
  changes: readonly PriceChange[],
  options: SaveOptions,
): Promise<Saved | undefined> {
  const agreed = await agree(changes, options.changedSince, options.ask);
  if (!agreed) return undefined;
  const confirmed = new Set(agreed.confirmed);
  const saved: Saved = {saved: [], failed: [], skipped: [], unsent: []};
  let done = 0;
  while (done < changes.length) {
    options.onProgress(done);
    const portion = agreed.changes.slice(done, done + limits.portion);
    const refusal = await sendPortion(portion, confirmed, saved, options);
    if (refusal !== undefined) return {...saved, unsent: agreed.changes.slice(done), refusal};
    done += portion.length;
  }
  options.onProgress(done);
  return saved;
}

/** @returns the changes with their compare-at prices; undefined if the owner cancelled */
async function agree(
  changes: readonly PriceChange[],
  changedSince: (change: PriceChange) => boolean,
  ask: Ask,
): Promise<{changes: readonly PriceChange[]; confirmed: string[]} | undefined> {
  const reasons = reasonsToConfirm(changes, changedSince);
  if (!isUnusual(reasons)) return {changes, confirmed: []};
  const answer = await ask({kind: 'confirm', changes, reasons});
  if (!answer) return undefined;
  const {toZero, moreThanHalf, untrueFormer} = reasons;
  const untrue = new Set(untrueFormer);
  return {
    changes: changes.map((change) =>
      untrue.has(change) && !answer.keepsFormer ? {...change, formerAfter: null} : change,
    ),
    confirmed: [...toZero, ...moreThanHalf, ...untrueFormer].map(({variantId}) => variantId),
  };
}

/**
 * Sends a portion, and repeats it after the owner signs in or answers the server's questions.
 *
 * @param confirmed variants that the owner confirmed; grows with the answers
 * @returns why the save stops here
 */
async function sendPortion(
  portion: readonly PriceChange[],
  confirmed: Set<string>,
  {saved, failed, skipped}: Saved,
  {post, ask, isUndo}: SaveOptions,
): Promise<string | undefined> {
  let pending = portion;
  while (pending.length > 0) {
    const answer = await post(requestOf(pending, confirmed));
    if ('results' in answer) {
      const results = new Map(answer.results.map((result) => [result.variantId, result]));
      for (const change of pending) {
        const result = results.get(change.variantId);
        if (result?.success) saved.push(change);
        else failed.push({...change, reason: failureText(result ?? {})});
      }
      return undefined;
    }
    if (answer.refusal === 'signed-out') {
      if (!(await ask({kind: 'sign-in', isEnded: true}))) return text.notSignedIn;
    } else if (answer.refusal === 'other-currency') {
      return text.otherCurrency(pending[0]?.currencyCode ?? '', answer.currencyCode);
    } else if (answer.refusal !== 'not-confirmed') {
      failed.push(...pending.map((change) => ({...change, reason: text.saveFailed})));
      return undefined;
    } else {
      const now = new Map(answer.ask.map((price) => [price.variantId, price]));
      const isOther = ({variantId, before}: PriceChange) =>
        now.has(variantId) && now.get(variantId)?.price !== before;
      const others = pending.filter(isOther);
      if (isUndo && others.length > 0) {
        skipped.push(...others.map((change) => ({...change, reason: text.changedSince})));
        pending = pending.filter((change) => !isOther(change));
        continue;
      }
      const asked = pending.flatMap((change) => {
        const price = now.get(change.variantId);
        return price ? [{...change, before: price.price, former: price.compareAtPrice}] : [];
      });
      // A server that asks about other variants would ask forever.
      if (asked.length === 0) return text.saveFailed;
      const otherIds = new Set(others.map(({variantId}) => variantId));
      const agreed = await agree(asked, ({variantId}) => otherIds.has(variantId), ask);
      if (!agreed) return isSteep(asked) ? text.notConfirmed : text.notAgreed;
      for (const variantId of agreed.confirmed) confirmed.add(variantId);
      const byId = new Map(agreed.changes.map((change) => [change.variantId, change]));
      pending = pending.map((change) => byId.get(change.variantId) ?? change);
    }
  }
  return undefined;
}

function requestOf(changes: readonly PriceChange[], confirmed: ReadonlySet<string>): SaveRequest {
  return {
    intent: 'save',
    currencyCode: changes[0]?.currencyCode ?? '',
    updates: changes.map(({variantId, before, after, formerAfter}) => ({
      variantId,
      price: after,
      before,
      ...(formerAfter !== undefined && {compareAtPrice: formerAfter}),
    })),
    confirmed: changes.flatMap(({variantId}) => (confirmed.has(variantId) ? [variantId] : [])),
  };
}

function isSteep(changes: readonly PriceChange[]): boolean {
  const {toZero, moreThanHalf} = reasonsToConfirm(changes, () => false);
  return toZero.length + moreThanHalf.length > 0;
}
