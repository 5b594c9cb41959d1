import {describe, expect, test} from 'vitest';
import {addLine, checkoutContent, purchasableLines, setQuantity} from '../../app/cart/cart';
import {markUnavailable, refreshLines} from '../../app/cart/line-changes';
import {parseStoredCart} from '../../app/cart/stored-cart';
import {current, id, line, newLine, sek} from './support/cart-lines';

describe('§3 an old line', () => {
  const stored = line({variantId: 'a', quantity: 2, price: sek('1299.0')});
  const today = (price: string, availableForSale = true) => [
    current({variantId: 'a', price: sek(price), availableForSale}),
  ];

  test.each([
    ['a higher price', '1399.0', '1399.0', '1299.0'],
    ['a lower price', '999.0', '999.0', '1299.0'],
    ['the same price', '1299.0', '1299.0', undefined],
    ['the same price with other decimals', '1299.00', '1299.00', undefined],
    ['a price an öre higher', '1299.01', '1299.01', '1299.0'],
    ['a price of 0', '0.0', '0.0', '1299.0'],
  ])('§3 %s', (_case, price, amount, previousPrice) => {
    const [refreshed] = refreshLines([stored], ['a'], today(price));
    expect(refreshed?.price.amount).toBe(amount);
    expect(refreshed?.previousPrice).toBe(previousPrice);
    expect(refreshed?.quantity).toBe(2);
  });

  test('§3 a changed price is marked until the next refresh', () => {
    const once = refreshLines([stored], ['a'], today('1399.0'));
    const twice = refreshLines(once, ['a'], today('1399.0'));
    expect(twice[0]).toEqual({...stored, price: sek('1399.0')});
  });

  test('lines take the shop’s new currency', () => {
    const euro = {amount: '129.0', currencyCode: 'EUR'};
    const refreshed = refreshLines([stored], ['a'], [current({variantId: 'a', price: euro})]);
    expect(refreshed).toEqual([{...stored, price: euro}]);
  });

  test.each([
    ['sold out', today('1299.0', false)],
    ['deleted from the shop', []],
  ])('§3 a variant that is %s stays marked until it is for sale again', (_case, answer) => {
    const marked = refreshLines([stored], ['a'], answer);
    expect(marked).toEqual([{...stored, unavailable: true}]);
    expect(purchasableLines(marked)).toEqual([]);
    expect(refreshLines(marked, ['a'], today('1299.0'))).toEqual([stored]);
  });

  test('§3 a line added during the refresh is unchanged', () => {
    const added = line({variantId: 'b'});
    expect(refreshLines([stored, added], ['a'], today('1299.0'))[1]).toBe(added);
  });

  test('§3 a line removed during the refresh stays removed', () => {
    expect(refreshLines([], ['a'], today('1299.0'))).toEqual([]);
  });

  test('§3 a line of an older version gains titles, option labels, picture and currency', () => {
    const older = {
      ...line({variantId: 'a', product: {handle: 'old', title: 'Old name', images: []}}),
      selectedOptions: [{name: 'Color', value: 'Noir'}],
    };
    const answer = current({variantId: 'a', currentlyNotInStock: true});
    expect(refreshLines([older], ['a'], [answer])).toEqual([
      line({variantId: 'a', currentlyNotInStock: true}),
    ]);
    expect(
      refreshLines(
        [line({variantId: 'a', currentlyNotInStock: true})],
        ['a'],
        [current({variantId: 'a'})],
      ),
    ).toEqual([line({variantId: 'a'})]);
  });

  test.each([
    ['as it was added', addLine([], newLine({variantId: 'a'}))],
    ['as it was stored', parseStoredCart({items: [line({variantId: id('a')})]}).items],
    ['as it was refreshed', refreshLines([stored], ['a'], today('1399.0', false))],
  ])('a refresh without changes keeps the array: a line %s', (_case, lines) => {
    const same = lines.map(({variantId, price, unavailable}) =>
      current({variantId, price, availableForSale: !unavailable}),
    );
    const ids = same.map(({variantId}) => variantId);
    expect(refreshLines(lines, ids, same)).toBe(lines);
  });

  test('lines refused by the checkout are marked, the rest can be bought', () => {
    const left = line({variantId: 'b'});
    const marked = markUnavailable([{...stored, previousPrice: '999.0'}, left], ['a', 'c']);
    expect(marked).toEqual([{...stored, unavailable: true}, left]);
    expect(purchasableLines(marked)).toEqual([left]);
  });
});

describe('comparing a cart with its checkout', () => {
  const lines = [line({variantId: 'a', quantity: 2}), line({variantId: 'b'})];

  test.each([
    [
      'another price',
      [line({variantId: 'a', quantity: 2, price: sek('1.0')}), line({variantId: 'b'})],
      true,
    ],
    ['a line that is not for sale', [...lines, line({variantId: 'c', unavailable: true})], true],
    ['another quantity', setQuantity(lines, 'a', 3), false],
    ['a line more', addLine(lines, newLine({variantId: 'c'})), false],
    ['a line less', setQuantity(lines, 'b', 0), false],
    ['a line sold out', markUnavailable(lines, ['b']), false],
  ])('%s', (_case, changed, same) => {
    expect(checkoutContent(changed) === checkoutContent(lines)).toBe(same);
  });
});
