import {z} from 'zod';
import {storefrontApiContext} from '~/.server/context';
import {logError} from '~/.server/log';
import {onlyPost} from '~/.server/only-post';
import {isForeignOrigin} from '~/.server/origin';
import {outcomeOf} from '~/.server/outcome';
import {ownerAccess, ownerOf, renewSession} from '~/.server/owner';
import {priceUpdate, updatePrices, type PriceUpdate} from '~/.server/price-updates';
import {readJson} from '~/.server/read-json';
import {loadCurrentPrices, loadPriceCurrency} from '~/catalogue/load-price-list.server';
import {digitsOf} from '~/catalogue/money';
import {isSteepDrop} from '../admin/price-changes';
import {text} from '../admin/text';
import type {Route} from './+types/route';

/** The most that Shopify changes in one call, and so a portion of a save. */
const MOST_UPDATES = 250;

const saveRequest = z
  .object({
    /** What the owner saw the prices in. */
    currencyCode: z.string().regex(/^[A-Z]{3}$/, {abort: true}),
    updates: z.array(priceUpdate).nonempty().max(MOST_UPDATES),
    /** Variants whose price the owner was asked about, as it falls by more than half, and agreed. */
    confirmed: z.array(priceUpdate.shape.variantId).max(MOST_UPDATES).default([]),
  })
  .refine(({currencyCode, updates}) =>
    updates.every(({price}) => (price.split('.')[1] ?? '').length <= digitsOf(currencyCode)),
  );

/** Forwards a portion of the owner's changes to the backend function (specification §7.4). */
export async function action({request, context}: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return onlyPost();
  if (isForeignOrigin(request)) return refuse(403, 'Another site may not change prices.');
  const owner = await ownerOf(context);
  const access = await ownerAccess(owner);
  if (access.state === 'unavailable') return refuse(503, access.sentence);
  if (access.state === 'signed-out' || 'sentence' in owner.environment) {
    return refuse(401, text.notSignedIn);
  }
  const {currencyCode, updates, confirmed} = await readJson(request, saveRequest);
  const api = context.get(storefrontApiContext);
  const ids = updates.map(({variantId}) => variantId);
  const shop = await outcomeOf(Promise.all([loadPriceCurrency(api), loadCurrentPrices(api, ids)]));
  if (!shop.ok) return refuse(502, text.saveFailed);
  const [shopCurrency, prices] = shop.value;
  if (shopCurrency !== currencyCode) {
    return refuse(409, text.otherCurrency(currencyCode, shopCurrency));
  }
  const unconfirmed = steepDrops(updates, prices, currencyCode).filter(
    ({variantId}) => !confirmed.includes(variantId),
  );
  if (unconfirmed.length > 0) {
    return Response.json({error: text.notConfirmed, unconfirmed}, {status: 422});
  }
  try {
    const results = await updatePrices(owner.environment, updates);
    renewSession(owner);
    return Response.json({results});
  } catch (error) {
    logError('save failed', error);
    return refuse(502, text.saveFailed);
  } finally {
    // Also after a failure: some prices may have been changed before it.
    await api.forgetAnswers().catch((error: unknown) => logError('answers not forgotten', error));
  }
}

export function loader(): Response {
  return onlyPost();
}

/** Of the variants whose price falls by more than half, or to nothing, what they cost now. */
function steepDrops(
  updates: readonly PriceUpdate[],
  prices: ReadonlyMap<string, string>,
  currencyCode: string,
): PriceUpdate[] {
  return updates.flatMap(({variantId, price: after}) => {
    const before = prices.get(variantId);
    return before !== undefined && isSteepDrop({currencyCode, before, after})
      ? [{variantId, price: before}]
      : [];
  });
}

function refuse(status: number, error: string): Response {
  return Response.json({error}, {status});
}
