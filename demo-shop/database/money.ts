/** Thrown for an amount that is not a plain decimal with at most two decimals. */
export class InvalidAmountError extends Error {}

/**
 * SEK as a decimal string ("1299.50") to öre (129950), without binary floating point.
 *
 * @throws InvalidAmountError for anything else than digits with at most two decimals.
 */
export function toOre(amount: string): number {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amount.trim());
  if (!match) throw new InvalidAmountError(`"${amount}" is not an amount in SEK.`);
  const [, kronor = '0', decimals = ''] = match;
  return Number(kronor) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Öre to Shopify's decimal string: at least one decimal, no other trailing zeroes ("1299.0", "614.85"). */
export function toDecimal(ore: number): string {
  const kronor = Math.trunc(ore / 100);
  const rest = String(ore % 100).padStart(2, '0');
  return `${kronor}.${rest.endsWith('0') ? rest.slice(0, 1) : rest}`;
}

/** Öre to an amount with exactly two decimals, for people ("1299.00"). */
export function toTwoDecimals(ore: number): string {
  return `${Math.trunc(ore / 100)}.${String(ore % 100).padStart(2, '0')}`;
}
