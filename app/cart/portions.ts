/** Lines or ids that one call of the Storefront API takes. */
const MAX_PER_CALL = 250;

/** Splits a list into parts that the Storefront API takes. */
export function inPortions<Item>(items: readonly Item[], size = MAX_PER_CALL): Item[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
