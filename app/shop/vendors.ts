/**
 * Vendors in Shopify whose goods the Swedish texts, claims and safety lines of this folder are about. Other vendors'
 * goods show only Shopify's texts.
 */
export const vendors: readonly string[] = ['Västerljus'];
