import type {Goods} from './goods.ts';

/** A shop on its first day: no name, no products, not one collection. */
export const empty: Goods = {
  name: '',
  currency: 'SEK',
  countries: ['SE'],
  primaryLanguage: 'SV',
  publishedLanguages: ['SV'],
  products: [],
  collections: [],
};
