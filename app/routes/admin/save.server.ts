import {data, type RouterContextProvider} from 'react-router';
import * as z from 'zod/mini';
import {storefrontApiContext} from '~/server/context.server';
import {logError} from '~/server/log.server';
import {outcomeOf} from '~/server/outcome.server';
import {ownerAccess, renewSession, type Owner} from '~/server/owner.server';
import {priceUpdate, updatePrices} from '~/server/price-updates.server';
import {loadCurrentPrices, loadPriceCurrency} from '~/catalogue/current-prices.server';
import {digitsOf} from '~/catalogue/money';
import {limits} from '../../../supabase/functions/update-shopify-prices/limits';
import type {PricedVariant} from '~/catalogue/price-list';
import {isSteepDrop, isUntrue} from './changes';
import type {SaveAnswer} from './protocol';

export const saveRequest = z
  .object({
    intent: z.literal('save'),
    currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/, {abort: true})),
    updates: z
      .array(z.extend(priceUpdate, {before: z.optional(z.string().check(z.maxLength(30)))}))
      .check(z.minLength(1), z.maxLength(limits.portion)),
    confirmed: z._default(
      z.array(priceUpdate.shape.variantId).check(z.maxLength(limits.portion)),
      [],
    ),
  })
  .check(
    z.refine(({currencyCode, updates}) =>
      updates.every(({price, compareAtPrice}) =>
        [price, compareAtPrice ?? ''].every(
          (amount) => (amount.split('.')[1] ?? '').length <= digitsOf(currencyCode),
        ),
      ),
    ),
  );

/**
 * Forwards a portion of the owner's changes to the backend function (specification §7.4). Saves nothing if a price has
 * changed since the owner saw it or, without their consent, falls by more than half or makes a compare-at price false.
 */
export async function savePrices(
  context: Readonly<RouterContextProvider>,
  owner: Owner,
  {currencyCode, updates, confirmed}: z.output<typeof saveRequest>,
) {
  const {environment} = owner;
  if ('sentence' in environment) return answer(503, {refusal: 'unavailable'});
  const api = context.get(storefrontApiContext);
  const ids = updates.map(({variantId}) => variantId);
  const shop = await outcomeOf(Promise.all([loadPriceCurrency(api), loadCurrentPrices(api, ids)]));
  if (!shop.ok) return answer(502, {refusal: 'failed'});
  const [currency, prices] = shop.value;
  if (currency !== currencyCode) {
    return answer(409, {refusal: 'other-currency', currencyCode: currency});
  }
  const ask = updates.flatMap((update) => {
    const {variantId} = update;
    const now = prices.get(variantId);
    const isAgreed = confirmed.includes(variantId);
    return now && (isOther(update, now) || (!isAgreed && needsConsent(update, now, currencyCode)))
      ? [{variantId, ...now}]
      : [];
  });
  if (ask.length > 0) return answer(422, {refusal: 'not-confirmed', ask});
  try {
    const results = await updatePrices(
      environment,
      updates.map(({before: _seen, ...update}) => update),
    );
    renewSession(owner);
    return answer(200, {results});
  } catch (error) {
    logError('save failed', error);
    return answer(502, {refusal: 'failed'});
  } finally {
    // Also after a failure: some prices may have been changed before it.
    await api.forgetAnswers().catch((error: unknown) => logError('cache not cleared', error));
  }
}

type PriceUpdate = z.output<typeof saveRequest>['updates'][number];
type Prices = Pick<PricedVariant, 'price' | 'compareAtPrice'>;

/** Whether somebody else has changed a price since the owner saw it, to something else than the owner wants. */
function isOther({before, price}: PriceUpdate, now: Prices): boolean {
  return before !== undefined && ![before, price].some((known) => isSame(known, now.price));
}

function needsConsent(
  {price: after, compareAtPrice}: PriceUpdate,
  {price: before, compareAtPrice: former}: Prices,
  currencyCode: string,
): boolean {
  const isLeft = compareAtPrice === undefined && !isSame(before, after);
  return (
    isSteepDrop({currencyCode, before, after}) || (isLeft && isUntrue(former, after, currencyCode))
  );
}

/** The page sends all decimals, other clients may not. */
function isSame(one: string, other: string): boolean {
  return Number(one) === Number(other);
}

/** @returns the access that a save needs, or the refusal */
export async function refusedSave(owner: Owner): Promise<ReturnType<typeof answer> | undefined> {
  const {state} = await ownerAccess(owner);
  if (state === 'unavailable') return answer(503, {refusal: 'unavailable'});
  return state === 'signed-out' ? answer(401, {refusal: 'signed-out'}) : undefined;
}

export function answer(status: number, body: SaveAnswer) {
  return data(body, {status});
}
