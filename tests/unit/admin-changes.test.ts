import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  differenceOf,
  isUnusual,
  listVariants,
  pendingChanges,
  reasonsToConfirm,
  reverseChanges,
} from '../../app/routes/admin/changes';
import {toAmount} from '../../app/catalogue/money';
import {priceChange, pricedProduct, variantId} from './support/price-list';

const one = variantId(1);
const two = variantId(2);
const three = variantId(3);
const listed = listVariants([pricedProduct(1, '100.00', '614.85'), pricedProduct(3, '0.00')]);

/** Drafts made on the prices that are listed. */
const drafts = (texts: Record<string, string>, among = listed) =>
  new Map(
    Object.entries(texts).map(([id, text]) => [
      id,
      {text, from: among.get(id)?.variant.price ?? '1.00'},
    ]),
  );

describe('§3 pending changes', () => {
  test('§5 a change is what differs from the price; the rest of the drafts is none', () => {
    expect(pendingChanges(drafts({[one]: '119', [two]: '614,85', [three]: ' '}), listed)).toEqual({
      changes: [priceChange(1, '100.00', '119.00', 'Product 1, Variant 1')],
      faulty: [],
    });
  });

  test.each(['', ' ', '100', '100,00', '100 kr', '+0', '-0 %'])(
    '§5 %j changes nothing',
    (draft) => {
      expect(pendingChanges(drafts({[one]: draft}), listed)).toEqual({changes: [], faulty: []});
    },
  );

  test('what is no price is named with its reason, beside what is one', () => {
    const {changes, faulty} = pendingChanges(
      drafts({[one]: 'abc', [two]: '-700', [three]: '9'}),
      listed,
    );
    expect(changes.map((change) => change.variantId)).toEqual([three]);
    expect(faulty).toEqual([
      {variantId: one, fault: 'text'},
      {variantId: two, fault: 'negative'},
    ]);
  });

  test('a product without options goes by its title alone', () => {
    expect(pendingChanges(drafts({[three]: '9'}), listed).changes[0]?.name).toBe('Product 3');
  });

  test('a draft of a variant that is gone is no change', () => {
    const gone = drafts({[variantId(99)]: '9'});
    expect(pendingChanges(gone, listed)).toEqual({changes: [], faulty: []});
  });

  test('a price of 0 is a change like any other', () => {
    expect(pendingChanges(drafts({[one]: '0'}), listed).changes[0]?.after).toBe('0.00');
  });

  test('+10 % is of the price that it was typed on, whatever the price is by now', () => {
    const typed = new Map([[one, {text: '+10%', from: '200.00'}]]);
    expect(pendingChanges(typed, listed).changes).toEqual([
      priceChange(1, '100.00', '220.00', 'Product 1, Variant 1'),
    ]);
  });
});

describe('the difference that is shown', () => {
  test.each([
    ['100', '119', 1900, 19],
    ['614.85', '619', 415, 0.7],
    ['200', '100', -10_000, -50],
    ['300', '200', -10_000, -33.3],
    ['1', '0', -100, -100],
    ['999', '999.01', 1, 0],
    ['0', '9', 900, null],
    ['0', '0', 0, null],
  ])('%s → %s is %i öre, %s %%', (before, after, ore, percent) => {
    expect(differenceOf({currencyCode: 'SEK', before, after})).toEqual({units: ore, percent});
  });
});

describe('in a shop of another currency', () => {
  const inCurrency = (currencyCode: string, price: string) =>
    listVariants([{...pricedProduct(1, price), currencyCode}]);

  test('changes carry it, and are read with its decimals', () => {
    const yen = inCurrency('JPY', '9900');
    expect(pendingChanges(drafts({[one]: '12 900 ¥'}, yen), yen).changes).toEqual([
      {...priceChange(1, '9900', '12900', 'Product 1'), currencyCode: 'JPY'},
    ]);
    const euro = inCurrency('EUR', '99.00');
    expect(pendingChanges(drafts({[one]: '129 kr'}, euro), euro)).toEqual({
      changes: [],
      faulty: [{variantId: one, fault: 'text'}],
    });
  });

  test('the difference is in its smallest unit', () => {
    const difference = differenceOf({currencyCode: 'JPY', before: '9900', after: '12900'});
    expect(difference).toEqual({units: 3000, percent: 30.3});
  });
});

describe('a save that asks first', () => {
  const never = () => false;
  const many = (count: number) =>
    Array.from({length: count}, (_, index) => priceChange(index, '100', '101'));

  test.each([
    [1, false],
    [50, false],
    [51, true],
    [5000, true],
  ])('%i prices at once: %s', (count, expected) => {
    const reasons = reasonsToConfirm(many(count), never);
    expect(isUnusual(reasons)).toBe(expected);
    expect(reasons.many).toBe(expected);
  });

  test.each([
    ['100', '150', false],
    ['100', '150.01', true],
    ['100', '50', false],
    ['100', '49.99', true],
    ['100', '1000', true],
    ['614.85', '922.27', false],
    ['614.85', '922.28', true],
    ['0', '9', true],
  ])('%s → %s moves by more than half: %s', (before, after, expected) => {
    expect(reasonsToConfirm([priceChange(1, before, after)], never).moreThanHalf).toHaveLength(
      Number(expected),
    );
  });

  test('a price of 0 is named as such, and once', () => {
    const change = priceChange(1, '100', '0.00');
    const {toZero, moreThanHalf} = reasonsToConfirm([change], never);
    expect({toZero, moreThanHalf}).toEqual({toZero: [change], moreThanHalf: []});
  });

  test('a price that is another than the owner had in view is named', () => {
    const [asSeen, other] = [priceChange(1, '100.00', '101'), priceChange(2, '600', '601')];
    expect(reasonsToConfirm([asSeen, other], (change) => change === other)).toMatchObject({
      changedSince: [other],
    });
  });

  test.each([
    ['120.00', '119.99', undefined, false],
    ['120.00', '120.00', undefined, true],
    ['120.00', '121.00', undefined, true],
    ['120.00', '121.00', null, false],
    ['120.00', '121.00', '130.00', false],
    [null, '121.00', undefined, false],
  ])(
    'a former price of %s over a price of %s, to become %s: asked %s',
    (former, after, formerAfter, expected) => {
      const change = {
        ...priceChange(1, '100.00', after),
        former,
        ...(formerAfter !== undefined && {formerAfter}),
      };
      expect(reasonsToConfirm([change], never).untrueFormer).toEqual(expected ? [change] : []);
    },
  );

  test('rounding ordinary prices asks nothing of a small shop', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 2000, max: 99_999_000}),
        fc.integer({min: 1, max: 1000}),
        (ore, rise) => {
          const change = priceChange(1, toAmount(ore), toAmount(ore + rise));
          expect(reasonsToConfirm([change], never).moreThanHalf).toEqual([]);
        },
      ),
    );
  });
});

describe('taking a save back', () => {
  test('the prices of before, from those that it made', () => {
    expect(reverseChanges([priceChange(1, '90.00', '100.00')])).toEqual([
      priceChange(1, '100.00', '90.00'),
    ]);
    expect(reverseChanges([])).toEqual([]);
  });

  test('a former price that it removed is put back, one that it left alone is left alone', () => {
    const change = {...priceChange(1, '90.00', '100.00'), former: '95.00'};
    expect(reverseChanges([{...change, formerAfter: null}, change])).toEqual([
      {...priceChange(1, '100.00', '90.00'), former: null, formerAfter: '95.00'},
      {...priceChange(1, '100.00', '90.00'), former: '95.00'},
    ]);
  });
});
