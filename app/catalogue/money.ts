import {defaultLanguage, languageInfo, type Language} from '~/i18n/languages';

/** A price as Shopify writes it: a decimal string and the shop's currency (ISO 4217). */
export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

/** A whole number of the currency's smallest unit, such as öre: no floating point. */
export type MinorUnits = number;

/** The currency that the displays of specification §9 are for. */
export const SEK = 'SEK';

/**
 * @param amount a decimal string as Shopify writes it: `1299.0`, `614.85`; half a unit rounds up
 * @throws RangeError if malformed or too large to be exact
 */
export function parseAmount(amount: string, currencyCode: string = SEK): MinorUnits {
  return scaled(amount, digitsOf(currencyCode));
}

/** A price in its currency's smallest unit. @throws RangeError as `parseAmount` */
export function unitsOf({amount, currencyCode}: Money): MinorUnits {
  return parseAmount(amount, currencyCode);
}

/** Whether a price can be parsed. */
export function isMoney({amount, currencyCode}: Money): boolean {
  try {
    return /^[A-Z]{3}$/.test(currencyCode) && parseAmount(amount, currencyCode) >= 0;
  } catch {
    return false;
  }
}

/**
 * A price for display. SEK: `1299.00 SEK` in Swedish, `$129.90` in English (specification §9); any other currency as
 * itself in every language.
 */
export function formatPrice({amount, currencyCode}: Money, language: Language): string {
  if (currencyCode !== SEK) return formatForeign(amount, currencyCode, language);
  // A cent is a tenth of a krona; rounded once, not to öre first.
  return languageInfo[language].showsDollars
    ? `$${decimal(scaled(amount, 1), 2)}`
    : inKronor(amount);
}

function inKronor(amount: string): string {
  return `${decimal(scaled(amount, 2), 2)} SEK`;
}

export function formatTotal(total: MinorUnits, currencyCode: string, language: Language): string {
  return formatPrice({amount: toAmount(total, currencyCode), currencyCode}, language);
}

/** The price in kronor where the page shows dollars: those (§9) are only a guide. */
export function formatCharged({amount, currencyCode}: Money, language: Language): string | null {
  return currencyCode === SEK && languageInfo[language].showsDollars ? inKronor(amount) : null;
}

/** The decimal string of a sum: `1299.00`. */
export function toAmount(units: MinorUnits, currencyCode: string = SEK): string {
  return decimal(units, digitsOf(currencyCode));
}

/** Normalises a price to the currency's decimals: `1299.0` → `1299.00`. */
export function exactAmount({amount, currencyCode}: Money): string {
  return toAmount(parseAmount(amount, currencyCode), currencyCode);
}

/** Intl takes decimal strings, without floating point. */
function formatForeign(amount: string, currencyCode: string, language: Language): string {
  const digits = digitsOf(currencyCode);
  const price = decimal(scaled(amount, digits), digits);
  return formatOf(currencyCode, language).format(price as Intl.StringNumericLiteral);
}

/** Decimals of a currency: 2 of EUR, 0 of JPY. */
export function digitsOf(currencyCode: string): number {
  if (currencyCode === SEK) return 2;
  return formatOf(currencyCode, defaultLanguage).resolvedOptions().maximumFractionDigits ?? 2;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a formatter for each of thousands of prices is slow. */
function formatOf(currencyCode: string, language: Language): Intl.NumberFormat {
  const key = `${language} ${currencyCode}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(languageInfo[language].locale, {
      style: 'currency',
      currency: currencyCode,
    });
  formats.set(key, format);
  return format;
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

function decimal(units: number, places: number): string {
  const sign = units < 0 ? '-' : '';
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`;
}
