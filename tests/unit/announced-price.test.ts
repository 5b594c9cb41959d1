import {describe, expect, test} from 'vitest';
import {announcedPrice} from '../../app/catalogue/announced-price';

const money = (amount: string, currency = 'SEK') =>
  JSON.stringify({amount, currency_code: currency});

describe('a reduction shows only with the lowest price of the 30 days before it', () => {
  test.each([
    ['stated and equal', '999.0', '1299.0', money('1299.00'), '1299.0'],
    ['stated as a plain number', '999.0', '1299.0', '1299', '1299.0'],
    ['not stated', '999.0', '1299.0', undefined, undefined],
    ['stated lower than the compare-at price', '999.0', '1299.0', money('1099.00'), undefined],
    ['stated higher', '999.0', '1299.0', money('1399.00'), undefined],
    ['stated in another currency', '999.0', '1299.0', money('1299.00', 'EUR'), undefined],
    ['no compare-at price', '999.0', undefined, money('1299.00'), undefined],
    ['a price raised above it since', '1399.0', '1299.0', money('1299.00'), undefined],
    ['the same price', '1299.0', '1299.0', money('1299.00'), undefined],
    ['garbage', '999.0', '1299.0', '{"amount":', undefined],
    ['a word', '999.0', '1299.0', '"cheap"', undefined],
    ['null', '999.0', '1299.0', 'null', undefined],
  ])('%s', (_case, price, compareAt, stated, expected) => {
    const announced = announcedPrice({
      price: {amount: price, currencyCode: 'SEK'},
      compareAtPrice: compareAt === undefined ? null : {amount: compareAt},
      lowestPrice: stated === undefined ? null : {value: stated},
    });
    expect(announced).toEqual(expected && {amount: expected, currencyCode: 'SEK'});
  });
});
