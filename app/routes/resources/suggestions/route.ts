import {storefrontApiContext} from '~/server/context.server';
import {logError} from '~/server/log.server';
import type {Found} from '~/search/found';
import {search} from '~/search/load-search.server';
import {queryOf, MIN_QUERY_LENGTH} from '~/search/query';
import type {Route} from './+types/route';

const PRODUCTS = 5;
const LINKS = 4;

/** Search suggestions in both languages. */
export async function loader({request, context}: Route.LoaderArgs): Promise<Response> {
  const query = queryOf(new URL(request.url).searchParams);
  if (query.length < MIN_QUERY_LENGTH) {
    return Response.json({cards: [], total: 0, links: []} satisfies Found);
  }
  try {
    const {links, ...found} = await search(context.get(storefrontApiContext), query, 0, PRODUCTS);
    return Response.json({...found, links: links.slice(0, LINKS)} satisfies Found);
  } catch (error) {
    logError('not searched', error);
    return Response.json({error: 'The shop could not be searched.'}, {status: 503});
  }
}
