import {promises} from '~/shop/promises';
import {parseAmount, type Money} from './money';

/** Whether a parcel of nothing but this is sent free: worth more than the threshold (specification §9). */
export function isSentFree({amount, currencyCode}: Money): boolean {
  const {freeShippingOver: threshold} = promises;
  if (threshold?.currencyCode !== currencyCode) return false;
  return parseAmount(amount, currencyCode) > parseAmount(threshold.amount, currencyCode);
}
