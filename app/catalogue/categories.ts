import {categories, type Category} from '~/shop/categories';
import type {BuiltPicture} from '~/ui/scene';
import type {ProductCard, ShopText} from './product';

interface Named {
  title: string;
  handle: string;
}

/** The address of all products of the shop. */
export const ALL = 'all';

/** A collection's pictures, for its page, those of its products and link previews. */
export interface CollectionPicture {
  wide: BuiltPicture;
  /** The address of a JPEG of 1200 × 630 px. */
  card: string;
}

/** Cards on a page of a category. */
export const PAGE_SIZE = 48;

export interface CategoryPage {
  /** Of a collection in Shopify; the others have their names in `app/shop`. */
  name?: ShopText;
  cards: readonly ProductCard[];
  /** Products in the category, on all its pages. */
  total: number;
  /** From 1. */
  page: number;
  pages: number;
  /** True if goods that the texts of `app/shop` are about are among the cards. */
  hasOwnGoods: boolean;
  /** Of a short filtered list: what all filters but one match. */
  near?: readonly ProductCard[];
  /** Of a filtered list: the widths (app/shop/widths.ts) that its other filters leave. */
  widths?: readonly string[];
}

export function findCategory(handle: string): Category | undefined {
  return categories.find((category) => category.handle === handle);
}

/** Whether the shop has a list of this name, even an empty one. */
export function isKnownCategory(handle: string): boolean {
  return handle === ALL || findCategory(handle) !== undefined;
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

/** The first collection of the menu that a product belongs to. */
export function categoryOf({handle, title}: {handle: string; title: {en: string}}) {
  return categories.find(
    (category) => category.inMenu && matchesCategory({handle, title: title.en}, category.handle),
  );
}

/** Handles write a space as a hyphen, so `solid-colour` is found by `solid colour`. */
function has(texts: readonly string[], words: readonly string[]): boolean {
  return texts.some((text) =>
    words.some((word) => text.includes(word) || text.replaceAll('-', ' ').includes(word)),
  );
}
