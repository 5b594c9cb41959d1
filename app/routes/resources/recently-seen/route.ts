import {storefrontApiContext} from '~/server/context.server';
import {logError} from '~/server/log.server';
import {loadNamedCards} from '~/catalogue/load-named.server';
import {MAX_SEEN, parseSeen} from '~/seen/seen-handles';
import type {Route} from './+types/route';

/** Current cards of the products that a browser remembers, up to eight. */
export async function loader({request, context}: Route.LoaderArgs): Promise<Response> {
  const asked = new URL(request.url).searchParams.getAll('handle').slice(0, MAX_SEEN);
  const handles = parseSeen(asked);
  try {
    return Response.json(
      handles.length > 0 ? await loadNamedCards(context.get(storefrontApiContext), handles) : [],
    );
  } catch (error) {
    logError('seen products not loaded', error);
    return Response.json({error: 'The products could not be loaded.'}, {status: 503});
  }
}
