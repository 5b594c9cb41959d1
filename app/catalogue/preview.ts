import type {Category} from '~/shop/categories';
import {matchesCategory} from './categories';

/** The first product of each category, by the category's handle, without empty ones. */
export function leadsOf<Item extends {handle: string; title: string}>(
  categories: readonly string[],
  products: readonly Item[],
): ReadonlyMap<string, Item> {
  return new Map(
    categories.flatMap((category) => {
      const lead = products.find((product) => matchesCategory(product, category));
      return lead ? [[category, lead]] : [];
    }),
  );
}

/** A search for products with a word of these categories in the title, in Shopify's search syntax. */
export function searchFor(categories: readonly Category[]): string {
  const words = new Set(categories.flatMap(({any}) => any));
  // An asterisk matches a prefix, but only after a single word.
  return [...words]
    .map((word) => (/^\p{L}+$/u.test(word) ? `title:${word}*` : `title:"${word}"`))
    .join(' OR ');
}
