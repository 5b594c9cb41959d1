import type {ShopFacts} from '../catalogues/goods.ts';
import type {Stores} from '../database/stores.ts';
import {spokenLanguage} from '../storefront-api/shop-facts.ts';
import {checkoutPage, finishedPage, unknownCartPage} from './page.ts';
import {pageLanguage} from './page-language.ts';

export interface CheckoutShop {
  storesIn: (language?: string) => Stores;
  facts: ShopFacts;
  origin: string;
  catalogueVersion: string;
}

/** `GET /cart/c/{token}?key=…`: the page behind a cart's `checkoutUrl`; `POST` ends the cart as an order does. */
export async function handleCheckout(request: Request, shop: CheckoutShop): Promise<Response> {
  const {pathname, searchParams} = new URL(request.url);
  const {storesIn, facts} = shop;
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return new Response(null, {status: 405, headers: {allow: 'GET, HEAD, POST'}});
  }
  const token = /^\/cart\/c\/([0-9a-f]+)$/.exec(pathname)?.[1] ?? '';
  const key = searchParams.get('key');
  const {carts} = storesIn();
  const language = pageLanguage(request, carts.find(token, key)?.buyer.language);
  const spoken = spokenLanguage(facts, language.toUpperCase());
  const stores = storesIn(spoken === facts.primaryLanguage ? undefined : spoken);
  const cart = stores.carts.find(token, key);
  if (!cart) return unknownCartPage(language, facts);
  if (request.method === 'POST') {
    carts.finish(token);
    return finishedPage(language, facts);
  }
  return checkoutPage({
    ...shop,
    cart,
    language,
    products: stores.products,
  });
}
