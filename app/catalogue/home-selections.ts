import type {Category} from '~/shop/categories';
import {FIRST_BESTSELLER} from '~/shop/exceptions';
import {vendors} from '~/shop/goods';
import {matchesCategory} from './categories';

/** How many bestsellers the home page shows, and among how many of the shop's they are sought (§9). */
export const BESTSELLERS_SHOWN = 4;
export const BESTSELLERS_SOUGHT = 20;

/** The product that the shop puts first, then the given order (specification §9, bestsellers). */
export function selectBestsellers<Item extends {handle: string; vendor: string}>(
  products: readonly Item[],
): Item[] {
  const sought = products.slice(0, BESTSELLERS_SOUGHT);
  const isFirst = ({handle, vendor}: Item) =>
    handle === FIRST_BESTSELLER && vendors.includes(vendor);
  const others = sought.filter((product) => !isFirst(product));
  return [...sought.filter(isFirst), ...others].slice(0, BESTSELLERS_SHOWN);
}

/** The first product of each category, by the category's handle; one without is left out. */
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
  // An asterisk finds words that begin so, but only after a single word.
  return [...words]
    .map((word) => (/^\p{L}+$/u.test(word) ? `title:${word}*` : `title:"${word}"`))
    .join(' OR ');
}
