import {describe, expect, test} from 'vitest';
import type {StorefrontApi} from '../../app/server/storefront-api.server';
import {loadCurrentPrices, loadPriceCurrency} from '../../app/catalogue/current-prices.server';
import {loadPriceList} from '../../app/catalogue/load-price-list.server';

const price = (number: number) => ({
  id: `gid://shopify/ProductVariant/${number}`,
  title: `Size ${number} / Walnut`,
  sku: `S-${number}`,
  price: {amount: `${number}.0`, currencyCode: 'EUR'},
  compareAtPrice: number === 2 ? {amount: '5.5', currencyCode: 'EUR'} : null,
  selectedOptions: [{value: `Size ${number}`}, {value: 'Walnut'}],
});

/** Variants numbered from 1, in pages as Shopify has them; a cursor is the number of the last. */
const variantsAfter = (last: number, size: number, count: number) => {
  const end = Math.min(last + size, count);
  return {
    nodes: Array.from({length: end - last}, (_, index) => price(last + index + 1)),
    pageInfo: {hasNextPage: end < count, endCursor: String(end)},
  };
};

const skarv = {handle: 'skarv-carbon-fiber-sunglasses', title: 'Fibrous Skarv'};

interface Asked {
  id?: string;
  after?: string | null;
  first?: number;
}

/** A shop of products with these numbers of variants, and the queries it received. */
function shopOf(counts: readonly number[], vendor = 'Someone', languages = ['EN']) {
  const asked: string[] = [];
  const options = [
    {optionValues: [{name: 'Size 1'}, {name: 'Size 2'}]},
    {optionValues: [{name: 'Walnut'}]},
  ];
  const api = {
    cached: (_key: unknown, load: () => Promise<unknown>) => load(),
    async request(document: string, {id, after, first = 0}: Asked) {
      const operation = /query (\w+)/.exec(document)?.[1] ?? '';
      if (operation === 'Shop') {
        return {
          shop: {name: 'Shop', paymentSettings: {currencyCode: 'EUR'}},
          localization: {
            language: {isoCode: 'EN'},
            availableLanguages: languages.map((isoCode) => ({isoCode})),
          },
        };
      }
      asked.push(operation);
      if (operation === 'MorePrices') {
        const count = counts[Number(id)] ?? 0;
        return {product: {variants: variantsAfter(Number(after), 250, count)}};
      }
      if (operation === 'CurrentPrices') return {nodes: [price(1), price(2), null, {}]};
      const start = Number(after ?? 0);
      const end = Math.min(start + first, counts.length);
      const listed = counts.slice(start, end).map((count, index) => ({
        ...skarv,
        id: String(start + index),
        vendor,
        options,
        images: {nodes: [{url: 'https://cdn.test/1.jpg'}]},
        variants: variantsAfter(0, 100, count),
      }));
      if (operation === 'PriceListTexts') {
        const texts = [
          {optionValues: [{name: 'Storlek 1'}, {name: 'Size 2'}]},
          {optionValues: [{name: 'Walnut'}]},
        ];
        return {products: {nodes: listed.map((node) => ({...node, options: texts}))}};
      }
      return {
        products: {
          edges: listed.map((node) => ({cursor: String(Number(node.id) + 1), node})),
          pageInfo: {hasNextPage: end < counts.length, endCursor: String(end)},
        },
      };
    },
    remainingMs: () => 9_000,
  } as unknown as StorefrontApi;
  return {api, asked};
}

describe('§2 the list of /admin', () => {
  test.each([
    [1, 0],
    [100, 0],
    [101, 1],
    [350, 1],
    [351, 2],
    [2048, 8],
  ])('all %i variants of a product are listed with %i further requests', async (count, further) => {
    const {api, asked} = shopOf([count]);
    const [product] = (await loadPriceList(api, null)).products;
    expect(product?.variants).toHaveLength(count);
    expect(new Set(product?.variants.map(({id}) => id)).size).toBe(count);
    expect(asked).toHaveLength(1 + further);
  });

  test('a page has a limit of requests and ends before a product that it cannot complete', async () => {
    const counts = Array.from({length: 50}, () => 2048);
    const {api, asked} = shopOf(counts);
    const first = await loadPriceList(api, null);
    expect(asked).toHaveLength(25);
    expect(first.products.map(({variants}) => variants.length)).toEqual([2048, 2048, 2048]);
    const second = await loadPriceList(api, first.next);
    expect(second.products[0]?.id).toBe('3');
  });

  test('§7 the first page requests fifty products, later ones a hundred', async () => {
    const {api} = shopOf(Array.from({length: 160}, () => 1));
    const first = await loadPriceList(api, null);
    expect([first.products.length, first.next]).toEqual([50, '50']);
    const second = await loadPriceList(api, first.next);
    expect([second.products.length, second.next]).toEqual([100, '150']);
    const third = await loadPriceList(api, second.next);
    expect([third.products.length, third.next]).toEqual([10, null]);
  });

  test('a cursor without progress is an error, not an endless list', async () => {
    const {api} = shopOf(Array.from({length: 60}, () => 1));
    const request = api.request.bind(api) as (...given: unknown[]) => Promise<unknown>;
    const looping = {
      ...api,
      request: (document: string, variables: Asked) =>
        request(document, {...variables, after: null, first: 50}),
    } as unknown as StorefrontApi;
    await expect(loadPriceList(looping, '50')).rejects.toThrow('does not go on');
  });

  test('variants have Swedish values: the shop’s own, else the dictionary’s', async () => {
    const {api, asked} = shopOf([2], 'Someone', ['EN', 'SV']);
    const [product] = (await loadPriceList(api, null)).products;
    expect(asked).toEqual(['PriceList', 'PriceListTexts']);
    expect(product?.variants.map(({title, also, sku}) => [title, also, sku])).toEqual([
      ['Storlek 1 / Valnöt', 'Size 1 / Walnut Size 1 Walnut', 'S-1'],
      ['Size 2 / Valnöt', 'Size 2 / Walnut Walnut', 'S-2'],
    ]);
  });

  test('current prices omit deleted variants', async () => {
    expect(await loadCurrentPrices(shopOf([]).api, [])).toEqual(
      new Map([
        ['gid://shopify/ProductVariant/1', {price: '1.00', compareAtPrice: null}],
        ['gid://shopify/ProductVariant/2', {price: '2.00', compareAtPrice: '5.50'}],
      ]),
    );
  });

  test('prices are in the shop’s currency, which is read again before a save', async () => {
    const {api} = shopOf([2]);
    const [product] = (await loadPriceList(api, null)).products;
    expect(product).toMatchObject({
      currencyCode: 'EUR',
      variants: [
        {price: '1.00', compareAtPrice: null},
        {price: '2.00', compareAtPrice: '5.50'},
      ],
    });
    expect(await loadPriceCurrency(api)).toBe('EUR');
  });

  test('a shop without products is an empty list', async () => {
    expect(await loadPriceList(shopOf([]).api, null)).toEqual({products: [], next: null});
  });

  test.each([
    ['Västerljus', 'Fibrous Skarv, kantig, kolfiber'],
    ['Someone', 'Fibrous Skarv'],
  ])('titles of products by %s are %s', async (vendor, title) => {
    const [product] = (await loadPriceList(shopOf([1], vendor).api, null)).products;
    expect(product).toMatchObject({title, shopTitle: 'Fibrous Skarv'});
  });
});
