import {defaultLanguage, type Language} from '~/i18n/languages';

/**
 * A page's address in a language: the default language has the plain one, the others say `?lng=`.
 *
 * @param pathname of the page as it was asked for; more slashes than it needs fall away
 * @param query the part that makes it another page: `?page=2`
 */
export function localizedUrl(
  origin: string,
  pathname: string,
  language: Language,
  query = '',
): string {
  const url = new URL(origin);
  url.pathname = `/${pathname.split('/').filter(Boolean).join('/')}`;
  url.search = query;
  if (language !== defaultLanguage) url.searchParams.set('lng', language);
  return url.href;
}
