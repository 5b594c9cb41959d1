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

describe('§2 adding a page to the price list', () => {
  test.each([
    ['appends the next page', [first], second, [first, second]],
    ['ignores a repeated page', [first, second], second, [first, second]],
    ['ignores a page that follows none', [first], third, [first]],
    [
      'replaces a page that is loaded again',
      all,
      page('a', 'b', 9),
      [first, page('a', 'b', 9), third],
    ],
    [
      'drops later pages when a page’s end has moved',
      all,
      page('a', 'x', 9),
      [first, page('a', 'x', 9)],
    ],
    ['replaces an empty first page', [page(null, null, 0)], first, [first]],
  ])('%s', (_, pages, given, expected) => {
    expect(withPage(pages, given)).toEqual(expected);
  });

  test('in a new currency, a first page starts a new list, and any other is refused', () => {
    expect(withPage(all, page(null, 'a', 1, 'EUR'))).toEqual([page(null, 'a', 1, 'EUR')]);
    expect(withPage(all, page('a', 'b', 2, 'EUR'))).toBeUndefined();
  });
});
