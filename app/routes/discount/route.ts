import {redirect} from 'react-router';
import {pathInShop, withParameters} from '~/server/addresses.server';
import {keepDiscountCodes, parseDiscountCodes} from '~/server/discount-codes.server';
import type {Route} from './+types/route';

/** Shopify's discount link: keeps its code for the checkout and redirects into the shop. */
export async function loader({params, url}: Route.LoaderArgs): Promise<Response> {
  const parameters = new URLSearchParams(url.searchParams);
  const wanted = parameters.get('redirect') ?? parameters.get('return_to') ?? '/';
  parameters.delete('redirect');
  parameters.delete('return_to');

  const headers = new Headers({'Cache-Control': 'no-store'});
  const codes = parseDiscountCodes(params.code);
  if (codes.length > 0) headers.append('Set-Cookie', await keepDiscountCodes(codes, url));
  return redirect(withParameters(pathInShop(wanted, url) ?? '/', parameters), {headers});
}
