import {languageCookie, readLanguageCookie} from './language-cookie';
import {isLanguage, type Language} from './languages';

export const LANGUAGE_STORAGE_KEY = 'language-storage';

/** The visitor's stored choice; undefined if missing or unreadable. */
export function readStoredLanguage(): Language | undefined {
  try {
    return parseStoredLanguage(localStorage.getItem(LANGUAGE_STORAGE_KEY));
  } catch {
    // Storage may be blocked; the cookie still works.
    return undefined;
  }
}

/** @param stored `{"state":{"language":"sv"},"version":0}` */
export function parseStoredLanguage(stored: string | null): Language | undefined {
  if (!stored) return undefined;
  try {
    const {state} = JSON.parse(stored) as {state?: {language?: unknown}};
    return isLanguage(state?.language) ? state.language : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the choice for this browser and, as a cookie, for the server. */
export function storeLanguage(language: Language): void {
  if (readLanguageCookie(document.cookie) !== language) {
    document.cookie = languageCookie(language, location.protocol);
  }
  try {
    const stored = JSON.stringify({state: {language}, version: 0});
    if (localStorage.getItem(LANGUAGE_STORAGE_KEY) !== stored) {
      localStorage.setItem(LANGUAGE_STORAGE_KEY, stored);
    }
  } catch {
    // Without storage the cookie keeps the choice.
  }
}
