import {describe, expect, test} from 'vitest';
import {withPage} from '../../app/routes/admin/use-shop-list';
import {pricedProduct} from './support/price-list';

const page = (after: string | null, next: string | null, number: number, currencyCode = 'SEK') => ({
  after,
  next,
  products: [{...pricedProduct(number, '100.00'), currencyCode}],
});
const [first, second, third] = [page(null, 'a', 1), page('a', 'b', 2), page('b', null, 3)];
const all = [first, second, third];

describe('§2 the price list, a page at a time', () => {
  test.each([
    ['the next page is added', [first], second, [first, second]],
    ['one that comes twice is there once', [first, second], second, [first, second]],
    ['one that belongs nowhere by now is left out', [first], third, [first]],
    [
      'one that is read again takes its own place',
      all,
      page('a', 'b', 9),
      [first, page('a', 'b', 9), third],
    ],
    [
      'products that moved from page to page have the rest follow again',
      all,
      page('a', 'x', 9),
      [first, page('a', 'x', 9)],
    ],
    ['a shop without products gets its first', [page(null, null, 0)], first, [first]],
  ])('%s', (_, pages, given, expected) => {
    expect(withPage(pages, given)).toEqual(expected);
  });

  test('another currency: the first page begins a new list, any other asks for it', () => {
    expect(withPage(all, page(null, 'a', 1, 'EUR'))).toEqual([page(null, 'a', 1, 'EUR')]);
    expect(withPage(all, page('a', 'b', 2, 'EUR'))).toBeUndefined();
  });
});
