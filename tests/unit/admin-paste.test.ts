import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {listVariants} from '../../app/routes/admin/changes';
import {readPaste} from '../../app/routes/admin/paste';
import {parsePriceInput} from '../../app/routes/admin/price-text';
import {pricedProduct, variantId} from './support/price-list';

const first = pricedProduct(1, '100.00', '200.00', '300.00');
const other = pricedProduct(7, '700.00');
const twin = {
  ...pricedProduct(8, '800.00'),
  variants: pricedProduct(8, '800.00').variants.map((variant) => ({...variant, sku: 'SKU-7'})),
};
const listed = listVariants([first, other]);
const column = [...listed.values()];

const read = (text: string, among = listed) => {
  const pasted = readPaste(text, column, among);
  return (
    pasted && {
      filled: Object.fromEntries(
        [...pasted.filled].map(([id, typed]) => [id.slice(id.lastIndexOf('/') + 1), typed]),
      ),
      faults: pasted.faults.map(({line, reason}) => `${line}: ${reason}`),
    }
  );
};

describe('a column of prices', () => {
  test.each([
    ['1 299,50\r\n2499\r\n', {filled: {1: '1 299,50', 2: '2499'}, faults: []}],
    ['+5%\n-10', {filled: {1: '+5%', 2: '-10'}, faults: []}],
    ['\n119\n\n129\n', {filled: {2: '119', 7: '129'}, faults: []}],
    ['Pris\n119', {filled: {2: '119'}, faults: ['Pris: text']}],
    ['1\n2\n3\n4\n5', {filled: {1: '1', 2: '2', 3: '3', 7: '4'}, faults: ['5: beyond']}],
    ['119\n-500', {filled: {1: '119'}, faults: ['-500: negative']}],
    ['1,5\n2,55', {filled: {1: '1,5', 2: '2,55'}, faults: []}],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each(['119', '119\n', '1 299,50', '', '\n'])('%j pastes into its own field', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe('lines of SKU and price', () => {
  test.each([
    ['SKU-2\t119', {filled: {2: '119'}, faults: []}],
    ['SKU-7, 119\nsku-1,129,50', {filled: {7: '119', 1: '129,50'}, faults: []}],
    ['SKU-3; 1 299 kr', {filled: {3: '1 299 kr'}, faults: []}],
    ['Artikel\tPris\nSKU-1\t119', {filled: {1: '119'}, faults: ['Artikel\tPris: unknown']}],
    ['SKU-1\t119\nSKU-1\t129', {filled: {1: '119'}, faults: ['SKU-1\t129: twice']}],
    ['SKU-1\tabc', {filled: {}, faults: ['SKU-1\tabc: text']}],
    ['SKU-1\nSKU-2\t5', {filled: {2: '5'}, faults: ['SKU-1: empty']}],
    ['X-1\t5', {filled: {}, faults: ['X-1\t5: unknown']}],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('a SKU that two variants share fills neither', () => {
    const among = listVariants([first, other, twin]);
    expect(read('SKU-7\t5', among)).toEqual({filled: {}, faults: ['SKU-7\t5: ambiguous']});
  });
});

test('every pasted line either fills a field with a price or is listed', () => {
  const cell = fc.oneof(
    fc.constantFrom('SKU-1', 'SKU-7', 'NO', '119', '1 299,50', '+5%', '-1', ' ', ''),
    fc.string({maxLength: 8}),
  );
  const line = fc
    .tuple(cell, fc.constantFrom('', '\t', ';', ', '), cell)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(line, {maxLength: 12}), (lines) => {
      const text = lines.join('\n');
      const pasted = readPaste(text, column, listed);
      if (!pasted) return;
      const written = text.split(/\r\n|\r|\n/).filter((each) => each.trim() !== '');
      expect(pasted.filled.size + pasted.faults.length).toBe(written.length);
      for (const [id, typed] of pasted.filled) {
        const price = listed.get(id)?.variant.price;
        expect(price).toBeDefined();
        expect(parsePriceInput(typed, 'SEK', price)).toHaveProperty('price');
      }
    }),
    {numRuns: 500},
  );
});

test('results are keyed by variant id', () => {
  expect([...(readPaste('SKU-1\t5', column, listed)?.filled.keys() ?? [])]).toEqual([variantId(1)]);
});
