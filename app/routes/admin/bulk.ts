import {digitsOf, parseAmount, type MinorUnits} from '~/catalogue/money';

/** A change of many prices, by percent or by an amount in the shop's currency: a signed decimal string. */
export interface PriceStep {
  unit: 'percent' | 'amount';
  by: string;
  currencyCode: string;
}

/** Price endings: whole prices ending in 9 or 0, or decimals 90 or 00. */
export const endings = ['9', '0', '.90', '.00'] as const;
export type Ending = (typeof endings)[number];

export const directions = ['up', 'down', 'nearest'] as const;
export type Direction = (typeof directions)[number];

/** Parses percent as this currency, which has three decimals. */
export const PERCENT = 'KWD';

/** Exact to the currency's smallest unit, half of which rounds up. May be negative. */
export function changeBy(price: MinorUnits, {unit, by, currencyCode}: PriceStep): MinorUnits {
  const change = by.replace('+', '');
  if (unit === 'amount') return price + parseAmount(change, currencyCode);
  const whole = BigInt(100 * 10 ** digitsOf(PERCENT));
  const thousandths = parseAmount(change, PERCENT);
  const product = BigInt(price) * (whole + BigInt(thousandths));
  // BigInt division cuts towards zero; a price that becomes negative is refused anyway.
  return Number((2n * product + whole) / (2n * whole));
}

/** The next price with this ending above or below, or the nearest (a tie rounds up); never below 0. */
export function endOn(
  price: MinorUnits,
  ending: Ending,
  direction: Direction,
  currencyCode: string,
): MinorUnits {
  const one = 10 ** digitsOf(currencyCode);
  const step = ending.startsWith('.') ? one : 10 * one;
  const end = {'9': 9 * one, '0': 0, '.90': Math.floor((9 * one) / 10), '.00': 0}[ending];
  const below = Math.floor((price - end) / step) * step + end;
  const above = below === price ? price : below + step;
  if (direction === 'up' || below < 0) return above;
  return direction === 'down' || price - below < above - price ? below : above;
}

/**
 * The smallest whole price ending in 9 above a price: 614.85 → 619, 610 → 619, 620 → 629. Undefined for a
 * price whose whole part ends in 9 already. Never lowers a price (specification §9, admin rounding).
 *
 * @param price a decimal string in any currency
 */
export function roundUpToNine(price: string): string | undefined {
  const whole = Math.floor(Number(price));
  return whole % 10 === 9 ? undefined : String(whole - (whole % 10) + 9);
}
