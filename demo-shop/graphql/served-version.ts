/** Shopify's first dated version. */
const FIRST_VERSION = '2019-04';

/**
 * The version that answers a request; undefined if Shopify knows no such version.
 *
 * Shopify answers a retired version with the oldest supported one and names it in the header `X-Shopify-API-Version`
 * (shopify.dev/docs/api/usage/versioning, "Version fall forward"). Here a version between two served ones falls forward
 * too, and `unstable` is the latest. Later versions are unknown, like unreleased ones at Shopify.
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
