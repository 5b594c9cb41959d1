import {parseAmount, type Ore} from '~/catalogue/money';

/** What a text in a price field stands for: a price in SEK as a decimal string, or why it is none. */
export type PriceInput = {price: string} | {fault: PriceFault};

export type PriceFault = 'empty' | 'text' | 'negative' | 'decimals' | 'large';

/** SEK; far beyond any pair of sunglasses, and a slip of the finger. */
const LARGEST = 999_999;

/**
 * Understands a price as Swedes write it: `1 299,50`, `1299.5`, `1 299 kr`. Never rounds: a third decimal is
 * a fault.
 */
export function parsePriceInput(text: string): PriceInput {
  const compact = text
    .replace(/\s/g, '')
    .replace(/(kr|sek)\.?$/i, '')
    .replace(',', '.')
    .replace(/\u2212/g, '-');
  if (compact === '') return {fault: text.trim() === '' ? 'empty' : 'text'};
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(compact) ?? [];
  if (whole === undefined) return {fault: 'text'};
  if (sign && /[1-9]/.test(compact)) return {fault: 'negative'};
  if (fraction.length > 2) return {fault: 'decimals'};
  if (Number(whole) > LARGEST) return {fault: 'large'};
  return {price: toPrice(Number(whole) * 100 + Number(fraction.padEnd(2, '0')))};
}

/** A decimal string with two decimals, as Shopify takes prices. */
export function toPrice(ore: Ore): string {
  const digits = String(ore).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Two decimals only where there are öre: `619`, `614.85`. */
export function shortPrice(price: string): string {
  return toPrice(parseAmount(price)).replace(/\.00$/, '');
}
