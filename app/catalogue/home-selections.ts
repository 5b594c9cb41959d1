import {categories, type Category} from '~/shop/categories';
import {FIRST_BESTSELLER} from '~/shop/exceptions';
import {matchesCategory} from './categories';

/** How many bestsellers the home page shows, and among how many of the catalogue's first they are sought (§9). */
export const BESTSELLERS_SHOWN = 4;
export const BESTSELLERS_SOUGHT = 20;

/** The product that the shop puts first, then the catalogue's order (specification §9, bestsellers). */
export function selectBestsellers<Item extends {handle: string}>(
  products: readonly Item[],
): Item[] {
  const sought = products.slice(0, BESTSELLERS_SOUGHT);
  const first = sought.filter(({handle}) => handle === FIRST_BESTSELLER);
  const others = sought.filter(({handle}) => handle !== FIRST_BESTSELLER);
  return [...first, ...others].slice(0, BESTSELLERS_SHOWN);
}

/** The first product of each collection; a collection without one is left out (specification §9, preview grid). */
export function selectPreview<Item extends {handle: string; title: {en: string}}>(
  products: readonly Item[],
): Array<{category: Category; product: Item}> {
  return categories
    .filter(({inPreview}) => inPreview)
    .flatMap((category) => {
      const product = products.find(({handle, title}) =>
        matchesCategory({handle, title: title.en}, category.handle),
      );
      return product ? [{category, product}] : [];
    });
}
