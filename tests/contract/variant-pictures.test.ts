import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {catalogue} from '../../demo-shop/catalogue/index.ts';
import type {Look} from '../../demo-shop/catalogue/types.ts';
import {galleryPictures} from '../../app/catalogue/gallery-pictures.server.ts';
import {startTestShop, type TestShop} from './demo-shop.ts';

interface Answer {
  products: {
    nodes: Array<{
      handle: string;
      images: {nodes: Array<{url: string; altText: string | null}>};
      variants: {nodes: Array<{sku: string; image: {url: string} | null}>};
    }>;
  };
}

const QUERY = `{
  products(first: 250) {
    nodes {
      handle
      images(first: 250) { nodes { url altText } }
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

  test.each(catalogue.map((product) => [product.handle, product] as const))(
    'of %s leads those that show it in other views',
    (handle, product) => {
      const node = answer.products.nodes.find((each) => each.handle === handle);
      const images = node?.images.nodes ?? [];
      const places = product.variants.map(({sku}) => {
        const image = node?.variants.nodes.find((variant) => variant.sku === sku)?.image;
        return images.findIndex(({url}) => url === image?.url);
      });
      const looks = product.pictures.map(({look}) => words({...product.look, ...look}));
      product.variants.forEach(({sku, look}, index) => {
        const {pictures, own} = galleryPictures(images, places[index], places);
        const wanted = words({...product.look, ...look});
        const ofThisLook = [...looks.keys()].filter((place) => looks[place] === wanted);
        expect(pictures.slice(0, own).toSorted(ascending), sku).toEqual(ofThisLook);
      });
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

function ascending(one: number, other: number): number {
  return one - other;
}

function words(look: Look): string {
  return Object.entries(look)
    .map(([trait, value]) => `${trait} ${value}`)
    .toSorted()
    .join(', ');
}
