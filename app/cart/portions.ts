import {limits} from '../../supabase/functions/update-shopify-prices/limits';

/** Splits a list into parts that the Storefront API takes. */
export function inPortions<Item>(items: readonly Item[], size: number = limits.portion): Item[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
