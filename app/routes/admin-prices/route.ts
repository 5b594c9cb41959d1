import {z} from 'zod';
import {storefrontApiContext} from '~/.server/context';
import {onlyPost} from '~/.server/only-post';
import {isForeignOrigin} from '~/.server/origin';
import {outcomeOf} from '~/.server/outcome';
import {ownerAccess, ownerOf} from '~/.server/owner';
import {priceUpdate, updatePrices} from '~/.server/price-updates';
import {readJson} from '~/.server/read-json';
import {logError} from '~/.server/log';
import {loadPriceCurrency} from '~/catalogue/load-price-list.server';
import {digitsOf} from '~/catalogue/money';
import {text} from '../admin/text';
import type {Route} from './+types/route';

/** The most that Shopify changes in one call, and so a portion of a save. */
const MOST_UPDATES = 250;

const saveRequest = z
  .object({
    /** What the owner saw the prices in. */
    currencyCode: z.string().regex(/^[A-Z]{3}$/, {abort: true}),
    updates: z.array(priceUpdate).nonempty().max(MOST_UPDATES),
  })
  .refine(({currencyCode, updates}) =>
    updates.every(({price}) => (price.split('.')[1] ?? '').length <= digitsOf(currencyCode)),
  );

/** Forwards a portion of the owner's changes to the backend function (specification §7.4). */
export async function action({request, context}: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return onlyPost();
  if (isForeignOrigin(request)) return refuse(403, 'Another site may not change prices.');
  const owner = ownerOf(context);
  const access = await ownerAccess(owner);
  if (access.state === 'unavailable') return refuse(503, access.sentence);
  if (access.state === 'signed-out' || 'sentence' in owner.environment) {
    return refuse(401, text.notSignedIn);
  }
  const {currencyCode, updates} = await readJson(request, saveRequest);
  const api = context.get(storefrontApiContext);
  const shop = await outcomeOf(loadPriceCurrency(api));
  if (!shop.ok) return refuse(502, text.saveFailed);
  if (shop.value !== currencyCode) return refuse(409, text.otherCurrency(currencyCode, shop.value));
  try {
    return Response.json({results: await updatePrices(owner.environment, updates)});
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

function refuse(status: number, error: string): Response {
  return Response.json({error}, {status});
}
