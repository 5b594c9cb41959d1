import {isbot} from 'isbot';
import {choiceQuery, readChoice} from '~/filters/choice';
import {isHandle} from '~/catalogue/handle';
import {decode, isPageRequest} from './addresses';
import {requestedLanguage} from './language';
import {hasSession} from './session';

/**
 * What is read of an address behind its path: by pages, and by React Router in a navigation's. All else, such as what
 * advertisements add, stays between the visitor's browser and its tools.
 */
const READ: ReadonlyArray<readonly [name: string, value: RegExp]> = [
  ['page', /^\d{1,6}$/],
  ['_routes', /^[\w/,.-]{1,300}$/],
];

/** Pages that read filters, which have one way to be written. */
const LIST = /^\/category\//;

/** Not its data, which are the same for all variants. */
const PRODUCT_PAGE = /^\/product\/([^/]+)(?<!\.data)$/;

/** Characters of a search that may name a variant: three options of 255 characters each, as an address writes them. */
const LONGEST_SEARCH = 5_000;

interface SharedRequest {
  /** All that the answer depends on. */
  key: string;
  /** The request without what is the visitor's own: their language is left of their cookies. */
  plain(): Request;
}

/** What a document's address may ask for of a product: only the shop knows which of it is true. */
export function askedOfProduct(request: Request): {handle: string; search: string} | undefined {
  const {pathname, search} = new URL(request.url);
  const handle = decode(PRODUCT_PAGE.exec(pathname)?.[1] ?? '');
  const isAsked = search !== '' && search.length <= LONGEST_SEARCH;
  return handle && isHandle(handle) && isAsked ? {handle, search} : undefined;
}

/**
 * A request whose answer may be for others, too; undefined for a form, and for one with a session.
 *
 * @param variant what names the variant that a product's page shows: what an address makes up is not in it, and so
 *   makes no document
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
  // A search engine waits until its page is whole.
  const pace = isbot(request.headers.get('User-Agent')) ? 'whole' : 'early';
  return {
    key: [language, pace, url.href].join(' '),
    plain() {
      const headers = new Headers(request.headers);
      headers.set('Cookie', `language=${language}`);
      return new Request(url, {headers});
    },
  };
}
