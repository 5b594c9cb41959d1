import {defaultLanguage, type Language} from '~/i18n/languages';

/** A page's address in a language: the default language has the plain one, the others say `?lng=`. */
export function localizedUrl(origin: string, pathname: string, language: Language): string {
  const url = new URL(pathname, origin);
  if (language !== defaultLanguage) url.searchParams.set('lng', language);
  return url.href;
}
