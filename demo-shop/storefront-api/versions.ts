/** The served versions of the Storefront API, oldest first, with their schema files. */
export const SCHEMA_FILES = {
  '2025-07': 'storefront-schema-2025-07/storefront.schema.json',
  '2026-04': '@shopify/hydrogen/storefront.schema.json',
} as const;

export type StorefrontVersion = keyof typeof SCHEMA_FILES;

export const STOREFRONT_VERSIONS = Object.keys(SCHEMA_FILES) as StorefrontVersion[];
