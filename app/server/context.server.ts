import {createHydrogenContext} from '@shopify/hydrogen';
import {getStorefrontHeaders} from '@shopify/hydrogen/oxygen';
import {createContext} from 'react-router';
import {parseEnvironment, type ShopEnvironment} from './environment.server';
import {PageRecord} from './page-cache/page-record.server';
import {ShopSession} from './session.server';
import {createStorefrontApi, type StorefrontApi} from './storefront-api.server';

export const storefrontApiContext = createContext<StorefrontApi>();
export const shopEnvironmentContext = createContext<ShopEnvironment>();

/** What the answer to this request is made of: others may get it too. */
export const pageRecordContext = createContext<PageRecord>();

/** True where the browser asks for a page, false where React Router asks for a navigation's data. */
export const documentRequestContext = createContext<boolean>();

/**
 * Everything that middleware, loaders and actions get as `context`.
 *
 * @param isRenewal true where no visitor waits for the answer
 * @throws EnvironmentError if a variable is missing or malformed
 */
export async function createShopContext(
  request: Request,
  env: Env,
  executionContext: ExecutionContext,
  isRenewal = false,
) {
  const shopEnvironment = parseEnvironment(env);
  const waitUntil = executionContext.waitUntil.bind(executionContext);
  const [cache, session] = await Promise.all([
    caches.open('hydrogen'),
    ShopSession.read(request, shopEnvironment.SESSION_SECRET),
  ]);
  const context = createHydrogenContext({
    env: {...env, ...shopEnvironment},
    request,
    cache,
    waitUntil,
    session,
    storefront: {
      // Shopify does not need the visitor's cookies.
      headers: {...getStorefrontHeaders(request), cookie: null},
    },
  });
  const {storefront} = context;
  // The shop's questions and GraphiQL's go to the version that they are written for. Hydrogen's own, as after
  // redirects, go to Hydrogen's: a client made for another logs a warning.
  const {getApiUrl} = storefront;
  const storefrontApiVersion = shopEnvironment.PUBLIC_STOREFRONT_API_VERSION;
  storefront.getApiUrl = (options) => getApiUrl({storefrontApiVersion, ...options});
  // Hydrogen's proxy would forward cookies and upstream HTML, and create carts without this shop's limits.
  storefront.isStorefrontApiUrl = () => false;
  storefront.isMcpUrl = () => false;
  context.set(shopEnvironmentContext, shopEnvironment);
  context.set(documentRequestContext, !new URL(request.url).pathname.endsWith('.data'));
  const record = new PageRecord();
  context.set(pageRecordContext, record);
  context.set(
    storefrontApiContext,
    createStorefrontApi({storefront, cache, waitUntil, request, record, isRenewal}),
  );
  return context;
}
