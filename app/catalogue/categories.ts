import {categories, type Category} from '~/shop/categories';

interface Named {
  title: string;
  handle: string;
}

/** The address of all products of the shop. */
export const ALL = 'all';

export function findCategory(handle: string): Category | undefined {
  return categories.find((category) => category.handle === handle);
}

/**
 * Whether a product belongs to a category: by the rule of one of the shop's collections, or, for any other
 * word, by that word in its title or handle (specification §9).
 */
export function matchesCategory(product: Named, handle: string): boolean {
  const title = product.title.toLowerCase();
  const texts = [title, product.handle.toLowerCase()];
  const wanted = handle.toLowerCase();
  if (wanted === ALL) return true;
  const {any, unless, unlessTitle} = findCategory(wanted) ?? {any: [wanted]};
  if (unlessTitle !== undefined && title.includes(unlessTitle)) return false;
  return has(texts, any) && !(unless?.every((words) => has(texts, words)) ?? false);
}

/** Handles write a space as a hyphen, so `solid-colour` is found by `solid colour`. */
function has(texts: readonly string[], words: readonly string[]): boolean {
  return texts.some((text) =>
    words.some((word) => text.includes(word) || text.replaceAll('-', ' ').includes(word)),
  );
}
