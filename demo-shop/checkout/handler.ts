import type {Stores} from '../database/stores.ts';
import {checkoutPage, unknownCartPage} from './page.ts';
import {pageLanguage} from './page-language.ts';

/** `GET /cart/c/{token}?key=…`: the page behind a cart's `checkoutUrl`. */
export async function handleCheckout(
  request: Request,
  stores: Stores,
  images: {origin: string; catalogueVersion: string},
): Promise<Response> {
  const {pathname, searchParams} = new URL(request.url);
  const language = pageLanguage(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, {status: 405, headers: {allow: 'GET, HEAD'}});
  }
  const token = /^\/cart\/c\/([0-9a-f]+)$/.exec(pathname)?.[1];
  const cart = token && stores.carts.find(token, searchParams.get('key'));
  if (!cart) return unknownCartPage(language);
  return checkoutPage({
    cart,
    language,
    channel: searchParams.get('channel'),
    products: stores.products,
    ...images,
  });
}
