import {toDecimal} from '../database/money.ts';

export interface MoneyV2 {
  amount: string;
  currencyCode: string;
}

/** @param hundredths of the currency, also for one without a smaller unit */
export function money(hundredths: number, currencyCode: string): MoneyV2 {
  return {amount: toDecimal(hundredths), currencyCode};
}

/** The lowest and highest of amounts in hundredths; both 0 without any, like Shopify. */
export function priceRange(amounts: readonly number[], currency: string) {
  const known = amounts.length > 0 ? amounts : [0];
  return {
    minVariantPrice: money(Math.min(...known), currency),
    maxVariantPrice: money(Math.max(...known), currency),
  };
}
