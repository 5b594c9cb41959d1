/**
 * Whose goods the Swedish texts, claims and safety lines of this folder are about: Shopify's vendor. What another
 * vendor makes is shown with the shop's own words alone.
 */
export const vendors: readonly string[] = ['Västerljus'];
