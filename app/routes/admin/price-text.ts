import {digitsOf, exactAmount, parseAmount, toAmount} from '~/catalogue/money';
import {priceLimits} from '~/catalogue/price-limits';
import {changeBy, PERCENT} from './bulk';

/** What a text in a price field stands for: a price in the shop's currency as a decimal string, or why it is none. */
export type PriceInput = {price: string} | {fault: PriceFault};

export type PriceFault = 'empty' | 'text' | 'negative' | 'decimals' | 'large';

/** Digits, with or without spaces between the thousands: `12 99` is rather a slip than 1299. */
const PRICE = /^(-?)(\d+|\d{1,3}(?:\s\d{3})+)(?:\.(\d*))?$/;

/** `+5%`, `-100`, with a number as in a price. */
const CHANGE = /^([+-])\s*([\d\s]+(?:\.\d*)?)\s*(%?)$/;

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
 *
 * @param from the price that `+5%` and `-100` change, exactly and then rounded to the currency's decimals; without
 *   one they are no price
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
  if (whole.replace(/^0+/, '').length > priceLimits.digits) return {fault: 'large'};
  const price = `${whole}.${fraction.padEnd(1, '0')}`;
  return {price: exactAmount({amount: price, currencyCode})};
}

/** Whether a text says how a price changes, not what it becomes. */
export function isChange(text: string): boolean {
  return /^\s*[+\-\u2212]/.test(text);
}

/** Decimals only where they are not zero: `619`, `614.85`. */
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
  // What it becomes is held to the same limits as what is typed.
  return parsePriceInput(toAmount(units, currencyCode), currencyCode);
}

function withoutUnit(price: string, currencyCode: string): string {
  const plain = price.replace(/(\p{L})\.$|[:,][-\u2013]$/u, '$1');
  const unit = [currencyCode, signs[currencyCode]?.toUpperCase()].find(
    (name) => name !== undefined && plain.endsWith(name),
  );
  return unit === undefined ? plain : plain.slice(0, -unit.length).trimEnd();
}
