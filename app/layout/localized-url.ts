import {defaultLanguage, type Language} from '~/i18n/languages';

/**
 * A page's address in a language: the default language has the plain one, the others say `?lng=`.
 *
 * @param pathname of the page as it was asked for; more slashes than it needs fall away
 */
export function localizedUrl(origin: string, pathname: string, language: Language): string {
  const url = new URL(origin);
  url.pathname = `/${pathname.split('/').filter(Boolean).join('/')}`;
  if (language !== defaultLanguage) url.searchParams.set('lng', language);
  return url.href;
}
