import {matchesCategory} from '~/catalogue/categories';
import {parseAmount} from '~/catalogue/money';
import type {PricedProduct, PricedVariant} from '~/catalogue/price-list';
import {fold} from '~/i18n/fold';
import type {Drafts} from './changes';
import {parsePriceInput} from './price-text';

/** The owner's filter. */
export interface Filter {
  words: string;
  /** A collection's handle; empty for all. */
  category: string;
  onlyDrafts: boolean;
  onSale: boolean;
  /** Prices as typed text. */
  from: string;
  to: string;
}

export const everything: Filter = {
  words: '',
  category: '',
  onlyDrafts: false,
  onSale: false,
  from: '',
  to: '',
};

/** A product with its matching variants. */
export interface Found {
  product: PricedProduct;
  variants: readonly PricedVariant[];
}

/**
 * Products and variants that match a filter: every word must occur in a name (Swedish or the shop's own) or in the
 * article number.
 */
export function find(
  products: readonly PricedProduct[],
  {words, category, onlyDrafts, onSale, from, to}: Filter,
  drafts: Drafts,
): Found[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const currencyCode = products[0]?.currencyCode ?? '';
  const [lowest = 0, highest = Infinity] = [from, to].map((text) => unitsOf(text, currencyCode));
  const narrows = onlyDrafts || onSale || lowest > 0 || highest < Infinity;
  return products.flatMap((product) => {
    const {handle, shopTitle, variants} = product;
    if (category !== '' && !matchesCategory({handle, title: shopTitle}, category)) return [];
    const named = wordsOf(product);
    const left = wanted.filter((word) => !named.includes(word));
    if (left.length === 0 && !narrows) return [{product, variants}];
    const fitting = variants.filter((variant) => {
      const units = lowest > 0 || highest < Infinity ? parseAmount(variant.price, currencyCode) : 0;
      return (
        (left.length === 0 || left.every((word) => variantWordsOf(variant).includes(word))) &&
        (!onlyDrafts || drafts.has(variant.id)) &&
        (!onSale || variant.compareAtPrice !== null) &&
        (units === 0 || (units >= lowest && units <= highest))
      );
    });
    return fitting.length > 0 ? [{product, variants: fitting}] : [];
  });
}

/** Folded once when a product loads, so that the first typed letter is not slow with thousands of products. */
const folded = new WeakMap<PricedProduct | PricedVariant, string>();

export function makeFindable(products: readonly PricedProduct[]): void {
  for (const product of products) {
    wordsOf(product);
    for (const variant of product.variants) variantWordsOf(variant);
  }
}

function wordsOf(product: PricedProduct): string {
  const {title, shopTitle, also, handle} = product;
  return kept(product, () => [title, shopTitle, also, handle]);
}

function variantWordsOf(variant: PricedVariant): string {
  const {title, also, sku} = variant;
  return kept(variant, () => [title, also, sku]);
}

function kept(key: PricedProduct | PricedVariant, names: () => string[]): string {
  const known = folded.get(key);
  if (known !== undefined) return known;
  const words = fold(names().join('\n'));
  folded.set(key, words);
  return words;
}

/** Undefined if it is not a price. */
function unitsOf(text: string, currencyCode: string): number | undefined {
  const input = parsePriceInput(text, currencyCode);
  return 'price' in input ? parseAmount(input.price, currencyCode) : undefined;
}
