/** What the function takes. The storefront's `price-limits.ts` says the same, and a test holds both to it. */
export const limits = {
  /** Of a price: a pair of sunglasses for a million is a slip of the keyboard. */
  digits: 6,
  decimals: 3,
  /** Of the number in a variant's id. */
  idDigits: 20,
  /** In one call: more than any shop of this kind has variants, 40 times what its page saves at once. */
  updates: 10_000,
  /** Of one call: so many updates with the longest ids and prices need some 1 200 000. */
  bytes: 1_300_000,
} as const;
