import {promises} from '~/shop/promises';
import {parseAmount, type MinorUnits, type Money} from './money';

/**
 * What is missing for free shipping; negative above the threshold, where it is free (specification §9). Undefined if
 * the shop promises nothing in the currency.
 */
export function missingToFreeShipping(
  worth: MinorUnits,
  currencyCode: string,
): MinorUnits | undefined {
  const {freeShippingOver: threshold} = promises;
  if (threshold?.currencyCode !== currencyCode) return undefined;
  return parseAmount(threshold.amount, currencyCode) - worth;
}

/** Whether one unit by itself is sent free. */
export function isSentFree({amount, currencyCode}: Money): boolean {
  const missing = missingToFreeShipping(parseAmount(amount, currencyCode), currencyCode);
  return missing !== undefined && missing < 0;
}
