import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {toAmount} from '../../app/catalogue/money';
import {parsePriceInput, shortPrice} from '../../app/routes/admin/price-text';
import {faultText} from '../../app/routes/admin/text';

const NBSP = '\u00a0';
const NARROW = '\u202f';
const MINUS = '\u2212';

describe('§5 price input', () => {
  test.each([
    ['1299', '1299.00'],
    ['1299.5', '1299.50'],
    ['1299,5', '1299.50'],
    ['1299,50', '1299.50'],
    ['1 299,50', '1299.50'],
    [`1${NBSP}299,50`, '1299.50'],
    [`1${NARROW}299,50`, '1299.50'],
    [' 1299 ', '1299.00'],
    [`${NBSP}1299${NBSP}`, '1299.00'],
    ['1299 kr', '1299.00'],
    ['1 299 kr', '1299.00'],
    ['1 299 kr.', '1299.00'],
    ['1299kr', '1299.00'],
    ['1299 KR', '1299.00'],
    ['1 299,50 SEK', '1299.50'],
    [`1${NBSP}299,50${NBSP}kr`, '1299.50'],
    ['1299:-', '1299.00'],
    ['1299,-', '1299.00'],
    ['1299,', '1299.00'],
    ['1299.', '1299.00'],
    ['0', '0.00'],
    ['0,01', '0.01'],
    ['0.00', '0.00'],
    ['-0', '0.00'],
    ['-0,00', '0.00'],
    ['007', '7.00'],
    ['614.85', '614.85'],
    ['999999', '999999.00'],
    ['999 999,99', '999999.99'],
  ])('§5 %j is read as %s', (text, price) => {
    expect(parsePriceInput(text, 'SEK')).toEqual({price});
  });

  test.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['\t', 'empty'],
    [NBSP, 'empty'],
    ['abc', 'text'],
    ['kr', 'text'],
    ['12 kronor', 'text'],
    ['12x', 'text'],
    ['1e3', 'text'],
    ['0x10', 'text'],
    ['Infinity', 'text'],
    ['NaN', 'text'],
    ['٣', 'text'],
    ['１２', 'text'],
    ['½', 'text'],
    ['1.2.3', 'text'],
    ['1,2,3', 'text'],
    ['1.299,50', 'text'],
    ['1,299.50', 'text'],
    ['.5', 'text'],
    [',5', 'text'],
    ['.', 'text'],
    ['-', 'text'],
    ['--5', 'text'],
    ['5-', 'text'],
    ['+5', 'text'],
    ['12 99', 'text'],
    ['1 2 9 9', 'text'],
    ['1299 1399', 'text'],
    ['12 kr 50', 'text'],
    ['-5', 'negative'],
    ['-0,01', 'negative'],
    [`${MINUS}5`, 'negative'],
    ['-1 299,50 kr', 'negative'],
    ['1,234', 'decimals'],
    ['1.299', 'decimals'],
    ['0,001', 'decimals'],
    ['1000000', 'large'],
    ['1 000 000', 'large'],
    ['9'.repeat(400), 'large'],
  ])('§5 %j is refused: %s', (text, fault) => {
    expect(parsePriceInput(text, 'SEK')).toEqual({fault});
  });

  test('§5 any text gives a price of at most 999 999.99 or a reason', () => {
    const texts = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.string({unit: fc.constantFrom(...'0123456789 ,.-kr', NBSP, MINUS)}),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const input = parsePriceInput(text, 'SEK');
        return 'fault' in input || /^\d{1,6}\.\d{2}$/.test(input.price);
      }),
      {numRuns: 1000},
    );
  });

  test('§5 every notation of a price is read as that price', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 99_999_999}), (ore) => {
        const price = toAmount(ore);
        const swedish = new Intl.NumberFormat('sv-SE', {minimumFractionDigits: 2});
        for (const text of [
          price,
          price.replace('.', ','),
          shortPrice(price, 'SEK'),
          swedish.format(ore / 100),
          `${swedish.format(ore / 100)} kr`,
        ]) {
          expect(parsePriceInput(text, 'SEK'), text).toEqual({price});
        }
      }),
    );
  });

  test.each([
    ['EUR', '129', '129.00'],
    ['EUR', '129,50', '129.50'],
    ['EUR', '129 €', '129.00'],
    ['EUR', '129,5 eur', '129.50'],
    ['NOK', '1 299 kr', '1299.00'],
    ['USD', '1299.50$', '1299.50'],
    ['CHF', '129 CHF', '129.00'],
    ['JPY', '12 900', '12900'],
    ['JPY', '12 900 ¥', '12900'],
    ['KWD', '12,345', '12.345'],
    ['KWD', '12', '12.000'],
  ])('in %s, %j is read as %s', (currencyCode, text, price) => {
    expect(parsePriceInput(text, currencyCode)).toEqual({price});
  });

  test.each([
    ['EUR', '1299 kr', 'text'],
    ['EUR', '1299 SEK', 'text'],
    ['SEK', '129 €', 'text'],
    ['USD', '129 €', 'text'],
    ['EUR', '1,234', 'decimals'],
    ['JPY', '12900,5', 'decimals'],
    ['JPY', '12900.00', 'decimals'],
    ['KWD', '1,2345', 'decimals'],
  ])('in %s, %j is refused: %s', (currencyCode, text, fault) => {
    expect(parsePriceInput(text, currencyCode)).toEqual({fault});
  });

  test.each([
    ['+5%', '104.99'],
    ['+5 %', '104.99'],
    ['-5 %', '94.99'],
    [`${MINUS}5%`, '94.99'],
    ['+2,5%', '102.49'],
    ['-100%', '0.00'],
    ['+0,001%', '99.99'],
    ['+100', '199.99'],
    ['+ 100 kr', '199.99'],
    ['-0,99', '99.00'],
    ['+1 000', '1099.99'],
    ['-99,99 SEK', '0.00'],
    ['129', '129.00'],
  ])('on a price of 99.99, %j gives %s', (text, price) => {
    expect(parsePriceInput(text, 'SEK', '99.99')).toEqual({price});
  });

  test.each([
    ['-100', 'negative'],
    ['-101%', 'negative'],
    ['+1,234', 'decimals'],
    ['+5,1234%', 'decimals'],
    ['+999999', 'large'],
    ['+5€', 'text'],
    ['5%', 'text'],
    ['+%', 'text'],
    ['+', 'text'],
    ['+-5', 'text'],
    ['+5%%', 'text'],
    ['+12 99', 'text'],
  ])('on a price of 99.99, %j is refused: %s', (text, fault) => {
    expect(parsePriceInput(text, 'SEK', '99.99')).toEqual({fault});
  });

  test('an error names the shop’s currency and an example', () => {
    expect(faultText('text', 'EUR')).toBe('Inte ett pris i EUR. Skriv till exempel 1 299,50.');
    expect(faultText('text', 'JPY')).toBe('Inte ett pris i JPY. Skriv till exempel 1 299.');
    expect(faultText('decimals', 'SEK')).toBe('Högst två decimaler.');
    expect(faultText('decimals', 'JPY')).toBe('JPY har inga decimaler.');
    expect(faultText('decimals', 'KWD')).toBe('Högst tre decimaler.');
    expect(faultText('large', 'EUR')).toBe('Högst 999 999 EUR.');
  });

  test.each([
    ['619.00', '619'],
    ['619.0', '619'],
    ['619', '619'],
    ['614.85', '614.85'],
    ['614.8', '614.80'],
    ['0', '0'],
    ['0.05', '0.05'],
  ])('fills in %s as %s', (price, short) => {
    expect(shortPrice(price, 'SEK')).toBe(short);
  });

  test('fills in a price with the decimals of its currency', () => {
    expect(shortPrice('12900.0', 'JPY')).toBe('12900');
    expect(shortPrice('12900', 'JPY')).toBe('12900');
    expect(shortPrice('129.5', 'EUR')).toBe('129.50');
    expect(shortPrice('12.345', 'KWD')).toBe('12.345');
  });
});
