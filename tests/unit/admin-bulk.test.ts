import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {parseAmount, toAmount} from '../../app/catalogue/money';
import {changeBy, directions, endings, endOn, roundUpToNine} from '../../app/routes/admin/bulk';

/** Any price that /admin accepts, in öre. */
const prices = fc.integer({min: 0, max: 99_999_999}).map((ore) => toAmount(ore));

describe('§9 rounding up to a price that ends in 9', () => {
  test.each([
    // Examples of the specification.
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

  test('§9 a rounded price is whole and ends in 9; a skipped one already ended in 9', () => {
    fc.assert(
      fc.property(prices, (price) => {
        expect(roundUpToNine(price) ?? price.split('.')[0]).toMatch(/9$/);
      }),
    );
  });

  test('§9 rounds to the next whole price ending in 9', () => {
    fc.assert(
      fc.property(prices, (price) => {
        const rounded = roundUpToNine(price);
        if (rounded === undefined) return;
        expect(parseAmount(rounded) - 1000).toBeLessThan(parseAmount(price));
      }),
    );
  });

  test('§9 is idempotent', () => {
    fc.assert(
      fc.property(prices, (price) => {
        const rounded = roundUpToNine(price);
        if (rounded !== undefined) expect(roundUpToNine(rounded)).toBeUndefined();
      }),
    );
  });

  test('§9 keeps the order of prices', () => {
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

describe('percent and amounts', () => {
  test.each([
    ['100.00', 'percent', '+5.000', '105.00'],
    ['99.99', 'percent', '+5.000', '104.99'],
    ['0.10', 'percent', '+5.000', '0.11'],
    ['0.09', 'percent', '+5.000', '0.09'],
    ['1299.00', 'percent', '-12.500', '1136.63'],
    ['1299.00', 'amount', '-100.00', '1199.00'],
    ['999999.99', 'percent', '+999999.000', '10000989899.99'],
  ] as const)('%s by %s %s becomes %s', (price, unit, by, after) => {
    const units = changeBy(parseAmount(price), {unit, by, currencyCode: 'SEK'});
    expect(toAmount(units)).toBe(after);
  });

  test('a percentage is exact to half an öre', () => {
    const units = fc.integer({min: 0, max: 99_999_999});
    const thousandths = fc.integer({min: -100_000, max: 300_000});
    fc.assert(
      fc.property(units, thousandths, (ore, change) => {
        const by = toAmount(change, 'KWD');
        const after = changeBy(ore, {unit: 'percent', by, currencyCode: 'SEK'});
        const exact = BigInt(ore) * BigInt(100_000 + change);
        const off = 2n * (BigInt(after) * 100_000n - exact);
        expect(off > -100_000n && off <= 100_000n).toBe(true);
      }),
    );
  });
});

describe('endings', () => {
  test.each([
    ['614.85', '9', 'up', '619.00'],
    ['619.00', '9', 'up', '619.00'],
    ['619.01', '9', 'up', '629.00'],
    ['614.85', '9', 'down', '609.00'],
    ['614.00', '9', 'nearest', '619.00'],
    ['613.99', '9', 'nearest', '609.00'],
    ['614.85', '0', 'nearest', '610.00'],
    ['614.85', '.90', 'up', '614.90'],
    ['614.95', '.90', 'up', '615.90'],
    ['614.85', '.90', 'down', '613.90'],
    ['614.50', '.00', 'nearest', '615.00'],
    ['3.00', '9', 'down', '9.00'],
    ['0.00', '0', 'down', '0.00'],
  ] as const)('%s ending in %s, %s: %s', (price, ending, direction, after) => {
    expect(toAmount(endOn(parseAmount(price), ending, direction, 'SEK'))).toBe(after);
  });

  test('rounds to the nearest price with the ending, in the chosen direction', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 0, max: 99_999_999}),
        fc.constantFrom(...endings),
        fc.constantFrom(...directions),
        (ore, ending, direction) => {
          const after = endOn(ore, ending, direction, 'SEK');
          const text = toAmount(after);
          expect(text.endsWith(ending.startsWith('.') ? ending : `${ending}.00`)).toBe(true);
          const step = ending.startsWith('.') ? 100 : 1000;
          expect(Math.abs(after - ore)).toBeLessThan(step);
          if (direction === 'up') expect(after).toBeGreaterThanOrEqual(ore);
          if (direction === 'down' && ore >= 900) expect(after).toBeLessThanOrEqual(ore);
          if (direction === 'nearest' && ore >= 900) {
            expect(Math.abs(after - ore)).toBeLessThanOrEqual(step / 2);
          }
          // Idempotent.
          expect(endOn(after, ending, direction, 'SEK')).toBe(after);
        },
      ),
    );
  });

  test('rounds in currencies with no decimals and with three', () => {
    expect(endOn(12_345, '9', 'up', 'JPY')).toBe(12_349);
    expect(toAmount(endOn(12_345, '.90', 'up', 'KWD'), 'KWD')).toBe('12.900');
  });
});
