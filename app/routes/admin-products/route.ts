import {storefrontApiContext} from '~/.server/context';
import {logError} from '~/.server/log';
import {ownerAccess, ownerOf} from '~/.server/owner';
import {CursorError} from '~/.server/storefront-error';
import {loadPriceList} from '~/catalogue/load-price-list.server';
import {loadSharedPriceList} from '~/catalogue/shared-price-list.server';
import {text} from '../admin/text';
import type {Route} from './+types/route';

const headers = {'Cache-Control': 'no-store'};

/** As Shopify writes them: base64 of a short text. */
const CURSOR = /^[\w+/=-]{1,512}$/;

/** A further page of the price list, or the whole anew after a save. */
export async function loader({request, context}: Route.LoaderArgs): Promise<Response> {
  const after = new URL(request.url).searchParams.get('after');
  if (after !== null && !CURSOR.test(after)) return failed(400);
  const {state} = await ownerAccess(await ownerOf(context));
  const load = state === 'signed-in' ? loadPriceList : loadSharedPriceList;
  try {
    const page = await load(context.get(storefrontApiContext), after);
    return Response.json(page, {headers});
  } catch (error) {
    if (error instanceof CursorError) return failed(400);
    logError('price list not loaded', error);
    return failed(503);
  }
}

function failed(status: number): Response {
  return Response.json({error: text.loadFailed}, {status, headers});
}
