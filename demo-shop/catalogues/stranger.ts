import {LANDSCAPE, products, SQUARE} from './build.ts';
import type {Goods} from './goods.ts';

export const stranger: Goods = {
  name: 'Glas & Gåva',
  currency: 'SEK',
  countries: ['SE'],
  primaryLanguage: 'SV',
  publishedLanguages: ['SV'],
  products: products(
    [
      {
        handle: 'titan-aviator',
        title: 'Titan Aviator',
        vendor: 'Nordanbruk',
        description: 'Featherlight titan båge, made in Bavaria.',
        productType: 'Solglasögon',
        variants: [{sku: 'TA', selectedOptions: {}, price: '1495.00', quantityAvailable: 4}],
        pictures: [LANDSCAPE, SQUARE],
      },
    ],
    '2024-02-01T08:00:00Z',
  ),
  collections: [],
};
