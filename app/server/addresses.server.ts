import {isHandle} from '~/catalogue/handle';

/** Without a limit, browsers keep a permanent redirect for ever, even after the owner has changed it. */
const REDIRECT_SECONDS = 60;

/** Pages that end in a handle. Shopify writes handles in lower case. */
const HANDLE_PAGE = /^\/(product|category)\/([^/]+)$/i;

/**
 * URL parsers drop tabs and line breaks from a path. React Router's gets them decoded and reads `/%0A/%3C` as an
 * invalid host.
 */
const EMPTY_SEGMENT = /^(?:%0[9ad])*$/i;

/** Only these are redirected, never a form or a payment. */
export function isPageRequest({method}: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The address that a request is about, without what React Router adds to ask for a navigation's data. */
export function requestedAddress(request: Request): {url: URL; isNavigation: boolean} {
  const url = new URL(request.url);
  const isNavigation = url.pathname.endsWith('.data');
  if (isNavigation) {
    // `/about/_.data` is what `/about/` needs (v8_trailingSlashAwareDataRequests).
    url.pathname = url.pathname.replace(/(?:(?<=\/)_)?\.data$/, '');
    url.searchParams.delete('_routes');
  }
  return {url, isNavigation};
}

/**
 * The one way to write an address: no empty segments, no slash at the end, pages and handles in lower case.
 *
 * @param pages paths of the pages without parameters, as the routes write them
 */
export function canonicalPath(pathname: string, pages: ReadonlySet<string>): string {
  const segments = pathname.split('/').filter((segment) => !EMPTY_SEGMENT.test(segment));
  const path = `/${segments.join('/')}`;
  const lower = path.toLowerCase();
  if (pages.has(lower)) return lower;
  const [, page, word] = HANDLE_PAGE.exec(path) ?? [];
  return page && word ? handlePath(page, word) : path;
}

/** The path of a product or a category. A word that is not a handle stays as it is. */
export function handlePath(page: string, word: string): string {
  const handle = decode(word)?.toLowerCase() ?? word;
  const url = new URL('https://shop.invalid');
  url.pathname = `/${page.toLowerCase()}/${isHandle(handle) ? handle : word}`;
  return url.pathname;
}

/**
 * Redirects any other spelling of an address to the canonical one and keeps the parameters. Does not redirect forms or
 * unreadable addresses.
 */
export function canonicalRedirect(
  request: Request,
  pages: ReadonlySet<string>,
): Response | undefined {
  const requested = requestedAddress(request);
  const {pathname, search} = requested.url;
  if (!isPageRequest(request)) {
    const [, first = ''] = pathname.split('/');
    const isUnreadable = first !== '' && EMPTY_SEGMENT.test(first);
    return isUnreadable ? new Response(null, {status: 404}) : undefined;
  }
  const canonical = canonicalPath(pathname, pages);
  return canonical === pathname ? undefined : redirectTo(canonical + search, 308, requested);
}

/** A redirect in the form that a browser or, for a navigation's data, React Router follows. */
export function redirectTo(
  location: string,
  status: 301 | 308,
  {isNavigation}: {isNavigation: boolean},
): Response {
  const cached = {'Cache-Control': `max-age=${REDIRECT_SECONDS}`};
  if (!isNavigation) return new Response(null, {status, headers: {Location: location, ...cached}});
  return new Response(null, {
    status: 204,
    headers: {'X-Remix-Redirect': location, 'X-Remix-Status': String(status), ...cached},
  });
}

/**
 * The path in this shop that an address leads to; undefined if it leads elsewhere. A path that begins with two slashes
 * would be another host's in a Location.
 */
export function pathInShop(address: string, {origin}: URL): string | undefined {
  const url = URL.parse(address, origin);
  if (url?.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** A path with the parameters of another address behind its own. */
export function withParameters(path: string, parameters: URLSearchParams): string {
  const url = new URL(path, 'https://shop.invalid');
  for (const [name, value] of parameters) url.searchParams.append(name, value);
  return url.pathname + url.search + url.hash;
}

/** Undefined if the percent encoding is malformed. */
export function decode(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
