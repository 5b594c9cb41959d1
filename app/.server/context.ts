import {createHydrogenContext} from '@shopify/hydrogen';
import {getStorefrontHeaders} from '@shopify/hydrogen/oxygen';
import {createContext} from 'react-router';
import {parseEnvironment, type ShopEnvironment} from './environment';
import {ShopSession} from './session';
import {createStorefrontApi, type StorefrontApi} from './storefront-api';

export const storefrontApiContext = createContext<StorefrontApi>();
export const shopEnvironmentContext = createContext<ShopEnvironment>();

/** True where the browser asks for a page, false where React Router asks for a navigation's data. */
export const documentRequestContext = createContext<boolean>();

/**
 * Everything that middleware, loaders and actions get as `context`.
 *
 * @throws EnvironmentError if a variable is missing or malformed
 */
export async function createShopContext(
  request: Request,
  env: Env,
  executionContext: ExecutionContext,
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
      apiVersion: shopEnvironment.PUBLIC_STOREFRONT_API_VERSION,
      // The visitor's cookies are this shop's own business.
      headers: {...getStorefrontHeaders(request), cookie: null},
    },
  });
  const {storefront} = context;
  context.set(shopEnvironmentContext, shopEnvironment);
  context.set(documentRequestContext, !new URL(request.url).pathname.endsWith('.data'));
  context.set(storefrontApiContext, createStorefrontApi({storefront, cache, waitUntil, request}));
  return context;
}
