import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startTestShop, type TestShop} from './demo-shop.ts';

interface Page {
  products: {
    nodes: Array<{handle: string}>;
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
  };
}

const PAGE = `
  query Page($first: Int, $after: String, $last: Int, $before: String, $sortKey: ProductSortKeys, $reverse: Boolean) {
    products(first: $first, after: $after, last: $last, before: $before, sortKey: $sortKey, reverse: $reverse) {
      nodes { handle }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;

describe('§7 products, with the whole catalogue', () => {
  let shop: TestShop;
  let all: string[];

  beforeAll(async () => {
    shop = await startTestShop();
    const {products} = await shop.query<Page>(PAGE, {first: 250});
    all = products.nodes.map(({handle}) => handle);
  });
  afterAll(() => shop.stop());

  async function walk(direction: 'forwards' | 'backwards', more: Record<string, unknown> = {}) {
    const seen: string[][] = [];
    let cursor: string | null = null;
    for (;;) {
      const window: Record<string, unknown> =
        direction === 'forwards' ? {first: 7, after: cursor} : {last: 7, before: cursor};
      const {products}: Page = await shop.query<Page>(PAGE, {...window, ...more});
      const {hasNextPage, hasPreviousPage, startCursor, endCursor} = products.pageInfo;
      seen.push(products.nodes.map(({handle}) => handle));
      const [onwards, back] =
        direction === 'forwards' ? [hasNextPage, hasPreviousPage] : [hasPreviousPage, hasNextPage];
      expect(back).toBe(seen.length > 1);
      if (!onwards) return direction === 'forwards' ? seen.flat() : seen.reverse().flat();
      cursor = direction === 'forwards' ? endCursor : startCursor;
    }
  }

  test('returns a first page of 50 with the fields of a card', async () => {
    const {products} = await shop.query<{
      products: {edges: Array<{node: Record<string, unknown>}>};
    }>(`{
      products(first: 50) { edges { node {
        id title description handle
        priceRange { minVariantPrice { amount currencyCode } }
        images(first: 5) { edges { node { url altText width height } } }
        variants(first: 100) { edges { node {
          id title availableForSale price { amount currencyCode } selectedOptions { name value }
        } } }
        options { name values }
      } } }
    }`);
    expect(products.edges).toHaveLength(Math.min(50, all.length));
    for (const {node} of products.edges) {
      expect(node).toMatchObject({
        id: expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/) as string,
        priceRange: {
          minVariantPrice: {
            amount: expect.stringMatching(/^\d+\.\d{1,2}$/) as string,
            currencyCode: 'SEK',
          },
        },
      });
    }
  });

  test('returns colour swatches and picture thumbhash values', async () => {
    const {product} = await shop.query<{
      product: {
        options: Array<{name: string; optionValues: Array<{name: string; swatch: unknown}>}>;
        images: {nodes: Array<{thumbhash: string}>};
      };
    }>(`{
      product(handle: "mood-bris") {
        options { name optionValues { name swatch { color image { id } } } }
        images(first: 10) { nodes { thumbhash } }
      }
    }`);
    const [color, size] = product.options;
    expect(color?.optionValues[0]).toEqual({
      name: 'Blue',
      swatch: {color: '#3F72B8', image: null},
    });
    expect(size?.optionValues.map(({swatch}) => swatch)).toEqual([null, null, null]);
    for (const {thumbhash} of product.images.nodes)
      expect(atob(thumbhash).length).toBeGreaterThan(4);
  });

  test('pages forwards through every product once', async () => {
    expect(await walk('forwards')).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
  });

  test('pages backwards through every product once', async () => {
    expect(await walk('backwards')).toEqual(all);
  });

  test.each([
    'TITLE',
    'PRICE',
    'CREATED_AT',
    'UPDATED_AT',
    'BEST_SELLING',
    'ID',
    'PRODUCT_TYPE',
    'VENDOR',
    'RELEVANCE',
  ])('sorts by %s, and in the exact opposite order reversed', async (sortKey) => {
    const forwards = await walk('forwards', {sortKey});
    expect([...forwards].sort()).toEqual([...all].sort());
    expect(await walk('forwards', {sortKey, reverse: true})).toEqual(forwards.toReversed());
  });

  test('finds the home page’s bestseller by its handle', async () => {
    const {products} = await shop.query<Page>(
      '{ products(first: 5, query: "handle:hybrid-atom*") { nodes { handle } } }',
    );
    expect(products.nodes.map(({handle}) => handle)).toContain('hybrid-atom');
  });

  test('returns one product by either field as the list does', async () => {
    const [handle] = all;
    const FIELDS =
      '{ id title handle options { name values } variants(first: 100) { nodes { id } } }';
    const {products} = await shop.query<{products: {nodes: unknown[]}}>(
      `{ products(first: 1) { nodes ${FIELDS} } }`,
    );
    const answer = await shop.query<Record<string, unknown>>(
      `query ($handle: String!) { old: productByHandle(handle: $handle) ${FIELDS} new: product(handle: $handle) ${FIELDS} }`,
      {handle},
    );
    expect(answer).toEqual({old: products.nodes[0], new: products.nodes[0]});
  });

  test('pages through a collection’s products', async () => {
    const {collections} = await shop.query<{
      collections: {
        totalCount: string;
        nodes: Array<{handle: string; products: {nodes: unknown[]}}>;
      };
    }>(
      '{ collections(first: 50) { totalCount nodes { handle title products(first: 250) { nodes { id } } } } }',
    );
    expect(collections.nodes).toHaveLength(Number(collections.totalCount));
    for (const {products} of collections.nodes) expect(products.nodes.length).toBeGreaterThan(0);
  });
});
