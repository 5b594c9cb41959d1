import type {Storefront} from '@shopify/hydrogen';
import {afterAll, beforeAll} from 'vitest';
import {PageRecord} from '../../app/server/page-cache/page-record.server.ts';
import {createStorefrontApi, type StorefrontApi} from '../../app/server/storefront-api.server.ts';
import {MemoryCache} from '../unit/support/memory-cache.ts';
import {startTestShop, type TestShop} from './demo-shop.ts';

/**
 * A visitor's Storefront client.
 *
 * @param waitUntil receives the work that continues after the response
 * @param record collects the answers that the page is made of
 */
export function storefrontOf(
  shop: TestShop,
  cache: Cache,
  waitUntil: (promise: Promise<unknown>) => void = () => undefined,
  record = new PageRecord(),
): StorefrontApi {
  const storefront = {
    getApiUrl: () => `${shop.origin}/api/2025-07/graphql.json`,
    getHeaders: () => ({
      'content-type': 'application/json',
      'X-Shopify-Storefront-Access-Token': shop.environment.PUBLIC_STOREFRONT_API_TOKEN ?? '',
    }),
  };
  return createStorefrontApi({
    storefront: storefront as unknown as Storefront,
    cache,
    waitUntil,
    request: new Request('https://shop.test/'),
    record,
    isRenewal: false,
  });
}

/** A demo shop for the tests of a file, and a visitor's client of it; the visitors share a cache. */
export function visitedShop() {
  let shop: TestShop;
  let cache: Cache;

  beforeAll(async () => {
    shop = await startTestShop();
    cache = new MemoryCache();
  });
  afterAll(() => shop.stop());

  return {shop: () => shop, api: () => storefrontOf(shop, cache)};
}
