import {data} from 'react-router';
import {storefrontApiContext} from '~/server/context.server';
import {logError} from '~/server/log.server';
import {ownerAccess, ownerOf} from '~/server/owner.server';
import {CursorError} from '~/server/storefront-error.server';
import {loadPriceList} from '~/catalogue/load-price-list.server';
import {loadSharedPriceList} from '~/catalogue/shared-price-list.server';
import {inTime, type Portion} from '../protocol';
import type {Route} from './+types/route';

/** As Shopify writes them: base64 of a short text. */
const CURSOR = /^[\w+/=-]{1,512}$/;

export function headers() {
  return {'Cache-Control': 'no-store'};
}

/** A page of the price list: the next one, or one to reload. */
export async function loader({request, context}: Route.LoaderArgs) {
  const answer = (portion: Portion, status = 200) => data(portion, {status, headers: headers()});
  const after = new URL(request.url).searchParams.get('after');
  if (after !== null && !CURSOR.test(after)) return answer({isMissing: true}, 400);
  const {state} = await ownerAccess(await ownerOf(context));
  const load = state === 'signed-in' ? loadPriceList : loadSharedPriceList;
  try {
    return answer(await load(context.get(storefrontApiContext), after));
  } catch (error) {
    if (error instanceof CursorError) return answer({isMissing: true}, 400);
    logError('price list not loaded', error);
    return answer({isMissing: true}, 503);
  }
}

/** The page itself decides when to load. */
export function shouldRevalidate() {
  return false;
}

/** A shop that takes longer does not answer at all. */
const TIMEOUT_MS = 30_000;

/** A failed request must not replace the owner's typed prices with an error page. */
export async function clientLoader({serverLoader}: Route.ClientLoaderArgs): Promise<Portion> {
  try {
    return await inTime(serverLoader(), TIMEOUT_MS);
  } catch {
    return {isMissing: true};
  }
}
