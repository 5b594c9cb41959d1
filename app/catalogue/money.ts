import type {Language} from '~/i18n/languages';

/** Hundredths of a krona: every sum of prices is made in whole öre, never in floating point kronor. */
export type Ore = number;

/**
 * @param amount a decimal string as Shopify writes it, in SEK: `1299.0`, `614.85`
 * @throws RangeError if it is none
 */
export function parseAmount(amount: string): Ore {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount.trim()) ?? [];
  if (whole === undefined) throw new RangeError(`Not an amount of money: ${amount}`);
  const ore = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  const rounded = ore + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0);
  return sign ? -rounded : rounded;
}

/** A price as the visitor reads it: `1299.00 SEK` in Swedish, `$129.90` in English (specification §9). */
export function formatPrice(amount: string, language: Language): string {
  return formatOre(parseAmount(amount), language);
}

export function formatOre(ore: Ore, language: Language): string {
  return language === 'sv' ? `${decimal(ore)} SEK` : `$${decimal(cents(ore))}`;
}

/** English shows a tenth of the krona as dollars; half a cent rounds up. */
function cents(ore: Ore): number {
  return Math.floor((ore + 5) / 10);
}

function decimal(hundredths: number): string {
  const sign = hundredths < 0 ? '-' : '';
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
