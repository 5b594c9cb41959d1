/**
 * What the shop promises on every sale (specification §1 and §9), once: every text takes it from here. What is null
 * is promised nowhere.
 */
export const promises = {
  /** In the currency of the parcel's prices; a shop in another currency promises none. */
  freeShippingOver: {amount: '499.00', currencyCode: 'SEK'},
} as const;
