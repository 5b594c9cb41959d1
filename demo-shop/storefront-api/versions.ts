/** The versions of the Storefront API that the demo shop serves, oldest first, and the file of each one's schema. */
export const SCHEMA_FILES = {
  '2025-07': 'storefront-schema-2025-07/storefront.schema.json',
  '2026-04': '@shopify/hydrogen/storefront.schema.json',
} as const;

export type StorefrontVersion = keyof typeof SCHEMA_FILES;

export const STOREFRONT_VERSIONS = Object.keys(SCHEMA_FILES) as StorefrontVersion[];

/** The first version that Shopify ever dated. */
const FIRST_VERSION = '2019-04';

/**
 * The version that answers a request for another one, or undefined where Shopify knows no such version.
 *
 * Shopify answers a retired version with the oldest that it still serves and names the one that answered in
 * the header `X-Shopify-API-Version` (shopify.dev/docs/api/usage/versioning, "Version fall forward"). The demo
 * shop skips versions: one between two that it serves falls forward too, and `unstable` is the latest. A later
 * one is unknown to it, as a version not yet released is to Shopify.
 *
 * @param served oldest first
 */
export function servedVersion<Version extends string>(
  asked: string,
  served: readonly Version[],
): Version | undefined {
  if (asked === 'unstable') return served.at(-1);
  const isDated = /^\d{4}-(01|04|07|10)$/.test(asked) && asked >= FIRST_VERSION;
  return isDated ? served.find((version) => version >= asked) : undefined;
}
