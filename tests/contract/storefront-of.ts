import type {Storefront} from '@shopify/hydrogen';
import {AnswerRecord} from '../../app/server/answer-record.server.ts';
import {createStorefrontApi, type StorefrontApi} from '../../app/server/storefront-api.server.ts';
import type {TestShop} from './demo-shop.ts';

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
  record = new AnswerRecord(),
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
