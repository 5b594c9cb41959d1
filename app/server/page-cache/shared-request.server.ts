import {isbot} from 'isbot';
import {choiceQuery, readChoice} from '~/filters/choice';
import {isHandle} from '~/catalogue/handle';
import {decode, isPageRequest} from '../addresses.server';
import {requestedLanguage} from '../language.server';
import {hasSession} from '../session.server';

/** The query parameters that pages and React Router read. All others, such as those of advertisements, are ignored. */
const READ: ReadonlyArray<readonly [name: string, value: RegExp]> = [
  ['page', /^\d{1,6}$/],
  ['_routes', /^[\w/,.-]{1,300}$/],
];

/** Pages that read filters, which have one canonical spelling. */
const LIST = /^\/category\//;

/** Not its data, which are the same for all variants. */
const PRODUCT_PAGE = /^\/product\/([^/]+)(?<!\.data)$/;

/** Of a query that may name a variant: three options of 255 characters each, as an address writes them. */
const MAX_SEARCH_LENGTH = 5_000;

interface SharedRequest {
  /** All that the answer depends on. */
  key: string;
  /** The request without the visitor's own cookies, apart from the language. */
  toRequest(): Request;
}

/** Options in a product's address; only the shop knows which of them exist. */
export function askedOfProduct(request: Request): {handle: string; search: string} | undefined {
  const {pathname, search} = new URL(request.url);
  const handle = decode(PRODUCT_PAGE.exec(pathname)?.[1] ?? '');
  const isAsked = search !== '' && search.length <= MAX_SEARCH_LENGTH;
  return handle && isHandle(handle) && isAsked ? {handle, search} : undefined;
}

/**
 * A request whose answer may be for others, too; undefined for a form, and for one with a session.
 *
 * @param variant names the variant that the product's page shows; invented options are not in it, so they create no
 *   document
 */
export function sharedRequest(request: Request, variant = ''): SharedRequest | undefined {
  if (!isPageRequest(request) || hasSession(request)) return undefined;
  const url = new URL(request.url);
  const asked = url.searchParams;
  const read = READ.flatMap(([name, form]) => {
    const value = asked.get(name);
    return value !== null && form.test(value) ? [[name, value]] : [];
  });
  const filters = LIST.test(url.pathname) ? choiceQuery(readChoice(asked)) : '';
  url.search = String(
    new URLSearchParams([
      ...read,
      ...new URLSearchParams(filters),
      ...new URLSearchParams(variant),
    ]),
  );
  const language = requestedLanguage(request);
  // A search engine gets the page only when it is complete.
  const pace = isbot(request.headers.get('User-Agent')) ? 'whole' : 'early';
  return {
    key: [language, pace, url.href].join(' '),
    toRequest() {
      const headers = new Headers(request.headers);
      headers.set('Cookie', `language=${language}`);
      return new Request(url, {headers});
    },
  };
}
