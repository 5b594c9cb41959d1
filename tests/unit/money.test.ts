import {describe, expect, test} from 'vitest';
import {formatPrice, formatTotal, parseAmount, toAmount} from '../../app/catalogue/money';

const sek = (amount: string) => ({amount, currencyCode: 'SEK'});

describe('§9 price display', () => {
  test.each([
    ['614.85', '614.85 SEK', '$61.49'],
    ['1299.0', '1299.00 SEK', '$129.90'],
    ['1299', '1299.00 SEK', '$129.90'],
    ['1299.00', '1299.00 SEK', '$129.90'],
    ['0', '0.00 SEK', '$0.00'],
    ['0.0', '0.00 SEK', '$0.00'],
    ['0.04', '0.04 SEK', '$0.00'],
    ['0.05', '0.05 SEK', '$0.01'],
    ['0.14', '0.14 SEK', '$0.01'],
    ['0.15', '0.15 SEK', '$0.02'],
    ['0.9', '0.90 SEK', '$0.09'],
    ['0.95', '0.95 SEK', '$0.10'],
    ['5', '5.00 SEK', '$0.50'],
    ['10', '10.00 SEK', '$1.00'],
    ['99.95', '99.95 SEK', '$10.00'],
    ['499', '499.00 SEK', '$49.90'],
    ['619', '619.00 SEK', '$61.90'],
    ['1000.00', '1000.00 SEK', '$100.00'],
    ['99999.99', '99999.99 SEK', '$10000.00'],
    ['00012.50', '12.50 SEK', '$1.25'],
    [' 12.5 ', '12.50 SEK', '$1.25'],
  ])('§9 %s', (amount, swedish, english) => {
    expect(formatPrice(sek(amount), 'sv')).toBe(swedish);
    expect(formatPrice(sek(amount), 'en')).toBe(english);
  });

  test.each([
    ['0.004', '0.00 SEK', '$0.00'],
    ['0.005', '0.01 SEK', '$0.00'],
    ['0.995', '1.00 SEK', '$0.10'],
    ['1.005', '1.01 SEK', '$0.10'],
    ['614.844', '614.84 SEK', '$61.48'],
    ['614.845', '614.85 SEK', '$61.48'],
    ['614.8499', '614.85 SEK', '$61.48'],
    ['614.8500', '614.85 SEK', '$61.49'],
  ])('§9 %s is rounded once, whatever its decimals', (amount, swedish, english) => {
    expect(formatPrice(sek(amount), 'sv')).toBe(swedish);
    expect(formatPrice(sek(amount), 'en')).toBe(english);
  });

  test('§9 every amount up to 200 SEK matches integer arithmetic in öre', () => {
    for (let ore = 0; ore <= 20_000; ore++) {
      const amount = `${Math.trunc(ore / 100)}.${String(ore % 100).padStart(2, '0')}`;
      const cents = Math.trunc(ore / 10) + (ore % 10 >= 5 ? 1 : 0);
      const dollars = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(parseAmount(amount)).toBe(ore);
      expect(formatPrice(sek(amount), 'sv')).toBe(`${amount} SEK`);
      expect(formatPrice(sek(amount), 'en')).toBe(`$${dollars}`);
      expect(formatTotal(ore, 'SEK', 'en')).toBe(`$${dollars}`);
    }
  });
});

describe('§9 amounts in öre', () => {
  test.each([
    ['0', 0],
    ['0.01', 1],
    ['0.1', 10],
    ['1', 100],
    ['1.1', 110],
    ['19.99', 1999],
    ['614.85', 61_485],
    ['0.29', 29],
    ['1.15', 115],
    ['8.2', 820],
    ['4.35', 435],
    ['-5.5', -550],
    ['90071992547409.91', 9_007_199_254_740_991],
  ])('§9 %s SEK is %i öre', (amount, ore) => {
    expect(parseAmount(amount)).toBe(ore);
  });

  test('§9 sums are exact where binary fractions are not', () => {
    const prices = ['0.1', '0.2', '614.85', '1.1', '2.2'];
    const sum = prices.reduce((total, price) => total + parseAmount(price), 0);
    expect(formatTotal(sum, 'SEK', 'sv')).toBe('618.45 SEK');
    expect(formatTotal(parseAmount('4.35') * 99, 'SEK', 'sv')).toBe('430.65 SEK');
  });

  test.each([
    '',
    ' ',
    '.',
    '.5',
    '5.',
    '1,5',
    '1 299',
    '1.2.3',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    'SEK 12',
    '12 SEK',
    '+5',
    '--5',
    '१२',
    'null',
    '90071992547409.92',
    '99999999999999999999999',
  ])('§9 "%s" is not an amount', (amount) => {
    expect(() => parseAmount(amount)).toThrow(RangeError);
    expect(() => formatPrice(sek(amount), 'sv')).toThrow(RangeError);
  });
});

describe('other currencies are not converted', () => {
  test.each([
    ['EUR', '129.0', '129,00 €', '€129.00'],
    ['EUR', '1299.5', '1 299,50 €', '€1,299.50'],
    ['EUR', '0.005', '0,01 €', '€0.01'],
    ['USD', '129', '129,00 US$', 'US$129.00'],
    ['JPY', '12900.0', '12 900 JPY', 'JP¥12,900'],
    ['KWD', '12.3456', '12,346 KWD', 'KWD 12.346'],
    ['EUR', '90071992547409.91', '90 071 992 547 409,91 €', '€90,071,992,547,409.91'],
  ])('%s %s', (currencyCode, amount, swedish, english) => {
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(plain(formatPrice({amount, currencyCode}, 'sv'))).toBe(swedish);
    expect(plain(formatPrice({amount, currencyCode}, 'en'))).toBe(english);
  });

  test.each([
    ['EUR', '129.5', 12_950, '129.50'],
    ['JPY', '12900.0', 12_900, '12900'],
    ['KWD', '12.3456', 12_346, '12.346'],
  ])('%s %s is %i in its smallest unit', (currencyCode, amount, units, written) => {
    expect(parseAmount(amount, currencyCode)).toBe(units);
    expect(toAmount(units, currencyCode)).toBe(written);
  });
});
