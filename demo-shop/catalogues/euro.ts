import {products} from './build.ts';
import type {Goods} from './goods.ts';

export const euro: Goods = {
  name: 'Werkraum',
  currency: 'EUR',
  countries: ['DE', 'SE', 'AT'],
  primaryLanguage: 'EN',
  publishedLanguages: ['EN', 'DE', 'SV'],
  products: products(
    [
      {
        handle: 'alpine-round',
        title: 'Alpine Round',
        description: 'A round frame of steel.',
        productType: 'Sunglasses',
        variants: [
          {sku: 'AR', selectedOptions: {Color: 'Black'}, price: '129.00', quantityAvailable: 4},
        ],
        translations: {
          SV: {title: 'Alpin rund', values: {Black: 'Svart'}, options: {Color: 'Färg'}},
        },
      },
    ],
    '2024-02-01T08:00:00Z',
  ),
  collections: [],
};
