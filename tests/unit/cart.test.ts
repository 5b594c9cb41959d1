import {describe, expect, test} from 'vitest';
import {
  addLine,
  cartCurrency,
  cartTotal,
  countItems,
  lineTotal,
  setQuantity,
  type CartLine,
} from '../../app/cart/cart';
import {putLineBack} from '../../app/cart/line-changes';
import {missingToFreeShipping} from '../../app/catalogue/free-shipping';
import {formatTotal} from '../../app/catalogue/money';
import {line, newLine, sek} from './support/cart-lines';

const quantities = (lines: readonly CartLine[]) =>
  lines.map(({variantId, quantity}) => `${variantId} × ${quantity}`);

describe('§4 adding to the cart', () => {
  test('§3 appends a new variant with quantity 1', () => {
    const lines = addLine([line({variantId: 'a', quantity: 3})], newLine({variantId: 'b'}));
    expect(quantities(lines)).toEqual(['a × 3', 'b × 1']);
    expect(lines[1]).toEqual(line({variantId: 'b'}));
  });

  test.each([
    [1, 2],
    [2, 3],
    [98, 99],
    [99, 99],
  ])('§4 increases a quantity of %i to %i', (before, after) => {
    const lines = [line({variantId: 'a'}), line({variantId: 'b', quantity: before})];
    expect(quantities(addLine(lines, newLine({variantId: 'b'})))).toEqual([
      'a × 1',
      `b × ${after}`,
    ]);
  });

  test('§4 keeps two variants of one product on two lines', () => {
    const lines = addLine(addLine([], newLine({variantId: 'a'})), newLine({variantId: 'b'}));
    expect(quantities(lines)).toEqual(['a × 1', 'b × 1']);
  });

  test('§9 stops at 99 of the same variant', () => {
    let lines: CartLine[] = [];
    for (let times = 0; times < 150; times++) lines = addLine(lines, newLine());
    expect(lines.map(({quantity}) => quantity)).toEqual([99]);
  });
});

describe('§4 changing a quantity', () => {
  const lines = [line({variantId: 'a', quantity: 2}), line({variantId: 'b', quantity: 7})];

  test.each([
    [5, ['a × 2', 'b × 5']],
    ['12', ['a × 2', 'b × 12']],
    [5.9, ['a × 2', 'b × 5']],
    [99, ['a × 2', 'b × 99']],
    [0, ['a × 2']],
    ['0', ['a × 2']],
    [0.5, ['a × 2']],
    [-1, ['a × 2', 'b × 7']],
    [-0.5, ['a × 2', 'b × 7']],
    [99.5, ['a × 2', 'b × 7']],
    [100, ['a × 2', 'b × 7']],
    [NaN, ['a × 2', 'b × 7']],
    [Infinity, ['a × 2', 'b × 7']],
    ['', ['a × 2', 'b × 7']],
    ['two', ['a × 2', 'b × 7']],
    [null, ['a × 2', 'b × 7']],
    [undefined, ['a × 2', 'b × 7']],
    [true, ['a × 2', 'b × 7']],
    [[], ['a × 2', 'b × 7']],
    [{}, ['a × 2', 'b × 7']],
  ] as Array<[unknown, string[]]>)('§4 to %o', (value, expected) => {
    expect(quantities(setQuantity(lines, 'b', value))).toEqual(expected);
  });

  test('§4 ignores a variant that is not in the cart', () => {
    expect(setQuantity(lines, 'c', 5)).toEqual(lines);
    expect(setQuantity(lines, 'c', 0)).toEqual(lines);
  });

  test('§4 does not mutate its input', () => {
    const frozen = Object.freeze(lines.map((one) => Object.freeze(one)));
    setQuantity(frozen, 'b', 5);
    addLine(frozen, newLine({variantId: 'b'}));
    expect(quantities(frozen)).toEqual(['a × 2', 'b × 7']);
  });
});

describe('putting a removed line back', () => {
  const lines = [line({variantId: 'a'}), line({variantId: 'c'})];
  const removed = line({variantId: 'b', quantity: 4});

  test.each([
    [0, ['b × 4', 'a × 1', 'c × 1']],
    [1, ['a × 1', 'b × 4', 'c × 1']],
    [7, ['a × 1', 'c × 1', 'b × 4']],
  ])('at %i', (index, expected) => {
    expect(quantities(putLineBack(lines, removed, index))).toEqual(expected);
  });

  test('changes nothing if another tab has added it again', () => {
    const added = [...lines, line({variantId: 'b'})];
    expect(putLineBack(added, removed, 1)).toEqual(added);
  });
});

describe('§2 totals', () => {
  const lines = [
    line({variantId: 'a', quantity: 3, price: sek('614.85')}),
    line({variantId: 'b', quantity: 99, price: sek('0.1')}),
    line({variantId: 'c', quantity: 5, price: sek('1000'), unavailable: true}),
    line({variantId: 'd', quantity: 7, price: sek('0.0')}),
  ];

  test('§2 totals a line in öre', () => {
    expect(lines.map(lineTotal)).toEqual([184_455, 990, 500_000, 0]);
  });

  test('§2 totals the cart in öre, as the checkout does', () => {
    expect(cartTotal(lines)).toBe(185_445);
    expect(cartTotal([])).toBe(0);
  });

  test('totals a very expensive line to the öre', () => {
    const highPriced = line({quantity: 99, price: sek('99999999999.99')});
    expect(formatTotal(cartTotal([highPriced]), 'SEK', 'sv')).toBe('9899999999999.01 SEK');
  });

  test('§2 counts units for the badge', () => {
    expect(countItems(lines)).toBe(114);
    expect(countItems([])).toBe(0);
  });

  const euro = (amount: string) => line({variantId: 'e', price: {amount, currencyCode: 'EUR'}});

  test.each([
    ['kronor', lines, 'SEK'],
    ['euro', [euro('129.0')], 'EUR'],
    ['euro, and kronor on unavailable lines', [line({unavailable: true}), euro('1')], 'EUR'],
    ['kronor and euro, which do not add up', [line(), euro('129.0')], undefined],
    ['unavailable lines only', [line({unavailable: true})], undefined],
    ['no lines', [], undefined],
  ])('the currency of a cart of %s', (_case, items, currency) => {
    expect(cartCurrency(items)).toBe(currency);
  });
});

describe('§9 free shipping is over 499 SEK', () => {
  const cart = (amount: string, currencyCode = 'SEK') => [line({price: {amount, currencyCode}})];
  const missingOf = (lines: CartLine[]) => {
    const currency = cartCurrency(lines);
    return currency && missingToFreeShipping(cartTotal(lines), currency);
  };

  test.each([
    ['0', 49_900],
    ['0.01', 49_899],
    ['399.00', 10_000],
    ['498.99', 1],
    ['499.00', 0],
    ['499.01', -1],
    ['1299.00', -80_000],
  ])('§9 %s SEK is %i öre short', (amount, missing) => {
    expect(missingOf(cart(amount))).toBe(missing);
  });

  test.each([
    ['another currency', cart('1299.00', 'EUR')],
    [
      'several currencies',
      [...cart('600'), line({variantId: 'b', price: {amount: '1', currencyCode: 'EUR'}})],
    ],
    ['an empty cart', []],
  ])('in %s there is no free shipping', (_case, lines) => {
    expect(missingOf(lines)).toBeUndefined();
  });
});
