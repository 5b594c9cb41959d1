import {categories, matchesCategory, type Category} from './categories';

/** How many bestsellers the home page shows, and among how many of the catalogue's first they are sought (§9). */
export const BESTSELLERS_SHOWN = 4;
export const BESTSELLERS_SOUGHT = 20;

const ALWAYS_FIRST = 'hybrid-atom';

/** The product with handle `hybrid-atom` first, then the catalogue's order (specification §9, bestsellers). */
export function selectBestsellers<Item extends {handle: string}>(
  products: readonly Item[],
): Item[] {
  const sought = products.slice(0, BESTSELLERS_SOUGHT);
  const first = sought.filter(({handle}) => handle === ALWAYS_FIRST);
  const others = sought.filter(({handle}) => handle !== ALWAYS_FIRST);
  return [...first, ...others].slice(0, BESTSELLERS_SHOWN);
}

/** The collections of the preview grid, in order; lenses have no frame to show (specification §9). */
const previewed = categories.filter((category) => category !== 'lenses');

/** The first product of each collection; a collection without one is left out (specification §9, preview grid). */
export function selectPreview<Item extends {handle: string; title: {en: string}}>(
  products: readonly Item[],
): Array<{category: Category; product: Item}> {
  return previewed.flatMap((category) => {
    const product = products.find(({handle, title}) =>
      matchesCategory({handle, title: title.en}, category),
    );
    return product ? [{category, product}] : [];
  });
}
