import {parseAmount, type MinorUnits} from '~/catalogue/money';

/** What a text in a price field stands for: a price in SEK as a decimal string, or why it is none. */
export type PriceInput = {price: string} | {fault: PriceFault};

export type PriceFault = 'empty' | 'text' | 'negative' | 'decimals' | 'large';

/** SEK; far beyond any pair of sunglasses, and a slip of the finger. */
const LARGEST = 999_999;

/** Digits, with or without spaces between the thousands: `12 99` is rather a slip than 1299. */
const PRICE = /^(-?)(\d+|\d{1,3}(?:\s\d{3})+)(?:\.(\d*))?$/;

/**
 * Understands a price as Swedes write it: `1 299,50`, `1299.5`, `1 299 kr`, `1299:-`. Never rounds: a third
 * decimal is a fault.
 */
export function parsePriceInput(text: string): PriceInput {
  if (text.trim() === '') return {fault: 'empty'};
  const plain = text
    .trim()
    .replace(/(\s*(kr|sek)\.?|[:,][-\u2013])$/i, '')
    .replace(',', '.')
    .replace('\u2212', '-');
  const [, sign, digits, fraction = ''] = PRICE.exec(plain) ?? [];
  if (digits === undefined) return {fault: 'text'};
  const kronor = Number(digits.replace(/\s/g, ''));
  if (sign && (kronor > 0 || Number(fraction) > 0)) return {fault: 'negative'};
  if (fraction.length > 2) return {fault: 'decimals'};
  if (kronor > LARGEST) return {fault: 'large'};
  return {price: toPrice(kronor * 100 + Number(fraction.padEnd(2, '0')))};
}

/** A decimal string with two decimals, as Shopify takes prices. */
export function toPrice(ore: MinorUnits): string {
  const digits = String(ore).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Two decimals only where there are öre: `619`, `614.85`. */
export function shortPrice(price: string): string {
  return toPrice(parseAmount(price)).replace(/\.00$/, '');
}
