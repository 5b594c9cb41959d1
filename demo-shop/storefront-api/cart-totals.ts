import type {ShopFacts} from '../catalogues/goods.ts';
import type {CartRecord} from '../database/records.ts';

/** What the goods of a cart cost, in hundredths of the currency. Delivery and payment are the checkout's business. */
export interface CartTotals {
  /** Before the discount. */
  subtotal: number;
  discount: number;
  total: number;
}

/** Of several codes the best one counts. */
export function cartTotals({lineList, buyer}: CartRecord, facts: ShopFacts): CartTotals {
  const subtotal = lineList.reduce(
    (sum, {variant, quantity}) => sum + variant.priceInOre * quantity,
    0,
  );
  const percents = (buyer.discountCodes ?? []).map((code) => percentOff(code, facts));
  const discount = Math.round((subtotal * Math.max(0, ...percents)) / 100);
  return {subtotal, discount, total: subtotal - discount};
}

/** What a discount code takes off, in per cent; 0 for a code that the shop does not know. */
export function percentOff(code: string, {discounts = {}}: ShopFacts): number {
  const known = Object.entries(discounts).find(
    ([name]) => name.toLowerCase() === code.toLowerCase(),
  );
  return known?.[1] ?? 0;
}
