import {parseAmount} from '~/catalogue/money';
import {toPrice} from './price-input';

/**
 * The smallest whole price ending in 9 above a price: 614.85 → 619, 610 → 619, 620 → 629. Undefined for a
 * price whose whole part ends in 9 already. Never lowers a price (specification §9, admin rounding).
 *
 * @param price SEK, a decimal string
 */
export function roundUpToNine(price: string): string | undefined {
  const ore = parseAmount(price);
  const whole = Math.floor(ore / 100);
  if (whole % 10 === 9) return undefined;
  return toPrice((whole - (whole % 10) + 9) * 100);
}
