import type {StorefrontApi} from '~/.server/storefront-api';
import {exactAmount, isMoney, type Money} from './money';
import type {PricedVariant} from './price-list';
import {CURRENT_PRICES_QUERY} from './price-list-query';
import {SHOP_QUERY} from './queries';

/**
 * The currency that a saved price is in, from the shop itself.
 *
 * @throws StorefrontError
 */
export async function loadPriceCurrency(api: StorefrontApi): Promise<string> {
  const {shop} = await api.request(SHOP_QUERY, {});
  return shop.paymentSettings.currencyCode;
}

/**
 * The prices of these variants, from the shop itself; one that the shop does not have, or cannot be read, is left out.
 *
 * @param ids 250 at most, as many as Shopify answers for in one call
 * @throws StorefrontError
 */
export async function loadCurrentPrices(
  api: StorefrontApi,
  ids: readonly string[],
): Promise<Map<string, Pick<PricedVariant, 'price' | 'compareAtPrice'>>> {
  const {nodes} = await api.request(CURRENT_PRICES_QUERY, {ids: [...ids]}, api.remaining());
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
