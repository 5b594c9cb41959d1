import type {Goods} from './goods.ts';

/** A shop on its first day: no name, products or collections. */
export const empty: Goods = {
  name: '',
  currency: 'SEK',
  countries: ['SE'],
  primaryLanguage: 'SV',
  publishedLanguages: ['SV'],
  products: [],
  collections: [],
};
