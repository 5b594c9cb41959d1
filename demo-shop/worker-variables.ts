/** The storefront's variables; the worker gets no others of the developer's environment. */
const VARIABLES = [
  'PUBLIC_STORE_DOMAIN',
  'PUBLIC_STOREFRONT_API_TOKEN',
  'PRIVATE_STOREFRONT_API_TOKEN',
  'PUBLIC_STOREFRONT_ID',
  'PUBLIC_CHECKOUT_DOMAIN',
  'PUBLIC_STOREFRONT_API_VERSION',
  'HIDE_FROM_SEARCH_ENGINES',
  'SESSION_SECRET',
  'ADMIN_PASSPHRASE',
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'PRICE_UPDATE_SECRET',
];

type Variables = Record<string, string>;

/** @param all `.env` and the process's environment; an empty variable counts as missing */
export function configuredVariables(all: Variables): Variables {
  return Object.fromEntries(
    VARIABLES.flatMap((name) => {
      const value = all[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/**
 * The worker's variables with the demo shop: only the API's version is taken from the configuration, so that saving a
 * demo price never reaches a real backend. Others are empty, because Shopify's CLI also gives the worker `.env`.
 */
export function demoVariables(demo: Variables, configured: Variables): Variables {
  const {PUBLIC_STOREFRONT_API_VERSION = ''} = configured;
  const nothing = Object.fromEntries(VARIABLES.map((name) => [name, '']));
  return {...nothing, ...demo, PUBLIC_STOREFRONT_API_VERSION};
}
