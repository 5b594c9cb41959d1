import {describe, expect, test} from 'vitest';
import {
  addLine,
  cartTotal,
  countItems,
  lineTotal,
  missingToFreeShipping,
  purchasableLines,
  refreshLines,
  setQuantity,
  type CartLine,
} from '../../app/cart/cart';
import {line, newLine} from './support/cart-lines';

const quantities = (lines: readonly CartLine[]) =>
  lines.map(({variantId, quantity}) => `${variantId} × ${quantity}`);

describe('§4 adding to the cart', () => {
  test('§3 a new variant is appended with quantity 1', () => {
    const lines = addLine([line({variantId: 'a', quantity: 3})], newLine({variantId: 'b'}));
    expect(quantities(lines)).toEqual(['a × 3', 'b × 1']);
    expect(lines[1]).toEqual(line({variantId: 'b'}));
  });

  test.each([
    [1, 2],
    [2, 3],
    [98, 99],
    [99, 99],
  ])('§4 a variant present %i times is then present %i times', (before, after) => {
    const lines = [line({variantId: 'a'}), line({variantId: 'b', quantity: before})];
    expect(quantities(addLine(lines, newLine({variantId: 'b'})))).toEqual([
      'a × 1',
      `b × ${after}`,
    ]);
  });

  test('§4 two variants of one product are two lines', () => {
    const lines = addLine(addLine([], newLine({variantId: 'a'})), newLine({variantId: 'b'}));
    expect(quantities(lines)).toEqual(['a × 1', 'b × 1']);
  });

  test('§9 a hundred and fifty times the same variant stops at 99', () => {
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

  test('§4 of a variant that is not in the cart changes nothing', () => {
    expect(setQuantity(lines, 'c', 5)).toEqual(lines);
    expect(setQuantity(lines, 'c', 0)).toEqual(lines);
  });

  test('§4 the lines given stay as they are', () => {
    const frozen = Object.freeze(lines.map((one) => Object.freeze(one)));
    setQuantity(frozen, 'b', 5);
    addLine(frozen, newLine({variantId: 'b'}));
    expect(quantities(frozen)).toEqual(['a × 2', 'b × 7']);
  });
});

describe('§3 a line that is days old', () => {
  const titles = {sv: 'Nytt namn', en: 'New name'};
  const stored = line({variantId: 'a', quantity: 2, price: {amount: '1299.0'}});
  const today = (price: string, availableForSale = true) => [{id: 'a', price, availableForSale}];

  test.each([
    ['a higher price', '1399.0', '1399.0', '1299.0'],
    ['a lower price', '999.0', '999.0', '1299.0'],
    ['the same price', '1299.0', '1299.0', undefined],
    ['the same price with other decimals', '1299.00', '1299.00', undefined],
    ['a price an öre higher', '1299.01', '1299.01', '1299.0'],
  ])('§3 %s', (_case, price, amount, previousPrice) => {
    const [refreshed] = refreshLines([stored], ['a'], today(price));
    expect(refreshed?.price.amount).toBe(amount);
    expect(refreshed?.previousPrice).toBe(previousPrice);
    expect(refreshed?.quantity).toBe(2);
  });

  test('§3 a changed price is shown until the next refresh', () => {
    const once = refreshLines([stored], ['a'], today('1399.0'));
    const twice = refreshLines(once, ['a'], today('1399.0'));
    expect(twice[0]).toEqual({...stored, price: {amount: '1399.0'}});
  });

  test.each([
    ['sold out', today('1299.0', false)],
    ['gone from the shop', []],
  ])(
    '§3 a variant that is %s stays, marked, and comes back when it is for sale',
    (_case, answer) => {
      const marked = refreshLines([stored], ['a'], answer);
      expect(marked).toEqual([{...stored, unavailable: true}]);
      expect(purchasableLines(marked)).toEqual([]);
      expect(refreshLines(marked, ['a'], today('1299.0'))).toEqual([stored]);
    },
  );

  test('§3 a line added while the shop was asked stays as it is', () => {
    const added = line({variantId: 'b'});
    expect(refreshLines([stored, added], ['a'], today('1299.0'))[1]).toBe(added);
  });

  test('§3 a line removed while the shop was asked stays removed', () => {
    expect(refreshLines([], ['a'], today('1299.0'))).toEqual([]);
  });

  test('§3 an older line learns its titles', () => {
    const older = line({variantId: 'a', product: {handle: 'skarv', title: 'Skarv', images: []}});
    const answer = [{id: 'a', price: '1299.0', availableForSale: true, titles}];
    expect(refreshLines([older], ['a'], answer)[0]?.product).toEqual({...older.product, titles});
  });
});

describe('§2 totals', () => {
  const lines = [
    line({variantId: 'a', quantity: 3, price: {amount: '614.85'}}),
    line({variantId: 'b', quantity: 99, price: {amount: '0.1'}}),
    line({variantId: 'c', quantity: 5, price: {amount: '1000'}, unavailable: true}),
  ];

  test('§2 a line, in öre', () => {
    expect(lines.map(lineTotal)).toEqual([184_455, 990, 500_000]);
  });

  test('§2 the cart, in öre: what the checkout will ask for', () => {
    expect(cartTotal(lines)).toBe(185_445);
    expect(cartTotal([])).toBe(0);
  });

  test('§2 the badge counts pieces', () => {
    expect(countItems(lines)).toBe(107);
    expect(countItems([])).toBe(0);
  });
});

describe('§9 free shipping', () => {
  test.each([
    [0, '499.00 SEK', '$100.00'],
    [1, '498.99 SEK', '$100.00'],
    [10_000, '399.00 SEK', '$90.00'],
    [49_899, '0.01 SEK', '$50.10'],
    [49_900, undefined, '$50.10'],
    [49_901, undefined, '$50.10'],
    [99_900, undefined, '$0.10'],
    [99_990, undefined, '$0.01'],
    [100_000, undefined, undefined],
    [1_000_000, undefined, undefined],
  ])('§9 at %i öre', (total, swedish, english) => {
    expect(missingToFreeShipping(total, 'sv')).toBe(swedish);
    expect(missingToFreeShipping(total, 'en')).toBe(english);
  });
});
