import {digitsOf, parseAmount, toAmount} from '~/catalogue/money';

/** What a text in a price field stands for: a price in the shop's currency as a decimal string, or why it is none. */
export type PriceInput = {price: string} | {fault: PriceFault};

export type PriceFault = 'empty' | 'text' | 'negative' | 'decimals' | 'large';

/** Far beyond any pair of sunglasses, and a slip of the finger. */
const LARGEST = 999_999;

/** Digits, with or without spaces between the thousands: `12 99` is rather a slip than 1299. */
const PRICE = /^(-?)(\d+|\d{1,3}(?:\s\d{3})+)(?:\.(\d*))?$/;

/** What may stand behind a price in place of the currency's code. */
const signs: Readonly<Record<string, string>> = {
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr',
  EUR: '€',
  GBP: '£',
  USD: '$',
  JPY: '¥',
};

/**
 * Understands a price as Swedes write it: `1 299,50`, `1299.5`, `1 299 kr`, `1299:-`. Never rounds: a decimal that the
 * currency does not have is a fault, as is the name of another currency.
 */
export function parsePriceInput(text: string, currencyCode: string): PriceInput {
  if (text.trim() === '') return {fault: 'empty'};
  const plain = withoutUnit(text.trim().toUpperCase(), currencyCode)
    .replace(',', '.')
    .replace('\u2212', '-');
  const [, sign, digits, fraction = ''] = PRICE.exec(plain) ?? [];
  if (digits === undefined) return {fault: 'text'};
  const whole = digits.replace(/\s/g, '');
  if (sign && (Number(whole) > 0 || Number(fraction) > 0)) return {fault: 'negative'};
  if (fraction.length > digitsOf(currencyCode)) return {fault: 'decimals'};
  if (Number(whole) > LARGEST) return {fault: 'large'};
  const price = `${whole}.${fraction.padEnd(1, '0')}`;
  return {price: toAmount(parseAmount(price, currencyCode), currencyCode)};
}

/** Decimals only where they are not zero: `619`, `614.85`. */
export function shortPrice(price: string, currencyCode: string): string {
  return toAmount(parseAmount(price, currencyCode), currencyCode).replace(/\.0+$/, '');
}

function withoutUnit(price: string, currencyCode: string): string {
  const plain = price.replace(/(\p{L})\.$|[:,][-\u2013]$/u, '$1');
  const unit = [currencyCode, signs[currencyCode]?.toUpperCase()].find(
    (name) => name !== undefined && plain.endsWith(name),
  );
  return unit === undefined ? plain : plain.slice(0, -unit.length).trimEnd();
}
