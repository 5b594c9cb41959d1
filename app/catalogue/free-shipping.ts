import {promises} from '~/shop/promises';
import {parseAmount, type MinorUnits, type Money} from './money';

/**
 * What a parcel must still be worth before it is sent free: below zero it is, as it is worth more than the threshold
 * (specification §9). Undefined where the shop promises nothing in the currency.
 */
export function missingToFreeShipping(
  worth: MinorUnits,
  currencyCode: string,
): MinorUnits | undefined {
  const {freeShippingOver: threshold} = promises;
  if (threshold?.currencyCode !== currencyCode) return undefined;
  return parseAmount(threshold.amount, currencyCode) - worth;
}

/** Whether a parcel of nothing but this is sent free. */
export function isSentFree({amount, currencyCode}: Money): boolean {
  const missing = missingToFreeShipping(parseAmount(amount, currencyCode), currencyCode);
  return missing !== undefined && missing < 0;
}
