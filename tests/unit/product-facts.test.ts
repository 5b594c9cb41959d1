import {describe, expect, test} from 'vitest';
import {productFacts} from '../../app/routes/product/product-facts';
import {product, variant} from './support/products';

const context = {origin: 'https://shop.test', shopName: 'Shop'};
const skarv = product({
  title: {sv: 'Skarv i kolfiber', en: 'Fibrous Skarv'},
  variants: [
    variant({
      title: 'Black / Blue Mirror',
      selectedOptions: [
        {name: 'Color', value: 'Black'},
        {name: 'Lens', value: 'Blue Mirror'},
      ],
    }),
    variant({title: 'Default Title', selectedOptions: [{name: 'Title', value: 'Default Title'}]}),
  ],
});

describe('§3 what a product tells search engines', () => {
  test.each([
    ['sv', ['Skarv i kolfiber, Svart, Blå spegel', 'Skarv i kolfiber']],
    ['en', ['Fibrous Skarv, Black / Blue Mirror', 'Fibrous Skarv']],
  ] as const)('§3 names its variants in %s', (language, names) => {
    const [group] = productFacts({...context, language}, skarv, 'Home');
    expect(group).toMatchObject({hasVariant: names.map((name) => ({name}))});
  });

  test('§3 gives its variants’ article numbers, and their ids where the shop has none', () => {
    const numbered = product({variants: [variant({sku: 'SKARV-BLK'}), variant()]});
    const [group] = productFacts({...context, language: 'sv'}, numbered, 'Hem');
    expect(group).toMatchObject({hasVariant: [{sku: 'SKARV-BLK'}, {sku: '1'}]});
  });
});
