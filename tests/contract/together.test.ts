import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startTestShop, type TestShop} from './demo-shop.ts';

interface Named {
  reference: {handle: string} | null;
  references: {nodes: Array<{handle: string}>} | null;
  type: string;
  value: string;
}

const FIELD = `{
  type value
  reference { ... on Product { handle } }
  references(first: 8) { nodes { ... on Product { handle title } } }
}`;

async function named(shop: TestShop, handle: string, key: string): Promise<Named | null> {
  const {product} = await shop.query<{product: {metafield: Named | null}}>(
    `{ product(handle: "${handle}") { metafield(namespace: "custom", key: "${key}") ${FIELD} } }`,
  );
  return product.metafield;
}

describe('product reference metafields', () => {
  let vasterljus: TestShop;
  let euro: TestShop;
  beforeAll(async () => {
    vasterljus = await startTestShop({catalogue: 'vasterljus'});
    euro = await startTestShop({catalogue: 'euro'});
  });
  afterAll(async () => {
    await vasterljus.stop();
    await euro.stop();
  });

  test('return a list in order, with the ids as the value', async () => {
    const frames = await named(vasterljus, 'linser-skarv', 'fits_frames');
    expect(frames).toMatchObject({
      type: 'list.product_reference',
      reference: null,
      references: {
        nodes: [
          {handle: 'skarv-carbon-fiber-sunglasses', title: 'Fibrous Skarv, square, carbon fibre'},
          {handle: 'engraved-skarv-carbon-fiber'},
        ],
      },
    });
    expect(JSON.parse(frames?.value ?? '')).toEqual([
      expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/),
      expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/),
    ]);
  });

  test('return a single product', async () => {
    expect(await named(euro, 'kant-square', 'case')).toMatchObject({
      type: 'product_reference',
      reference: {handle: 'hard-case'},
      references: null,
    });
  });

  test('are null when the owner sets none', async () => {
    expect(await named(vasterljus, 'kids-lille', 'lenses')).toBeNull();
  });

  test('measurements have units', async () => {
    const answer = await vasterljus.query(
      '{ product(handle: "skarv-carbon-fiber-sunglasses") { metafield(namespace: "measurements", key: "front_width") { type value } } }',
    );
    expect(answer).toEqual({
      product: {metafield: {type: 'dimension', value: '{"value":142,"unit":"MILLIMETERS"}'}},
    });
  });
});
