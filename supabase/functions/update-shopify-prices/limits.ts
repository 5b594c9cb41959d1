/** Imported by the storefront too: a price that its page accepts is one that the function accepts. No imports here. */
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
  /**
   * Of one call to either of Shopify's APIs, which refuse longer lists (shopify.dev/docs/api/usage/limits, “Input
   * limits”), and so of one request of the page.
   */
  portion: 250,
  /** Until the function answers with what it has; Supabase gives up after 150 s. */
  deadlineMs: 100_000,
} as const;

/** A price as Shopify takes it: `1299.50`. */
export const PRICE = /* @__PURE__ */ new RegExp(
  `^(0|[1-9]\\d{0,${limits.digits - 1}})(\\.\\d{1,${limits.decimals}})?$`,
);

/** Shopify's id of a variant; Shopify refuses a whole checkout for any other. */
export const VARIANT_ID = /* @__PURE__ */ new RegExp(
  `^gid://shopify/ProductVariant/[1-9]\\d{0,${limits.idDigits - 1}}$`,
);
