import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {parseAmount, toAmount} from '../../app/catalogue/money';
import {roundUpToNine} from '../../app/routes/admin/round-up';

/** Any price that the administration takes, in öre. */
const prices = fc.integer({min: 0, max: 99_999_999}).map((ore) => toAmount(ore));

describe('§9 rounding up to a price that ends in 9', () => {
  test.each([
    // Of the specification and the decisions.
    ['614.85', '619'],
    ['610', '619'],
    ['620', '629'],
    ['620.00', '629'],
    ['0', '9'],
    ['0.01', '9'],
    ['0.0', '9'],
    ['8.99', '9'],
    ['8', '9'],
    ['10', '19'],
    ['10.0', '19'],
    ['618.99', '619'],
    ['611', '619'],
    ['1299.5', undefined],
    ['1300', '1309'],
    ['990', '999'],
    ['998.5', '999'],
    ['1000', '1009'],
    ['999990', '999999'],
    ['999998.99', '999999'],
  ])('§9 %s becomes %s', (price, rounded) => {
    expect(roundUpToNine(price)).toBe(rounded);
  });

  test.each(['619', '619.0', '619.00', '619.50', '619.99', '9', '9.99', '19', '99.9', '999999'])(
    '§9 %s is skipped: its whole part ends in 9',
    (price) => {
      expect(roundUpToNine(price)).toBeUndefined();
    },
  );

  test('§9 never lowers a price, and raises it by less than ten kronor', () => {
    fc.assert(
      fc.property(prices, (price) => {
        const rise = parseAmount(roundUpToNine(price) ?? price) - parseAmount(price);
        expect(rise).toBeGreaterThanOrEqual(0);
        expect(rise).toBeLessThan(1000);
      }),
    );
  });

  test('§9 what comes out ends in 9 and is whole; what is skipped ends in 9 already', () => {
    fc.assert(
      fc.property(prices, (price) => {
        expect(roundUpToNine(price) ?? price.split('.')[0]).toMatch(/9$/);
      }),
    );
  });

  test('§9 there is no whole price ending in 9 between a price and what it becomes', () => {
    fc.assert(
      fc.property(prices, (price) => {
        const rounded = roundUpToNine(price);
        if (rounded === undefined) return;
        expect(parseAmount(rounded) - 1000).toBeLessThan(parseAmount(price));
      }),
    );
  });

  test('§9 rounding what has been rounded changes nothing', () => {
    fc.assert(
      fc.property(prices, (price) => {
        const rounded = roundUpToNine(price);
        if (rounded !== undefined) expect(roundUpToNine(rounded)).toBeUndefined();
      }),
    );
  });

  test('§9 a higher price never ends up lower than a lower one', () => {
    fc.assert(
      fc.property(prices, prices, (one, other) => {
        const [low, high] = parseAmount(one) <= parseAmount(other) ? [one, other] : [other, one];
        // A skipped price keeps its öre, so whole kronor are compared.
        const whole = (price: string) =>
          Math.floor(parseAmount(roundUpToNine(price) ?? price) / 100);
        expect(whole(low)).toBeLessThanOrEqual(whole(high));
      }),
    );
  });
});
