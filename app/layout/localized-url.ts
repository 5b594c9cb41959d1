import {defaultLanguage, type Language} from '~/i18n/languages';

/**
 * A page's address in a language: plain in the default language, with `?lng=` in others.
 *
 * @param pathname of the page as requested; extra slashes are removed
 * @param query the part that names another page: `?page=2`
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
