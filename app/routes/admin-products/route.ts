import {storefrontApiContext} from '~/.server/context';
import {logError} from '~/.server/log';
import {loadPriceList} from '~/catalogue/load-price-list.server';
import {text} from '../admin/text';
import type {Route} from './+types/route';

const headers = {'Cache-Control': 'no-store'};

/** A further page of the price list, or the whole anew after a save. */
export async function loader({request, context}: Route.LoaderArgs): Promise<Response> {
  const after = new URL(request.url).searchParams.get('after');
  try {
    const page = await loadPriceList(context.get(storefrontApiContext), after);
    return Response.json(page, {headers});
  } catch (error) {
    logError('price list not loaded', error);
    return Response.json({error: text.loadFailed}, {status: 503, headers});
  }
}
