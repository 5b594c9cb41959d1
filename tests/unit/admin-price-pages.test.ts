import {describe, expect, test} from 'vitest';
import type {StorefrontApi} from '../../app/.server/storefront-api';
import {loadPriceCurrency, loadPriceList} from '../../app/catalogue/load-price-list.server';

const price = (number: number) => ({
  id: `gid://shopify/ProductVariant/${number}`,
  title: `Variant ${number}`,
  price: {amount: `${number}.0`, currencyCode: 'EUR'},
});

/** Variants numbered from 1, cut into pages as Shopify does; a cursor is the number of the last. */
const variantsAfter = (last: number, size: number, count: number) => {
  const end = Math.min(last + size, count);
  return {
    nodes: Array.from({length: end - last}, (_, index) => price(last + index + 1)),
    pageInfo: {hasNextPage: end < count, endCursor: String(end)},
  };
};

const skarv = {handle: 'skarv-carbon-fiber-sunglasses', title: 'Fibrous Skarv'};

/** A shop of products with so many variants each, and the questions that it was asked. */
function shopOf(counts: readonly number[], vendor = 'Someone') {
  const asked: string[] = [];
  const api = {
    async request(document: string, variables: {id?: string; after?: string | null}) {
      const operation = /query (\w+)/.exec(document)?.[1] ?? '';
      asked.push(operation);
      if (operation === 'Shop') return {shop: {paymentSettings: {currencyCode: 'EUR'}}};
      if (operation === 'MorePrices') {
        const count = counts[Number(variables.id)] ?? 0;
        return {product: {variants: variantsAfter(Number(variables.after), 250, count)}};
      }
      return {
        products: {
          edges: counts.map((count, index) => ({
            node: {
              ...skarv,
              id: String(index),
              vendor,
              images: {nodes: [{url: 'https://cdn.test/1.jpg'}]},
              variants: variantsAfter(0, 100, count),
            },
          })),
          pageInfo: {hasNextPage: false, endCursor: null},
        },
      };
    },
    remaining: () => 9_000,
  } as unknown as StorefrontApi;
  return {api, asked};
}

describe('§2 what /admin lists', () => {
  test.each([
    [1, 0],
    [100, 0],
    [101, 1],
    [350, 1],
    [351, 2],
    [2048, 8],
  ])('all %i variants of a product are there, for %i further requests', async (count, further) => {
    const {api, asked} = shopOf([count]);
    const [product] = (await loadPriceList(api, null)).products;
    expect(product?.variants).toHaveLength(count);
    expect(new Set(product?.variants.map(({id}) => id)).size).toBe(count);
    expect(product?.hasMoreVariants).toBe(false);
    expect(asked).toHaveLength(1 + further);
  });

  test('a page asks for so much and no more; what is left out is said', async () => {
    const {api, asked} = shopOf(Array.from({length: 50}, () => 2048));
    const {products} = await loadPriceList(api, null);
    expect(asked).toHaveLength(25);
    expect(products.every(({hasMoreVariants}) => hasMoreVariants)).toBe(true);
  });

  test('prices are in the currency that the shop says, which is asked for before a save', async () => {
    const {api} = shopOf([2]);
    const [product] = (await loadPriceList(api, null)).products;
    expect(product).toMatchObject({
      currencyCode: 'EUR',
      variants: [{price: '1.0'}, {price: '2.0'}],
    });
    expect(await loadPriceCurrency(api)).toBe('EUR');
  });

  test('a shop without products is an empty list', async () => {
    expect(await loadPriceList(shopOf([]).api, null)).toEqual({products: [], next: null});
  });

  test.each([
    ['Västerljus', 'Fibrous Skarv i kolfiber'],
    ['Someone', 'Fibrous Skarv'],
  ])('goods of %s are called %s', async (vendor, title) => {
    const [product] = (await loadPriceList(shopOf([1], vendor).api, null)).products;
    expect(product).toMatchObject({title, shopTitle: 'Fibrous Skarv'});
  });
});
