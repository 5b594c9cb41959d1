/** The function's limits. A test keeps the storefront's `price-limits.ts` equal. */
export const limits = {
  /** Of a price: a pair of sunglasses for a million is a typing error. */
  digits: 6,
  decimals: 3,
  /** Of the number in a variant's id. */
  idDigits: 20,
  /** Per call: more than the variants of any shop of this kind, and 40 times a save of its page. */
  updates: 10_000,
  /** Per call: the most updates with the longest ids and prices take about 1 200 000. */
  bytes: 1_300_000,
} as const;
