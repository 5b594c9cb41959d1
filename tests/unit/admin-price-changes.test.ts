import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  differenceOf,
  listVariants,
  pendingChanges,
  reasonsToConfirm,
  reverseChanges,
} from '../../app/routes/admin/price-changes';
import {toAmount} from '../../app/catalogue/money';
import {priceChange, pricedProduct, variantId} from './support/price-list';

const one = variantId(1);
const two = variantId(2);
const three = variantId(3);
const listed = listVariants([pricedProduct(1, '100.0', '614.85'), pricedProduct(3, '0.0')]);

describe('§3 pending changes', () => {
  test('§5 a change is what differs from the price; the rest of the drafts is none', () => {
    expect(pendingChanges({[one]: '119', [two]: '614,85', [three]: ' '}, listed)).toEqual({
      changes: [priceChange(1, '100.0', '119.00', 'Product 1, Variant 1')],
      faulty: [],
    });
  });

  test.each(['', ' ', '100', '100,00', '100 kr'])('§5 %j changes nothing', (draft) => {
    expect(pendingChanges({[one]: draft}, listed)).toEqual({changes: [], faulty: []});
  });

  test('what is no price is named with its reason, beside what is one', () => {
    const drafts = {[one]: 'abc', [two]: '-1', [three]: '9'};
    const {changes, faulty} = pendingChanges(drafts, listed);
    expect(changes.map((change) => change.variantId)).toEqual([three]);
    expect(faulty).toEqual([
      {variantId: one, fault: 'text'},
      {variantId: two, fault: 'negative'},
    ]);
  });

  test('a product without options goes by its title alone', () => {
    expect(pendingChanges({[three]: '9'}, listed).changes[0]?.name).toBe('Product 3');
  });

  test('a draft of a variant that is gone is no change', () => {
    expect(pendingChanges({[variantId(99)]: '9'}, listed)).toEqual({changes: [], faulty: []});
  });

  test('a price of 0 is a change like any other', () => {
    expect(pendingChanges({[one]: '0'}, listed).changes[0]?.after).toBe('0.00');
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
    expect(pendingChanges({[one]: '12 900 ¥'}, inCurrency('JPY', '9900')).changes).toEqual([
      {...priceChange(1, '9900', '12900', 'Product 1'), currencyCode: 'JPY'},
    ]);
    expect(pendingChanges({[one]: '129 kr'}, inCurrency('EUR', '99.0'))).toEqual({
      changes: [],
      faulty: [{variantId: one, fault: 'text'}],
    });
  });

  test('the difference is in its smallest unit', () => {
    const difference = differenceOf({currencyCode: 'JPY', before: '9900', after: '12900'});
    expect(difference).toEqual({units: 3000, percent: 30.3});
  });

  test('a save is not taken back in a currency that it was not made in', () => {
    const saved = [priceChange(1, '90', '100.00')];
    expect(reverseChanges(saved, inCurrency('EUR', '100.0'))).toEqual({
      changes: [],
      skipped: saved,
    });
  });
});

describe('a save that asks first', () => {
  const many = (count: number) =>
    Array.from({length: count}, (_, index) => priceChange(index, '100', '101'));

  test.each([
    [1, false],
    [50, false],
    [51, true],
    [5000, true],
  ])('%i prices at once: %s', (count, expected) => {
    const reasons = reasonsToConfirm(many(count));
    expect(reasons).toEqual({many: expected, toZero: [], moreThanHalf: [], changedSince: []});
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
    expect(reasonsToConfirm([priceChange(1, before, after)]).moreThanHalf).toHaveLength(
      Number(expected),
    );
  });

  test('a price of 0 is named as such, and once', () => {
    const change = priceChange(1, '100', '0.00');
    const {toZero, moreThanHalf} = reasonsToConfirm([change]);
    expect({toZero, moreThanHalf}).toEqual({toZero: [change], moreThanHalf: []});
  });

  test('a price that is another than the owner had in view is named', () => {
    const asSeen = priceChange(1, '100.00', '101');
    const changedSince = priceChange(2, '600', '601');
    const unseen = priceChange(99, '5', '6');
    const reasons = reasonsToConfirm([asSeen, changedSince, unseen], listed);
    expect(reasons.changedSince).toEqual([changedSince]);
  });

  test('rounding ordinary prices asks nothing of a small shop', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 2000, max: 99_999_000}),
        fc.integer({min: 1, max: 1000}),
        (ore, rise) => {
          const change = priceChange(1, toAmount(ore), toAmount(ore + rise));
          expect(reasonsToConfirm([change]).moreThanHalf).toEqual([]);
        },
      ),
    );
  });
});

describe('taking the last save back', () => {
  test('the prices of before, from those of now', () => {
    const saved = [priceChange(1, '90', '100.00'), priceChange(2, '600', '614.85')];
    expect(reverseChanges(saved, listed)).toEqual({
      changes: [priceChange(1, '100.00', '90'), priceChange(2, '614.85', '600')],
      skipped: [],
    });
  });

  test('what someone else has changed since, or what is gone, is skipped and named', () => {
    const changed = priceChange(1, '90', '95.00');
    const gone = priceChange(99, '90', '95.00');
    const kept = priceChange(2, '600', '614.85');
    const {changes, skipped} = reverseChanges([changed, kept, gone], listed);
    expect(changes.map((change) => change.variantId)).toEqual([two]);
    expect(skipped).toEqual([changed, gone]);
  });

  test('nothing comes of nothing', () => {
    expect(reverseChanges([], listed)).toEqual({changes: [], skipped: []});
  });
});
