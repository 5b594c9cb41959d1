import type {ShopFacts} from '../catalogues/goods.ts';
import type {CartRecord} from '../database/records.ts';

/** The cost of a cart's goods, in hundredths of the currency; without delivery. */
export interface CartTotals {
  /** Before the discount. */
  subtotal: number;
  discount: number;
  total: number;
}

/** The best of several codes counts. */
export function cartTotals({lineList, buyer}: CartRecord, facts: ShopFacts): CartTotals {
  const subtotal = lineList.reduce(
    (sum, {variant, quantity}) => sum + variant.priceInOre * quantity,
    0,
  );
  const rates = (buyer.discountCodes ?? []).map((code) => percentOff(code, facts));
  const discount = Math.round((subtotal * Math.max(0, ...rates)) / 100);
  return {subtotal, discount, total: subtotal - discount};
}

/** A discount code's per cent; 0 for an unknown code. */
export function percentOff(code: string, {discounts = {}}: ShopFacts): number {
  const known = Object.entries(discounts).find(
    ([name]) => name.toLowerCase() === code.toLowerCase(),
  );
  return known?.[1] ?? 0;
}
