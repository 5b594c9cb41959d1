import {describe, expect, test} from 'vitest';
import {MAX_QUANTITY, parseQuantity} from '../../app/cart/quantity';

describe('§5 quantities', () => {
  test('§9 the maximum is 99 a line', () => {
    expect(MAX_QUANTITY).toBe(99);
  });

  test.each([
    [1, 1],
    [5, 5],
    [99, 99],
    [98.999, 98],
    [5.9, 5],
    [1.0000001, 1],
    ['5', 5],
    ['5.9', 5],
    [' 7 ', 7],
    ['99', 99],
    ['1e1', 10],
    ['007', 7],
    [0, 0],
    ['0', 0],
    [0.5, 0],
    ['0.99', 0],
  ])('§4 %j is read as %i', (value, expected) => {
    expect(parseQuantity(value)).toBe(expected);
  });

  const ignored: readonly unknown[] = [
    '',
    ' ',
    '\n',
    -1,
    -0.5,
    '-1',
    '-0.1',
    99.5,
    '99.01',
    100,
    '100',
    1e9,
    NaN,
    Infinity,
    -Infinity,
    'NaN',
    'Infinity',
    'two',
    '5 st',
    '5,5',
    '1 000',
    null,
    undefined,
    true,
    false,
    [],
    [5],
    ['5'],
    {},
    {valueOf: () => 5},
    new Date(5),
    5n,
    Symbol('5'),
    () => 5,
  ];

  test.each(ignored.map((value) => [value]))('§4 %o is ignored', (value) => {
    expect(parseQuantity(value)).toBeUndefined();
  });
});
