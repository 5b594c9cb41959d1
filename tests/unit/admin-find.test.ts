import {describe, expect, test} from 'vitest';
import type {PricedProduct} from '../../app/catalogue/price-list';
import {everything, find, type Filter} from '../../app/routes/admin/find';
import {pricedProduct, variantId} from './support/price-list';

const variant = (number: number, given: Partial<PricedProduct['variants'][number]>) => ({
  id: variantId(number),
  title: 'Svart',
  also: '',
  sku: `SKU-${number}`,
  price: '100.00',
  compareAtPrice: null,
  ...given,
});

const rowan: PricedProduct = {
  ...pricedProduct(1),
  handle: 'eyewood-rowan',
  title: 'Eyewood Rowan i trä',
  shopTitle: 'Eyewood Rowan',
  variants: [
    variant(1, {title: 'Valnöt / Brun', also: 'Walnut / Brown', price: '1899.00'}),
    variant(2, {
      title: 'Ek / Grå',
      also: 'Oak / Grey',
      price: '1599.00',
      compareAtPrice: '1899.00',
    }),
  ],
};
const skarv: PricedProduct = {
  ...pricedProduct(3),
  handle: 'skarv-carbon',
  title: 'Skarv i kolfiber',
  shopTitle: 'Fibrous Skarv',
  also: 'Fibrous Skarv',
  variants: [variant(3, {sku: 'SKARV-BLK'})],
};
const drafts = new Map([[variantId(2), {text: '1', from: '1599.00'}]]);

const found = (filter: Partial<Filter>) =>
  find([rowan, skarv], {...everything, ...filter}, drafts).flatMap(({variants}) =>
    variants.map(({id}) => Number(id.slice(id.lastIndexOf('/') + 1))),
  );

describe('finding variants by', () => {
  test.each<[Partial<Filter>, number[]]>([
    [{}, [1, 2, 3]],
    [{words: '  '}, [1, 2, 3]],
    [{words: 'valnöt'}, [1]],
    [{words: 'VALNOT'}, [1]],
    [{words: 'walnut'}, [1]],
    [{words: 'rowan'}, [1, 2]],
    [{words: 'rowan ek'}, [2]],
    [{words: 'ek rowan trä'}, [2]],
    [{words: 'skarv-blk'}, [3]],
    [{words: 'fibrous'}, [3]],
    [{words: 'skarv-carbon'}, [3]],
    [{words: 'valnöt ek'}, []],
    [{words: 'ingenting'}, []],
    [{category: 'fibrous'}, [3]],
    [{category: 'eyewood', words: 'grå'}, [2]],
    [{onSale: true}, [2]],
    [{onlyDrafts: true}, [2]],
    [{onlyDrafts: true, words: 'valnöt'}, []],
    [{from: '1 599'}, [1, 2]],
    [{from: '1600', to: '1899,00'}, [1]],
    [{to: '100'}, [3]],
    [{from: 'abc'}, [1, 2, 3]],
  ])('%j', (filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });
});
