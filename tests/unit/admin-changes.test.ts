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

/** Drafts typed on the listed prices. */
const drafts = (texts: Record<string, string>, among = listed) =>
  new Map(
    Object.entries(texts).map(([id, text]) => [
      id,
      {text, from: among.get(id)?.variant.price ?? '1.00'},
    ]),
  );

describe('§3 pending changes', () => {
  test('§5 only drafts that differ from the price are changes', () => {
    expect(pendingChanges(drafts({[one]: '119', [two]: '614,85', [three]: ' '}), listed)).toEqual({
      changes: [priceChange(1, '100.00', '119.00', 'Product 1, Variant 1')],
      faulty: [],
    });
  });

  test.each(['', ' ', '100', '100,00', '100 kr', '+0', '-0 %'])(
    '§5 %j is not a change',
    (draft) => {
      expect(pendingChanges(drafts({[one]: draft}), listed)).toEqual({changes: [], faulty: []});
    },
  );

  test('an invalid price is listed with its reason, beside the valid ones', () => {
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

  test('a product without options is named by its title alone', () => {
    expect(pendingChanges(drafts({[three]: '9'}), listed).changes[0]?.name).toBe('Product 3');
  });

  test('a draft of a deleted variant is not a change', () => {
    const gone = drafts({[variantId(99)]: '9'});
    expect(pendingChanges(gone, listed)).toEqual({changes: [], faulty: []});
  });

  test('a price of 0 is a change like any other', () => {
    expect(pendingChanges(drafts({[one]: '0'}), listed).changes[0]?.after).toBe('0.00');
  });

  test('+10 % refers to the price at the time of typing', () => {
    const typed = new Map([[one, {text: '+10%', from: '200.00'}]]);
    expect(pendingChanges(typed, listed).changes).toEqual([
      priceChange(1, '100.00', '220.00', 'Product 1, Variant 1'),
    ]);
  });
});

describe('price differences', () => {
  test.each([
    ['100', '119', 1900, 19],
    ['614.85', '619', 415, 0.7],
    ['200', '100', -10_000, -50],
    ['300', '200', -10_000, -33.3],
    ['1', '0', -100, -100],
    ['999', '999.01', 1, 0],
    ['0', '9', 900, null],
    ['0', '0', 0, null],
  ])('%s → %s is %i öre and %s per cent', (before, after, ore, percent) => {
    expect(differenceOf({currencyCode: 'SEK', before, after})).toEqual({units: ore, percent});
  });
});

describe('in a shop of another currency', () => {
  const inCurrency = (currencyCode: string, price: string) =>
    listVariants([{...pricedProduct(1, price), currencyCode}]);

  test('changes carry the currency and use its decimals', () => {
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

  test('the difference is in the currency’s smallest unit', () => {
    const difference = differenceOf({currencyCode: 'JPY', before: '9900', after: '12900'});
    expect(difference).toEqual({units: 3000, percent: 30.3});
  });
});

describe('warnings before a save', () => {
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

  test('a price of 0 has one warning of its own', () => {
    const change = priceChange(1, '100', '0.00');
    const {toZero, moreThanHalf} = reasonsToConfirm([change], never);
    expect({toZero, moreThanHalf}).toEqual({toZero: [change], moreThanHalf: []});
  });

  test('a price that changed while on screen has a warning', () => {
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
    'a former price of %s, a price of %s that becomes %s: asks %s',
    (former, after, formerAfter, expected) => {
      const change = {
        ...priceChange(1, '100.00', after),
        former,
        ...(formerAfter !== undefined && {formerAfter}),
      };
      expect(reasonsToConfirm([change], never).untrueFormer).toEqual(expected ? [change] : []);
    },
  );

  test('rounding the prices of a small shop has no warning', () => {
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

describe('undoing a save', () => {
  test('sets the previous prices if the saved ones still apply', () => {
    expect(reverseChanges([priceChange(1, '90.00', '100.00')])).toEqual([
      priceChange(1, '100.00', '90.00'),
    ]);
    expect(reverseChanges([])).toEqual([]);
  });

  test('restores a removed former price, and leaves an untouched one', () => {
    const change = {...priceChange(1, '90.00', '100.00'), former: '95.00'};
    expect(reverseChanges([{...change, formerAfter: null}, change])).toEqual([
      {...priceChange(1, '100.00', '90.00'), former: null, formerAfter: '95.00'},
      {...priceChange(1, '100.00', '90.00'), former: '95.00'},
    ]);
  });
});
