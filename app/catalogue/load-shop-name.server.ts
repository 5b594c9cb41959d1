import type {StorefrontApi} from '~/.server/storefront-api';
import {SHOP_QUERY} from './queries';

/** The shop's name; empty if the shop cannot be asked, which costs a page no more than that. */
export async function loadShopName(api: StorefrontApi): Promise<string> {
  try {
    return await api.cached(['shop'], async () => (await api.request(SHOP_QUERY, {})).shop.name);
  } catch (error) {
    console.error(error);
    return '';
  }
}
