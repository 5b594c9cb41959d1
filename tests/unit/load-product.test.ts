import {describe, expect, test} from 'vitest';
import {loadProduct} from '../../app/catalogue/load-product.server';
import {PRODUCT_BY_HANDLE_QUERY} from '../../app/catalogue/product-queries';
import {fields, lastPage, money, shopOf, variantNode} from './support/product-shop';

describe('§7 product by handle', () => {
  test('§7 makes one query with up to 10 images in a shop of one language', async () => {
    const {api, asked} = shopOf(fields());
    await loadProduct(api, 'unknown');
    expect(asked).toEqual([
      {document: PRODUCT_BY_HANDLE_QUERY, variables: {handle: 'unknown', images: 10}},
    ]);
  });

  test('§8 a missing product is null', async () => {
    expect(await loadProduct(shopOf(null).api, 'gone')).toBeNull();
  });

  test('has its fields in an English shop without translations', async () => {
    const image = (name: string) => ({url: `https://cdn.test/${name}.jpg`});
    const product = await loadProduct(
      shopOf(
        fields({
          images: {nodes: [{...image('1'), altText: 'One', width: 800, height: 1000}]},
          variants: {
            nodes: [
              variantNode({
                compareAtPrice: {amount: '1499.0'},
                lowestPrice: {value: '{"amount":"1499.00","currency_code":"SEK"}'},
                image: image('1'),
              }),
              variantNode({
                id: 'v2',
                availableForSale: true,
                currentlyNotInStock: true,
                compareAtPrice: {amount: '1499.0'},
                selectedOptions: [{name: 'Color', value: 'Honey'}],
                image: image('not-in-the-list'),
              }),
            ],
            pageInfo: lastPage,
          },
        }),
      ).api,
      'unknown',
    );
    const untranslated = (text: string) => ({sv: text, en: text, lang: {sv: 'en'}});
    const one = {
      ...image('1'),
      altText: 'One',
      width: 800,
      height: 1000,
    };
    const other = {...image('not-in-the-list'), altText: null, width: null, height: null};
    expect(product).toEqual({
      handle: 'unknown',
      title: untranslated('New model'),
      description: untranslated('Out of this world.'),
      vendor: 'Atom',
      productType: 'Sunglasses',
      minPrice: money('999.0'),
      images: [{...one, alt: untranslated('One')}, other],
      options: [
        {
          name: 'Color',
          label: {sv: 'Färg', en: 'Color'},
          values: [
            {name: 'Black', label: {sv: 'Svart', en: 'Black'}},
            {name: 'Honey', label: {sv: 'Honung', en: 'Honey'}},
          ],
        },
      ],
      variants: [
        {
          id: 'v1',
          title: 'Black',
          availableForSale: true,
          price: money('1299.0'),
          compareAtPrice: money('1499.0'),
          selectedOptions: [{name: 'Color', value: 'Black', label: {sv: 'Svart', en: 'Black'}}],
          image: one,
          imageIndex: 0,
        },
        {
          id: 'v2',
          title: 'Black',
          availableForSale: true,
          currentlyNotInStock: true,
          price: money('1299.0'),
          selectedOptions: [{name: 'Color', value: 'Honey', label: {sv: 'Honung', en: 'Honey'}}],
          image: other,
          imageIndex: 1,
        },
      ],
    });
  });

  test('may have no pictures, options or variants', async () => {
    const bare = fields({
      options: [],
      images: {nodes: []},
      variants: {nodes: [], pageInfo: lastPage},
    });
    expect(await loadProduct(shopOf(bare).api, 'unknown')).toMatchObject({
      options: [],
      images: [],
      variants: [],
      minPrice: money('999.0'),
    });
  });

  test('knows the shape of a frame by its tags', async () => {
    const tagged = shopOf(fields({tags: ['titanium', 'Cat-eye']}));
    expect(await loadProduct(tagged.api, 'unknown')).toMatchObject({frameShape: 'cat-eye'});
    expect(await loadProduct(shopOf(fields()).api, 'unknown')).not.toHaveProperty('frameShape');
  });

  test('drops a picture with an invalid URL and keeps the rest', async () => {
    const broken = fields({
      images: {nodes: [{url: 'not an address'}, {url: 'https://cdn.test/1.jpg'}]},
    });
    const product = await loadProduct(shopOf(broken).api, 'unknown');
    expect(product?.images.map(({url}) => url)).toEqual(['https://cdn.test/1.jpg']);
  });

  test('includes variants after the hundredth', async () => {
    const numbered = (from: number, count: number) =>
      Array.from({length: count}, (_, index) => variantNode({id: `v${from + index}`}));
    const first = fields({
      variants: {nodes: numbered(1, 100), pageInfo: {hasNextPage: true, endCursor: '0'}},
    });
    const {api, asked} = shopOf(first, {pages: [numbered(101, 250), numbered(351, 3)]});
    const product = await loadProduct(api, 'unknown');
    expect(product?.variants.map(({id}) => id)).toEqual(numbered(1, 353).map(({id}) => id));
    expect(asked).toHaveLength(3);
  });
});
