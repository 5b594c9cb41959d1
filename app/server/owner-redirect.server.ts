import {OWNER_REDIRECTS_QUERY} from '~/catalogue/owner-redirects-query';
import {
  decode,
  isPageRequest,
  pathInShop,
  redirectTo,
  requestedAddress,
  withParameters,
} from './addresses.server';
import {logError} from './log.server';
import {addressAtShopify, addressHere} from './shopify-addresses.server';
import type {StorefrontApi} from './storefront-api.server';

/** How long a missing page waits for its redirect. */
const TIMEOUT_MS = 2_000;

/** Shopify's limit. */
const MAX_PATH_LENGTH = 1_024;

/**
 * The owner's redirect for a missing address (Shopify admin, URL redirects); undefined if there is none. Hydrogen's
 * `storefrontRedirect` also follows a visitor's `?redirect=`, and waits longer.
 */
export async function ownerRedirect(
  request: Request,
  api: StorefrontApi,
): Promise<Response | undefined> {
  if (!isPageRequest(request)) return undefined;
  const requested = requestedAddress(request);
  const {pathname} = requested.url;
  if (pathname.length > MAX_PATH_LENGTH || decode(pathname) === undefined) return undefined;
  try {
    const target = await findTarget(pathname, api);
    const location = target && locationOf(target, requested.url);
    return location ? redirectTo(location, 301, requested) : undefined;
  } catch (error) {
    logError('redirect not looked up', error, {path: pathname});
    return undefined;
  }
}

async function findTarget(pathname: string, api: StorefrontApi): Promise<string | undefined> {
  // Shopify keeps the redirect of a renamed product under its own address of the product.
  const paths = [pathname, addressAtShopify(pathname)];
  const [here = '', atShopify = ''] = paths.map((path) => `path:"${path.toLowerCase()}"`);
  const answer = await api.request(OWNER_REDIRECTS_QUERY, {here, atShopify}, TIMEOUT_MS);
  // A search may find more than what was asked for.
  const wanted = new Set(paths.map(comparable));
  return [...answer.here.nodes, ...answer.atShopify.nodes].find(({path}) =>
    wanted.has(comparable(path)),
  )?.target;
}

function comparable(path: string): string {
  return (decode(path) ?? path).toLowerCase().replace(/\/$/, '');
}

/** Inside the shop with the visitor's parameters, else exactly as the owner wrote it. */
function locationOf(target: string, requested: URL): string | undefined {
  const path = pathInShop(target, requested);
  if (path === undefined) {
    const elsewhere = URL.parse(target);
    return elsewhere?.protocol === 'https:' ? elsewhere.href : undefined;
  }
  const {pathname} = new URL(path, requested);
  const here = addressHere(pathname);
  if ((here ?? pathname) === requested.pathname) return undefined;
  return withParameters(here ?? path, requested.searchParams);
}
