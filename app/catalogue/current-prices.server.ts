import type {StorefrontApi} from '~/server/storefront-api.server';
import {exactAmount, isMoney, type Money} from './money';
import type {PricedVariant} from './price-list';
import {CURRENT_PRICES_QUERY} from './price-list-query';
import {SHOP_QUERY} from './queries';

/**
 * The currency of saved prices, uncached.
 *
 * @throws StorefrontError
 */
export async function loadPriceCurrency(api: StorefrontApi): Promise<string> {
  const {shop} = await api.request(SHOP_QUERY, {});
  return shop.paymentSettings.currencyCode;
}

/**
 * The prices of these variants, uncached; without missing and unreadable ones.
 *
 * @param ids at most 250, Shopify's limit for one call
 * @throws StorefrontError
 */
export async function loadCurrentPrices(
  api: StorefrontApi,
  ids: readonly string[],
): Promise<Map<string, Pick<PricedVariant, 'price' | 'compareAtPrice'>>> {
  const {nodes} = await api.request(CURRENT_PRICES_QUERY, {ids: [...ids]}, api.remainingMs());
  return new Map(
    nodes.flatMap((node) =>
      node && 'price' in node && isMoney(node.price) ? [[node.id, pricesOf(node)]] : [],
    ),
  );
}

/** As the price administration shows them. */
export function pricesOf({
  price,
  compareAtPrice,
}: {
  price: Money;
  compareAtPrice?: Money | null;
}): Pick<PricedVariant, 'price' | 'compareAtPrice'> {
  return {
    price: exactAmount(price),
    compareAtPrice: compareAtPrice && isMoney(compareAtPrice) ? exactAmount(compareAtPrice) : null,
  };
}
