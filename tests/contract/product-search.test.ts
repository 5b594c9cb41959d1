import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startTestShop, type TestShop} from './demo-shop.ts';
import {smallCatalogue} from './small-catalogue.ts';

describe('product search queries', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({catalogue: smallCatalogue});
  });
  afterAll(() => shop.stop());

  test.each([
    ['', 'north south east'],
    ['carbon', 'north'],
    ['carb', ''],
    ['carb*', 'north'],
    ['title:South', 'south'],
    ["title:'south wood'", 'south'],
    ['title:"wood south"', ''],
    ['tag:wood', 'south'],
    ['tag:WOOD OR tag:lens', 'south east'],
    ['tag_not:wood', 'north east'],
    ['-tag:wood', 'north east'],
    ['NOT tag:wood AND NOT tag:lens', 'north'],
    ['product_type:Sunglasses', 'north south'],
    ['product_type:lenses,sunglasses', 'north south east'],
    ['vendor:Västerljus', 'north south east'],
    ['handle:north', 'north'],
    ['available_for_sale:true', 'north south'],
    ['available_for_sale:false', 'east'],
    ['variants.price:>=1000', 'north'],
    ['variants.price:<500', 'east'],
    ['variants.price:614.85', 'north'],
    ['(tag:wood OR tag:lens) available_for_sale:true', 'south'],
    ['tag:wood tag:lens', ''],
    ["created_at:>'2024-01-15T00:00:00Z'", 'south east'],
    ['created_at:<=2024-01-15', 'north'],
    ['created_at:<now', 'north south east'],
    ['unheard_of:thing tag:wood', 'south'],
    ['variants.price:>dear', 'north south east'],
    ["title:x' OR '1'='1", ''],
    ['((tag:wood', 'south'],
    ['tag:wood)) OR', 'south'],
    ['*', 'north south east'],
  ])('%s', async (query, handles) => {
    const {products} = await shop.query<{products: {nodes: Array<{handle: string}>}}>(
      'query ($query: String) { products(first: 9, query: $query) { nodes { handle } } }',
      {query},
    );
    expect(products.nodes.map(({handle}) => handle).join(' ')).toBe(handles);
  });

  test.each([
    ['{available: true}', 'south north'],
    ['{price: {min: 1300}}', 'north'],
    ['{tag: "Wood"}', 'south'],
    ['{tag: "wood"}, {tag: "carbon"}', 'south north'],
    ['{tag: "wood"}, {productType: "Lenses"}', ''],
    ['{variantOption: {name: "color", value: "red"}}', 'north'],
  ])('a collection filtered by %s', async (filters, handles) => {
    const {collection} = await shop.query<{
      collection: {products: {nodes: Array<{handle: string}>}};
    }>(
      `{ collection(handle: "fibrous") { products(first: 9, sortKey: TITLE, reverse: true, filters: [${filters}]) { nodes { handle } } } }`,
    );
    expect(collection.products.nodes.map(({handle}) => handle).join(' ')).toBe(handles);
  });
});
