import type {ProductFieldsFragment} from 'storefrontapi.generated';
import {describe, expect, test, vi} from 'vitest';
import type {StorefrontApi} from '../../app/.server/storefront-api';
import {StorefrontError} from '../../app/.server/storefront-error';
import {
  loadBestsellers,
  loadCategory,
  loadPreview,
  loadProduct,
} from '../../app/catalogue/load-products.server';
import {PRODUCT_BY_HANDLE_QUERY, PRODUCTS_QUERY} from '../../app/catalogue/queries';
import {swedishProducts} from '../../app/shop/swedish/products';

vi.mock('../../app/catalogue/paper-image', () => ({
  paperImage: {url: '/assets/paper.webp', altText: null, width: 800, height: 1000},
}));

const amount = (value: string) => ({amount: value, currencyCode: 'SEK' as const});

/** A product as the Storefront API answers it. */
function node(handle: string, given: Partial<ProductFieldsFragment> = {}): ProductFieldsFragment {
  return {
    id: `gid://shopify/Product/${handle}`,
    handle,
    title: handle,
    description: 'Wood.',
    priceRange: {minVariantPrice: amount('999.0'), maxVariantPrice: {amount: '1499.0'}},
    options: [{name: 'Color', optionValues: [{name: 'Black'}, {name: 'Honey'}]}],
    images: {nodes: [{url: 'https://cdn.test/1.jpg', altText: 'One', width: 800, height: 1000}]},
    variants: {
      nodes: [
        {
          id: `gid://shopify/ProductVariant/${handle}`,
          title: 'Black',
          availableForSale: true,
          price: amount('1299.0'),
          selectedOptions: [{name: 'Color', value: 'Black'}],
        },
      ],
    },
    ...given,
  };
}

interface Asked {
  document: string;
  variables: {first?: number; after?: string | null; images?: number; handle?: string};
}

/** A shop of these products, which answers in pages as Shopify does. */
function shopOf(products: readonly ProductFieldsFragment[], cursor = (end: number) => String(end)) {
  const asked: Asked[] = [];
  const keys: string[][] = [];
  const api = {
    request(document: string, variables: Asked['variables']) {
      asked.push({document, variables});
      if (asked.length > 200) throw new Error('The shop is asked for ever.');
      if (document === PRODUCT_BY_HANDLE_QUERY) {
        const found = products.find(({handle}) => handle === variables.handle);
        return Promise.resolve({productByHandle: found ?? null});
      }
      const start = Number(variables.after ?? 0);
      const end = start + (variables.first ?? 0);
      const edges = products.slice(start, end).map((product) => ({node: product}));
      const pageInfo = {hasNextPage: end < products.length, endCursor: cursor(end)};
      return Promise.resolve({products: {edges, pageInfo}});
    },
    cached(key: string[], load: () => Promise<unknown>) {
      keys.push(key);
      return load();
    },
  } as unknown as StorefrontApi;
  return {api, asked, keys};
}

const many = (count: number) =>
  Array.from({length: count}, (_, index) => node(`carbon-${index + 1}`));

describe('§7 the products list', () => {
  test.each([
    [0, 1],
    [1, 1],
    [49, 1],
    [50, 1],
    [51, 2],
    [100, 2],
    [101, 3],
    [120, 3],
    [250, 5],
  ])('§7 %i products come in %i pages of 50, each with up to 5 images', async (count, pages) => {
    const {api, asked} = shopOf(many(count));
    const cards = await loadCategory(api, 'fibrous');
    expect(cards.map(({handle}) => handle)).toEqual(many(count).map(({handle}) => handle));
    expect(asked.map(({document}) => document)).toEqual(
      Array.from({length: pages}, () => PRODUCTS_QUERY),
    );
    expect(asked.map(({variables}) => variables)).toEqual(
      Array.from({length: pages}, (_, page) => ({
        first: 50,
        after: page === 0 ? null : String(page * 50),
        images: 5,
      })),
    );
  });

  test.each([
    ['the same cursor', () => '50'],
    ['the first page’s cursor', () => '0'],
    ['two cursors in turn', (end: number) => (end === 100 ? '0' : String(end))],
  ])('§8 a shop that answers %s for ever fails', async (_case, cursor) => {
    const {api, asked} = shopOf(many(500), cursor);
    await expect(loadCategory(api, 'fibrous')).rejects.toThrow(StorefrontError);
    expect(asked.length).toBeLessThan(10);
  });

  test('§8 an error of any page is the list’s', async () => {
    const {api} = shopOf(many(120));
    const request = api.request.bind(api);
    const failing = vi.spyOn(api, 'request');
    failing.mockImplementationOnce(request);
    failing.mockRejectedValueOnce(new StorefrontError('HTTP error 500'));
    await expect(loadCategory(api, 'fibrous')).rejects.toThrow('HTTP error 500');
  });

  test('§9 a category shows what its rule says, by the English title', async () => {
    const {api} = shopOf([
      node('a', {title: 'Eyewood Rowan'}),
      node('b', {title: 'Eyewood Dream'}),
      node('c', {title: 'Trä'}),
      node('eyewood-d'),
    ]);
    const handles = async (category: string) =>
      (await loadCategory(api, category)).map(({handle}) => handle);
    expect(await handles('eyewood')).toEqual(['a', 'eyewood-d']);
    expect(await handles('dream')).toEqual(['b']);
    expect(await handles('trä')).toEqual(['c']);
    expect(await handles('nothing')).toEqual([]);
  });

  test('§9 the preview finds its products on any page', async () => {
    const filler = Array.from({length: 70}, (_, index) => node(`other-${index}`));
    const {api} = shopOf([node('kids-lille'), ...filler, node('titan-lom'), node('linser')]);
    const preview = await loadPreview(api);
    expect(preview.map(({category, product}) => [category, product.handle])).toEqual([
      ['titan', 'titan-lom'],
      ['kids', 'kids-lille'],
    ]);
  });

  test('§7 categories and preview share one cached list', async () => {
    const {api, keys} = shopOf(many(3));
    await loadCategory(api, 'fibrous');
    await loadCategory(api, 'kids');
    await loadPreview(api);
    expect(new Set(keys.map((key) => key.join(' '))).size).toBe(1);
  });
});

describe('§9 bestsellers', () => {
  test('§7 the first 20 are asked for, once', async () => {
    const {api, asked} = shopOf(many(60));
    const cards = await loadBestsellers(api);
    expect(cards.map(({handle}) => handle)).toEqual([
      'carbon-1',
      'carbon-2',
      'carbon-3',
      'carbon-4',
    ]);
    expect(asked.map(({variables}) => variables)).toEqual([{first: 20, after: null, images: 5}]);
  });

  test.each([
    [0, ['hybrid-atom', 'carbon-1', 'carbon-2', 'carbon-3']],
    [19, ['hybrid-atom', 'carbon-1', 'carbon-2', 'carbon-3']],
    [20, ['carbon-1', 'carbon-2', 'carbon-3', 'carbon-4']],
  ])('§9 hybrid-atom after %i others', async (before, expected) => {
    const {api} = shopOf(many(40).toSpliced(before, 0, node('hybrid-atom')));
    expect((await loadBestsellers(api)).map(({handle}) => handle)).toEqual(expected);
  });
});

describe('§7 product by handle', () => {
  test('§7 asked with up to 10 images', async () => {
    const {api, asked, keys} = shopOf([node('skarv')]);
    await loadProduct(api, 'skarv');
    expect(asked).toEqual([
      {document: PRODUCT_BY_HANDLE_QUERY, variables: {handle: 'skarv', images: 10}},
    ]);
    expect(keys).toEqual([['product', 'skarv']]);
  });

  test.each(['gone', 'constructor', '__proto__', 'å ä ö', '../admin'])(
    '§8 a missing product, "%s", is null',
    async (handle) => {
      expect(await loadProduct(shopOf([node('skarv')]).api, handle)).toBeNull();
    },
  );

  test('§3 its fields', async () => {
    const image = (name: string) => ({url: `https://cdn.test/${name}.jpg`});
    const {api} = shopOf([
      node('unknown', {
        title: 'New model',
        description: 'Out of this world.',
        images: {nodes: [{...image('1'), altText: 'One', width: 800, height: 1000}, image('2')]},
        variants: {
          nodes: [
            {
              id: 'v1',
              title: 'Black',
              availableForSale: true,
              price: amount('1299.0'),
              compareAtPrice: {amount: '1499.0'},
              selectedOptions: [{name: 'Color', value: 'Black'}],
              image: image('2'),
            },
            {
              id: 'v2',
              title: 'Honey',
              availableForSale: false,
              price: amount('999.0'),
              compareAtPrice: {amount: '999.0'},
              selectedOptions: [{name: 'Color', value: 'Honey'}],
              image: image('not-among-them'),
            },
          ],
        },
      }),
    ]);
    expect(await loadProduct(api, 'unknown')).toEqual({
      handle: 'unknown',
      title: {en: 'New model', sv: expect.any(String) as string},
      description: {en: 'Out of this world.', sv: expect.any(String) as string},
      minPrice: '999.0',
      options: [{name: 'Color', values: ['Black', 'Honey']}],
      images: [
        {url: 'https://cdn.test/1.jpg', altText: 'One', width: 800, height: 1000},
        {url: 'https://cdn.test/2.jpg', altText: null, width: null, height: null},
      ],
      variants: [
        {
          id: 'v1',
          title: 'Black',
          availableForSale: true,
          price: '1299.0',
          compareAtPrice: '1499.0',
          selectedOptions: [{name: 'Color', value: 'Black'}],
          imageIndex: 1,
        },
        {
          id: 'v2',
          title: 'Honey',
          availableForSale: false,
          price: '999.0',
          selectedOptions: [{name: 'Color', value: 'Honey'}],
        },
      ],
    });
  });

  test('§3 a variant’s own picture may be the first', async () => {
    const one = node('skarv');
    const [only] = one.variants.nodes;
    const nodes = only ? [{...only, image: {url: 'https://cdn.test/1.jpg'}}] : [];
    const loaded = await loadProduct(shopOf([{...one, variants: {nodes}}]).api, 'skarv');
    expect(loaded?.variants[0]?.imageIndex).toBe(0);
  });

  test('§3 texts in both languages: the shop’s English, the table’s Swedish', async () => {
    const [handle = '', swedish] = Object.entries(swedishProducts)[0] ?? [];
    const {api} = shopOf([node(handle, {title: 'English', description: 'English.'})]);
    expect(await loadProduct(api, handle)).toMatchObject({
      title: {en: 'English', sv: swedish?.title},
      description: {en: 'English.', sv: swedish?.description},
    });
  });

  test('§3 a product without pictures, options and variants', async () => {
    const bare = node('bare', {options: [], images: {nodes: []}, variants: {nodes: []}});
    expect(await loadProduct(shopOf([bare]).api, 'bare')).toMatchObject({
      options: [],
      images: [],
      variants: [],
      minPrice: '999.0',
    });
  });
});
