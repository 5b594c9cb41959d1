import type {CodegenConfig} from '@graphql-codegen/cli';
import {pluckConfig, preset} from '@shopify/hydrogen-codegen';

/** Shopify's Storefront schema of the version that STOREFRONT_API_VERSION names (app/server/environment.server.ts). */
export const schema = './node_modules/storefront-schema-2025-07/storefront.schema.json';

export const documents = ['./app/**/*.{ts,tsx}', './server.ts'];

export default {
  overwrite: true,
  pluckConfig,
  generates: {
    'storefrontapi.generated.d.ts': {
      preset,
      schema,
      documents,
      presetConfig: {
        importTypes: {
          namespace: 'StorefrontAPI',
          from: 'storefront-schema-2025-07/storefront-api-types',
        },
      },
    },
  },
} satisfies CodegenConfig;
