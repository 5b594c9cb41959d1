import {OWNER_REDIRECTS_QUERY} from '~/catalogue/owner-redirects-query';
import {
  decode,
  isPageRequest,
  pathInShop,
  redirectTo,
  requestedAddress,
  withParameters,
} from './addresses';
import {logError} from './log';
import {addressAtShopify, addressHere} from './shopify-addresses';
import type {StorefrontApi} from './storefront-api';

/** Milliseconds that a page which is not there waits for its redirect. */
const TIMEOUT = 2_000;

/** Characters; Shopify takes no longer path. */
const LONGEST_PATH = 1_024;

/**
 * Where the shop's owner leads an address that is not there, in the Shopify admin under URL redirects; undefined
 * if nowhere. Hydrogen's `storefrontRedirect` also goes where a visitor's `?redirect=` says, and waits longer.
 */
export async function ownerRedirect(
  request: Request,
  api: StorefrontApi,
): Promise<Response | undefined> {
  if (!isPageRequest(request)) return undefined;
  const requested = requestedAddress(request);
  const {pathname} = requested.url;
  if (pathname.length > LONGEST_PATH || decode(pathname) === undefined) return undefined;
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
  const answer = await api.request(OWNER_REDIRECTS_QUERY, {here, atShopify}, TIMEOUT);
  // A search may find more than what was asked for.
  const wanted = new Set(paths.map(comparable));
  return [...answer.here.nodes, ...answer.atShopify.nodes].find(({path}) =>
    wanted.has(comparable(path)),
  )?.target;
}

function comparable(path: string): string {
  return (decode(path) ?? path).toLowerCase().replace(/\/$/, '');
}

/** Within the shop with the visitor's parameters, else exactly what the owner wrote. */
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
