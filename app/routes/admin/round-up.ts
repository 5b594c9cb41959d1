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
