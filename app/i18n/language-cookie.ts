import {isLanguage, type Language} from './languages';

const NAME = 'language';
/** A year. */
const MAX_AGE_SECONDS = 31_536_000;

/** A cookie for a `Set-Cookie` header and for `document.cookie`. */
export function languageCookie(language: Language, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${language}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
}

/** @param cookies a `Cookie` header or `document.cookie` */
export function readLanguageCookie(cookies: string | null): Language | undefined {
  const value = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  return isLanguage(value) ? value : undefined;
}
