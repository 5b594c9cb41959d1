import {storefrontApiContext} from '~/server/context.server';
import {logError} from '~/server/log.server';
import type {FilterData} from '~/filters/product-facts';
import {loadList} from '~/search/load-list.server';
import type {Route} from './+types/route';

/** The filters of a list, in both languages. */
export async function loader({request, context}: Route.LoaderArgs): Promise<Response> {
  try {
    const {searchParams} = new URL(request.url);
    const found = await loadList(context.get(storefrontApiContext), searchParams);
    if (!found) return Response.json({error: 'There is no such list.'}, {status: 404});
    return Response.json(found.data satisfies FilterData);
  } catch (error) {
    logError('filters not loaded', error);
    return Response.json({error: 'The filters could not be loaded.'}, {status: 503});
  }
}
