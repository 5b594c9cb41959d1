/** Why a price was not changed: the storefront knows each code and says it in the owner's language. */
export type ReasonCode =
  | 'internal'
  | 'no-answer'
  | 'no-time'
  | 'not-saved'
  | 'not-tried'
  | 'request-limit'
  | 'shopify-internal'
  | 'unknown-variant'
  | 'unreadable'
  /** `detail` is the HTTP status that Shopify answered with. */
  | 'status'
  /** Likewise, where Shopify refuses the access token. */
  | 'token'
  /** `detail` is what Shopify itself says. */
  | 'shopify';

export interface Reason {
  code: ReasonCode;
  detail?: string;
}

/** Characters of what Shopify says. */
const LONGEST_DETAIL = 300;

/** Shopify's own words. */
export function saidByShopify(message: string): Reason {
  return {code: 'shopify', detail: message.slice(0, LONGEST_DETAIL)};
}
