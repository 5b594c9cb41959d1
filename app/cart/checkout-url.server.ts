import {missingCheckoutUrl} from '~/server/storefront-error.server';

/**
 * The checkout's address with `channel=online_store` added and everything else kept (specification §7).
 *
 * @throws StorefrontError if it is not a web address
 */
export function toCheckoutUrl(checkoutUrl: string): string {
  const url = URL.parse(checkoutUrl);
  if (!url || !/^https?:$/.test(url.protocol)) throw missingCheckoutUrl();
  url.searchParams.set('channel', 'online_store');
  return url.href;
}
