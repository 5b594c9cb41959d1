import {digitsOf, exactAmount, parseAmount, toAmount} from '~/catalogue/money';
import {limits} from '../../../supabase/functions/update-shopify-prices/limits';
import {changeBy, PERCENT} from './bulk';

/** A parsed price field: a decimal string in the shop's currency, or the reason why it is invalid. */
export type PriceInput = {price: string} | {fault: PriceFault};

export type PriceFault = 'empty' | 'text' | 'negative' | 'decimals' | 'large';

/** Digits, optionally grouped in thousands: `12 99` is rather a typing error than 1299. */
const PRICE = /^(-?)(\d+|\d{1,3}(?:\s\d{3})+)(?:\.(\d*))?$/;

/** `+5%`, `-100`, with a number as in a price. */
const CHANGE = /^([+-])\s*([\d\s]+(?:\.\d*)?)\s*(%?)$/;

/** Allowed after a price instead of the currency code. */
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
 * Parses a price as Swedes write it: `1 299,50`, `1299.5`, `1 299 kr`, `1299:-`. Never rounds: too many decimals are an
 * error, as is another currency's name.
 *
 * @param from the price that `+5%` and `-100` change, rounded to the currency's decimals; without it they are invalid
 */
export function parsePriceInput(text: string, currencyCode: string, from?: string): PriceInput {
  if (text.trim() === '') return {fault: 'empty'};
  const plain = withoutUnit(text.trim().toUpperCase(), currencyCode)
    .replace(',', '.')
    .replace('\u2212', '-');
  const change = from === undefined ? null : CHANGE.exec(plain);
  if (change) return changed(change, currencyCode, from ?? '');
  const [, sign, digits, fraction = ''] = PRICE.exec(plain) ?? [];
  if (digits === undefined) return {fault: 'text'};
  const whole = digits.replace(/\s/g, '');
  if (sign && (Number(whole) > 0 || Number(fraction) > 0)) return {fault: 'negative'};
  if (fraction.length > digitsOf(currencyCode)) return {fault: 'decimals'};
  if (whole.replace(/^0+/, '').length > limits.digits) return {fault: 'large'};
  const price = `${whole}.${fraction.padEnd(1, '0')}`;
  return {price: exactAmount({amount: price, currencyCode})};
}

/** Whether a text is a relative change, such as `+5%`. */
export function isChange(text: string): boolean {
  return /^\s*[+\-\u2212]/.test(text);
}

/** Decimals only if they are not zero: `619`, `614.85`. */
export function shortPrice(price: string, currencyCode: string): string {
  return exactAmount({amount: price, currencyCode}).replace(/\.0+$/, '');
}

function changed(
  [, sign = '', number = '', percent = '']: RegExpExecArray,
  currencyCode: string,
  from: string,
): PriceInput {
  const size = parsePriceInput(number, percent ? PERCENT : currencyCode);
  if ('fault' in size) return size;
  const units = changeBy(parseAmount(from, currencyCode), {
    unit: percent ? 'percent' : 'amount',
    by: sign + size.price,
    currencyCode,
  });
  if (units < 0) return {fault: 'negative'};
  // The result has the same limits as a typed price.
  return parsePriceInput(toAmount(units, currencyCode), currencyCode);
}

function withoutUnit(price: string, currencyCode: string): string {
  const plain = price.replace(/(\p{L})\.$|[:,][-\u2013]$/u, '$1');
  const unit = [currencyCode, signs[currencyCode]?.toUpperCase()].find(
    (name) => name !== undefined && plain.endsWith(name),
  );
  return unit === undefined ? plain : plain.slice(0, -unit.length).trimEnd();
}
