import {createContext, type MiddlewareFunction, type RouterContextProvider} from 'react-router';
import {createI18nextMiddleware} from 'remix-i18next/middleware';
import {defaultLanguage, isLanguage, languages, type Language} from '~/i18n/languages';
import {languageCookie, readLanguageCookie} from '~/i18n/language-cookie';

// It detects; its instance of i18next has no texts. Server and browser must say the same, and in the browser i18next
// would weigh a hundred times what `createTranslate` does.
const [detectLanguage, getLocale] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    // Not `header`: Accept-Language does not decide. Not `searchParams`: it finds a language in `?lng=en">`.
    // Not `cookie`: it reads React Router's encoding, and the browser writes this one. One answer for the page cache,
    // which asks before any middleware runs, and for the page.
    order: ['custom'],
    findLocale: (request) => Promise.resolve(requestedLanguage(request)),
  },
});

export const languageMiddleware = [detectLanguage];

const fixedLanguageContext = createContext<{fixedLanguage?: Language}>({});

/** For pages of one language only, whatever the visitor's choice. */
export function inLanguage(language: Language): MiddlewareFunction<Response> {
  return ({context}) => context.set(fixedLanguageContext, {fixedLanguage: language});
}

export function fixedLanguage(context: Readonly<RouterContextProvider>) {
  return context.get(fixedLanguageContext);
}

/** The language of a request's page: `?lng=`, else the cookie, else Swedish. */
export function requestedLanguage(request: Request): Language {
  return (
    askedLanguage(request) ?? readLanguageCookie(request.headers.get('Cookie')) ?? defaultLanguage
  );
}

/** Stores the language of `?lng=` in a cookie, so that the next page keeps it. */
export function keepLanguage(request: Request, response: Response): Response {
  const asked = askedLanguage(request);
  if (asked && asked !== readLanguageCookie(request.headers.get('Cookie'))) {
    const {protocol} = new URL(request.url);
    response.headers.append('Set-Cookie', languageCookie(asked, protocol));
  }
  return response;
}

/** The language of this request's page. */
export function getLanguage(context: Parameters<typeof getLocale>[0]): Language {
  const locale = getLocale(context);
  return isLanguage(locale) ? locale : defaultLanguage;
}

function askedLanguage({url}: Request): Language | undefined {
  const asked = url.includes('lng=') ? new URL(url).searchParams.get('lng') : undefined;
  return isLanguage(asked) ? asked : undefined;
}
