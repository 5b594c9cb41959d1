/** Why a price was not changed, in the function's own words; the storefront knows each and says it in the owner's language. */
export const reasons = {
  internal: 'Internal error.',
  noAnswer: 'Shopify did not answer.',
  noTime: 'There was no time left to ask Shopify.',
  notSaved: 'Shopify did not save it.',
  notTried: 'Nothing was tried.',
  requestLimit: 'Shopify’s request limit left no time for it.',
  shopifyInternal: 'Shopify had an internal error.',
  unknownVariant: 'There is no such variant.',
  unreadable: 'Shopify’s answer could not be read.',
} as const;

/** Shopify may have done what it was asked, although no answer says so. */
export const IN_DOUBT = 'The price may have changed all the same.';

/** Shopify's own words. */
export const saidByShopify = (message: string) => `Shopify: ${message}`;

export const answeredStatus = (status: number) => `Shopify answered HTTP ${status}.`;

export const tokenRefused = (status: number) =>
  `Shopify refused the access token (HTTP ${status}).`;
