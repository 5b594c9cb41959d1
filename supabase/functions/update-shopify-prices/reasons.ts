/** Why a price was not changed: the storefront translates each code for the owner. */
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
  /** `detail` is Shopify's HTTP status. */
  | 'status'
  /** Likewise, if Shopify refuses the access token. */
  | 'token'
  /** `detail` is Shopify's message. */
  | 'shopify';

export interface Reason {
  code: ReasonCode;
  detail?: string;
}

/** Of Shopify's message. */
const MAX_DETAIL_LENGTH = 300;

/** Shopify's own words. */
export function saidByShopify(message: string): Reason {
  return {code: 'shopify', detail: message.slice(0, MAX_DETAIL_LENGTH)};
}
