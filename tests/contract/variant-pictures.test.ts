import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {catalogue} from '../../demo-shop/catalogue/index.ts';
import type {Look} from '../../demo-shop/catalogue/types.ts';
import {startTestShop, type TestShop} from './demo-shop.ts';

interface Answer {
  products: {
    nodes: Array<{
      handle: string;
      images: {nodes: Array<{url: string}>};
      variants: {nodes: Array<{sku: string; image: {url: string} | null}>};
    }>;
  };
}

const QUERY = `{
  products(first: 250) {
    nodes {
      handle
      images(first: 10) { nodes { url } }
      variants(first: 100) { nodes { sku image { url } } }
    }
  }
}`;

let shop: TestShop;
let answer: Answer;
beforeAll(async () => {
  shop = await startTestShop();
  answer = await shop.query<Answer>(QUERY);
});
afterAll(() => shop.close());

describe('a variant’s picture', () => {
  test.each(catalogue.map((product) => [product.handle, product] as const))(
    'of %s shows the variant’s own look',
    (handle, product) => {
      const answered = answer.products.nodes.find((node) => node.handle === handle);
      const addresses = answered?.images.nodes.map(({url}) => url) ?? [];
      const looks = product.pictures.map(({look}) => words({...product.look, ...look}));
      for (const {sku, look} of product.variants) {
        const image = answered?.variants.nodes.find((node) => node.sku === sku)?.image;
        const place = addresses.indexOf(image?.url ?? '');
        expect(looks[place], sku).toBe(words({...product.look, ...look}));
      }
    },
  );

  test('exists for every photographed colour', () => {
    const skarv = answer.products.nodes.find(
      ({handle}) => handle === 'skarv-carbon-fiber-sunglasses',
    );
    const addressOf = (sku: string) =>
      skarv?.variants.nodes.find((variant) => variant.sku === sku)?.image?.url;
    const [black, red, blue] = ['BLK', 'RED', 'BLU'].map((colour) =>
      addressOf(`SKARV-${colour}-SMO`),
    );
    expect(new Set([black, red, blue]).size).toBe(3);
  });
});

function words(look: Look): string {
  return Object.entries(look)
    .map(([trait, value]) => `${trait} ${value}`)
    .toSorted()
    .join(', ');
}
