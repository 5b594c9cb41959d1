import {toDecimal} from '../database/money.ts';

export interface MoneyV2 {
  amount: string;
  currencyCode: 'SEK';
}

/** @param ore the amount in öre */
export function money(ore: number): MoneyV2 {
  return {amount: toDecimal(ore), currencyCode: 'SEK'};
}

/** The lowest and the highest of some amounts in öre; both 0 where there is none, as Shopify has it. */
export function priceRange(amounts: readonly number[]): {
  minVariantPrice: MoneyV2;
  maxVariantPrice: MoneyV2;
} {
  const known = amounts.length > 0 ? amounts : [0];
  return {minVariantPrice: money(Math.min(...known)), maxVariantPrice: money(Math.max(...known))};
}
