import type {Language} from '~/i18n/languages';

/** Hundredths of a krona: every sum of prices is made in whole öre, never in floating point kronor. */
export type Ore = number;

/**
 * @param amount a decimal string as Shopify writes it, in SEK: `1299.0`, `614.85`
 * @throws RangeError if it is none, or too large to be counted exactly
 */
export function parseAmount(amount: string): Ore {
  return scaled(amount, 2);
}

/** A price as the visitor reads it: `1299.00 SEK` in Swedish, `$129.90` in English (specification §9). */
export function formatPrice(amount: string, language: Language): string {
  // A cent is a tenth of a krona; rounded once, not to öre first.
  return language === 'sv' ? `${decimal(scaled(amount, 2))} SEK` : `$${decimal(scaled(amount, 1))}`;
}

export function formatOre(ore: Ore, language: Language): string {
  return language === 'sv' ? `${decimal(ore)} SEK` : `$${decimal(cents(ore))}`;
}

/** English shows a tenth of the krona as dollars; half a cent rounds up. */
function cents(ore: Ore): number {
  return Math.floor((ore + 5) / 10);
}

/** The amount times ten to the power of `places`; half rounds up. */
function scaled(amount: string, places: number): number {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount.trim()) ?? [];
  if (whole === undefined) throw new RangeError(`Not an amount of money: ${amount}`);
  const digits = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  const rounded = digits + (Number(fraction[places] ?? 0) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`Too much money: ${amount}`);
  return sign ? -rounded : rounded;
}

function decimal(hundredths: number): string {
  const sign = hundredths < 0 ? '-' : '';
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
