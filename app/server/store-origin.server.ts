import type {ShopEnvironment} from './environment.server';

/** Where Shopify's CDN serves pictures from, or the local shop that PUBLIC_STORE_DOMAIN names with its protocol. */
export function storeOrigin({PUBLIC_STORE_DOMAIN}: ShopEnvironment): string {
  return PUBLIC_STORE_DOMAIN.startsWith('http://')
    ? PUBLIC_STORE_DOMAIN
    : 'https://cdn.shopify.com';
}
