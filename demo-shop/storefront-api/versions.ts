/** The version of the Storefront API whose schema is executed. */
export const API_VERSION = '2025-07';

/** The first version that Shopify ever dated. */
const FIRST_VERSION = '2019-04';

/**
 * The version that answers a request for another one, or undefined where Shopify knows no such version.
 *
 * Shopify answers a retired version with the oldest that it still serves and names the one that answered in
 * the header `X-Shopify-API-Version` (shopify.dev/docs/api/usage/versioning, "Version fall forward"). The
 * demo shop serves a single one: earlier ones fall forward to it, and so does `unstable`. A later one is
 * unknown to it, as a version not yet released is to Shopify.
 */
export function servedVersion(asked: string): string | undefined {
  if (asked === 'unstable') return API_VERSION;
  const released =
    /^\d{4}-(01|04|07|10)$/.test(asked) && asked >= FIRST_VERSION && asked <= API_VERSION;
  return released ? API_VERSION : undefined;
}
