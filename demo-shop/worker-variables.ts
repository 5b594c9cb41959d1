/** The variables that the storefront reads; nothing else of the developer's environment reaches the worker. */
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
 * What the worker gets while the demo shop serves: of what is configured the API's version alone, lest saving a
 * demo price reach a real backend. What the demo shop does not set is empty, as Shopify's CLI hands the worker
 * `.env` underneath.
 */
export function demoVariables(demo: Variables, configured: Variables): Variables {
  const {PUBLIC_STOREFRONT_API_VERSION = ''} = configured;
  const nothing = Object.fromEntries(VARIABLES.map((name) => [name, '']));
  return {...nothing, ...demo, PUBLIC_STOREFRONT_API_VERSION};
}
