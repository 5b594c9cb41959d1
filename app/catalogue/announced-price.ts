import {parseAmount, type Money} from './money';

interface Priced {
  price: Money;
  compareAtPrice?: {amount: string} | null;
  lowestPrice?: {value: string} | null;
}

/**
 * The former price to show beside a reduced one: the lowest of the 30 days before the reduction (article 6a of
 * directive 98/6/EC). Shopify keeps no such history, so the shop states it in the variant's metafield
 * `custom.lowest_price_30_days`; the compare-at price counts only while it is that price.
 */
export function announcedPrice({price, compareAtPrice, lowestPrice}: Priced): Money | undefined {
  const lowest = lowestPrice && readMoney(lowestPrice.value, price.currencyCode);
  if (!compareAtPrice || lowest === undefined || lowest === null) return undefined;
  const {currencyCode} = price;
  const former = readMoney(compareAtPrice.amount, currencyCode);
  if (former !== lowest || former <= parseAmount(price.amount, currencyCode)) return undefined;
  return {amount: compareAtPrice.amount, currencyCode};
}

/** A metafield of type money, or a plain decimal number; undefined for anything else. */
function readMoney(value: string, currencyCode: string): number | undefined {
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === 'object' && parsed !== null && 'amount' in parsed) {
      const stated = 'currency_code' in parsed ? parsed.currency_code : currencyCode;
      return stated === currencyCode ? parseAmount(String(parsed.amount), currencyCode) : undefined;
    }
    return parseAmount(value, currencyCode);
  } catch {
    return undefined;
  }
}
