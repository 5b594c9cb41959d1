import {describe, expect, test} from 'vitest';
import {loadProduct} from '../../app/catalogue/load-product.server.ts';
import {galleryPictures} from '../../app/routes/product/gallery-pictures.ts';
import {catalogue} from '../../demo-shop/catalogue/index.ts';
import type {CatalogueProduct, Look} from '../../demo-shop/catalogue/types.ts';
import {visitedShop} from './storefront-of.ts';

const {api} = visitedShop();
const products = catalogue.map((product) => [product.handle, product] as const);

async function load(handle: string) {
  const product = await loadProduct(api(), handle);
  if (!product) throw new Error(`The shop has no ${handle}.`);
  return product;
}

describe('a variant’s picture', () => {
  test.each(products)('of %s shows the variant’s own look', async (handle, product) => {
    const loaded = await load(handle);
    for (const {sku, image} of loaded.variants)
      expect(pictureAt(product, image?.url).look, sku).toBe(lookOf(product, sku));
  });

  test.each(products)(
    'of %s leads its other views, which no other variant’s follow',
    async (handle, product) => {
      const loaded = await load(handle);
      for (const variant of loaded.variants) {
        const {sku} = variant;
        const shown = galleryPictures(loaded, variant).map(({url}) => pictureAt(product, url));
        const look = lookOf(product, sku);
        const own = product.pictures.filter((picture) => wordsOf(product, picture.look) === look);
        const leading = shown.slice(0, own.length).map((picture) => picture.look);
        expect(own.length, sku).toBeGreaterThan(0);
        expect(leading, sku).toEqual(own.map(() => look));
        for (const view of ['three-quarter', 'sunlight', 'front'])
          expect(shown.filter((picture) => picture.view === view).length, sku).toBeLessThan(2);
      }
    },
  );

  test('exists for every photographed colour', async () => {
    const {variants} = await load('skarv-carbon-fiber-sunglasses');
    const addresses = ['BLK', 'RED', 'BLU'].map(
      (colour) => variants.find(({sku}) => sku === `SKARV-${colour}-SMO`)?.image?.url,
    );
    expect(new Set(addresses).size).toBe(3);
  });
});

/** By its file's name, in which numbers start at 1. */
function pictureAt(product: CatalogueProduct, address = '') {
  const number = /-(\d+)\.jpg/.exec(address)?.[1];
  const picture = product.pictures[Number(number) - 1];
  if (!picture) throw new Error(`${product.handle} has no picture ${address}.`);
  return {view: picture.view, look: wordsOf(product, picture.look)};
}

function lookOf(product: CatalogueProduct, sku: string | undefined): string {
  return wordsOf(product, product.variants.find((variant) => variant.sku === sku)?.look);
}

function wordsOf(product: CatalogueProduct, look: Partial<Look> | undefined): string {
  return Object.entries({...product.look, ...look})
    .map(([trait, value]) => `${trait} ${value}`)
    .toSorted()
    .join(', ');
}
