import {describe, expect, test, vi} from 'vitest';
import {cardImages, toCard} from '../../app/catalogue/card';
import {paperImage} from '../../app/catalogue/paper-image';
import {picture, product, variant} from './support/products';

// Made by vite-imagetools where the shop is built.
vi.mock('../../app/catalogue/paper-image', () => ({
  paperImage: {url: '/assets/paper.webp', altText: null, width: 800, height: 1000},
}));

const ACETATE = 'hybrid-atom-carbon-fiber-acetate-sunglasses';
const pictures = (count: number) =>
  Array.from({length: count}, (_, index) => picture(String(index)));

function shown(handle: string, title: string, count: number) {
  const images = cardImages({handle, title: {sv: 'Glasögon', en: title}, images: pictures(count)});
  return images.map(({url}) => /(\d)\.jpg$/.exec(url)?.[1] ?? url);
}

describe('§9 the picture on a card', () => {
  test.each([
    ['skarv', 'Skarv', 0, []],
    ['skarv', 'Skarv', 1, ['0']],
    ['skarv', 'Skarv', 2, ['0', '1']],
    ['skarv', 'Skarv', 5, ['0', '1']],
    [ACETATE, 'Hybrid Atom', 5, ['3', '0']],
    [ACETATE, 'Hybrid Atom', 4, ['3', '0']],
    [ACETATE, 'Hybrid Atom', 3, ['0', '1']],
    [ACETATE, 'Hybrid Atom', 1, ['0']],
    [ACETATE, 'Hybrid Atom', 0, []],
    [`${ACETATE}-2`, 'Hybrid Atom', 5, ['0', '1']],
    ['hybrid-atom', 'Hybrid Atom', 5, ['0', '1']],
  ])('§9 %s, "%s", %i pictures', (handle, title, count, expected) => {
    expect(shown(handle, title, count)).toEqual(expected);
  });

  test.each([
    ['revision-flak', 'Flak'],
    ['flak', 'Revision Flak'],
    ['flak', 'REVISION'],
    ['paper-flak', 'Flak'],
    ['flak', 'Recycled paper'],
    ['flak', 'PAPER'],
    ['newspaper', 'Flak'],
    [ACETATE, 'Paper'],
  ])('§9 %s, "%s" is shown in the fixed paper picture', (handle, title) => {
    for (const count of [0, 1, 5]) {
      expect(shown(handle, title, count)).toEqual([paperImage.url]);
    }
  });

  test('§9 the paper picture is named after the product', () => {
    const [image] = cardImages(product({title: {sv: 'Flak i papper', en: 'Flak in paper'}}));
    expect(image).toEqual({...paperImage, altText: 'Flak in paper'});
  });
});

describe('§2 product cards', () => {
  const soldOut = variant({id: 'sold-out', availableForSale: false, price: '899.0'});
  const first = variant({id: 'first', price: '1299.0'});
  const dear = variant({id: 'dear', price: '1499.0'});

  test.each([
    ['the only variant', [first], 'first', '1299.0', false],
    ['the first of several', [first, dear], 'first', '1299.0', true],
    ['not the cheapest, but the first', [dear, first], 'dear', '1499.0', false],
    ['the first that is for sale', [soldOut, dear, first], 'dear', '1499.0', false],
    ['a sold-out one where none is for sale', [soldOut], 'sold-out', '899.0', false],
    [
      'a price written otherwise is no dearer',
      [first, variant({price: '1299.00'})],
      'first',
      '1299.0',
      false,
    ],
    [
      'prices are compared as numbers',
      [variant({id: 'a', price: '999.0'}), first],
      'a',
      '999.0',
      true,
    ],
  ])('§2 %s', (_case, variants, id, price, hasDearerVariant) => {
    const card = toCard(product({variants, minPrice: '1.0'}));
    expect(card.variant?.id).toBe(id);
    expect(card).toMatchObject({price, hasDearerVariant});
  });

  test('§5 a product without variants has a card, its lowest price and nothing to add', () => {
    const card = toCard(product({variants: [], minPrice: '799.0'}));
    expect(card).toMatchObject({handle: 'skarv', price: '799.0', hasDearerVariant: false});
    expect(card).not.toHaveProperty('variant');
  });

  test('§2 a card carries no more than it shows', () => {
    const card = toCard(product());
    expect(Object.keys(card).toSorted()).toEqual([
      'handle',
      'hasDearerVariant',
      'images',
      'price',
      'title',
      'variant',
    ]);
    const numbered = toCard(product({variants: [variant({sku: 'SKARV-BLK'})]}));
    expect(numbered.variant).toEqual(variant());
  });
});
