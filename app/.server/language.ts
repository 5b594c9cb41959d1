import type {MiddlewareFunction} from 'react-router';
import {createI18nextMiddleware} from 'remix-i18next/middleware';
import {defaultLanguage, isLanguage, languages, type Language} from '~/i18n/languages';
import {languageCookie, readLanguageCookie} from '~/i18n/language-cookie';

const [detectLanguage, getLocale] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    // Not `header`: Accept-Language does not decide. Not `searchParams`: it finds a language in `?lng=en">`.
    order: ['custom'],
    findLocale: async (request) => {
      const asked = new URL(request.url).searchParams.get('lng');
      return isLanguage(asked)
        ? asked
        : (readLanguageCookie(request.headers.get('Cookie')) ?? null);
    },
  },
});

/** Gives the language that `?lng=` asked for a cookie, so that the next page, opened without it, keeps it. */
const keepLanguage: MiddlewareFunction<Response> = async ({request}, next) => {
  const response = await next();
  const url = new URL(request.url);
  const asked = url.searchParams.get('lng');
  if (isLanguage(asked) && asked !== readLanguageCookie(request.headers.get('Cookie'))) {
    response.headers.append('Set-Cookie', languageCookie(asked, url.protocol));
  }
  return response;
};

export const languageMiddleware = [detectLanguage, keepLanguage];

/** The language of this request's page: `?lng=`, else the cookie, else Swedish. */
export function getLanguage(context: Parameters<typeof getLocale>[0]): Language {
  const locale = getLocale(context);
  return isLanguage(locale) ? locale : defaultLanguage;
}
