import {products} from './build.ts';
import type {Goods} from './goods.ts';

/** A shop that sells one thing. */
export const one: Goods = {
  name: 'Single Lantern',
  currency: 'SEK',
  countries: ['SE'],
  primaryLanguage: 'EN',
  publishedLanguages: ['EN'],
  products: products(
    [
      {
        handle: 'the-lantern',
        title: 'The Lantern',
        description:
          'A lantern of tinned steel and blown glass for one candle.\n\nThe door opens to the side, and a ring at the top takes a hook or a hand.',
        productType: 'Lanterns',
        variants: [{sku: 'LANTERN', selectedOptions: {}, price: '845.00', quantityAvailable: 12}],
      },
    ],
    '2025-01-10T08:00:00Z',
  ),
  collections: [],
};
