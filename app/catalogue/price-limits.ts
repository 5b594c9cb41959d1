/**
 * Limits of prices and of one save, for the page, its action and the function: a test keeps
 * `supabase/functions/update-shopify-prices/limits.ts` equal.
 */
export const priceLimits = {
  /** Of a price, before and after the point. */
  digits: 6,
  decimals: 3,
  /** Of the number in a variant's id. */
  idDigits: 20,
  /** Prices of one request: as many as Shopify changes in one call. */
  portion: 250,
} as const;

/** A price as Shopify takes it: `1299.50`. */
export const PRICE = new RegExp(
  `^(0|[1-9]\\d{0,${priceLimits.digits - 1}})(\\.\\d{1,${priceLimits.decimals}})?$`,
);

export const VARIANT_ID = new RegExp(
  `^gid://shopify/ProductVariant/[1-9]\\d{0,${priceLimits.idDigits - 1}}$`,
);
