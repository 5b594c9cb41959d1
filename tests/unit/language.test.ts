import {beforeEach, describe, expect, test, vi} from 'vitest';
import {languageCookie, readLanguageCookie} from '../../app/i18n/language-cookie';
import {defaultLanguage, isLanguage, languages} from '../../app/i18n/languages';
import {
  LANGUAGE_STORAGE_KEY,
  parseStoredLanguage,
  readStoredLanguage,
  storeLanguage,
} from '../../app/i18n/stored-language';
import {FakeStorage} from './support/fake-storage';

describe('§1 languages', () => {
  test('§1 are Swedish and English, Swedish by default', () => {
    expect(languages).toEqual(['sv', 'en']);
    expect(defaultLanguage).toBe('sv');
  });

  test.each(['SV', 'sv-SE', 'en-GB', 'de', '', ' sv', null, undefined, 0, {}, ['sv']])(
    '§1 do not include %j',
    (value: unknown) => {
      expect(isLanguage(value)).toBe(false);
    },
  );
});

describe('§3 the language cookie', () => {
  test.each([
    ['sv', 'https:', 'language=sv; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
    ['en', 'https:', 'language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
    ['en', 'http:', 'language=en; Path=/; Max-Age=31536000; SameSite=Lax'],
  ] as const)('§3 %s over %s', (language, protocol, cookie) => {
    expect(languageCookie(language, protocol)).toBe(cookie);
  });

  test.each([
    ['language=sv', 'sv'],
    ['language=en', 'en'],
    ['session=abc; language=en', 'en'],
    ['language=en;session=abc', 'en'],
    ['  language=en  ;a=b', 'en'],
    ['mylanguage=sv; language=en', 'en'],
    [null, undefined],
    ['', undefined],
    ['language=', undefined],
    ['language', undefined],
    ['language=de', undefined],
    ['language=EN', undefined],
    ['language=en-GB', undefined],
    ['mylanguage=en', undefined],
    ['other=language=en', undefined],
    ['language=%65n', undefined],
    [';;;=;', undefined],
  ])('§3 %j selects %s', (cookies, language) => {
    expect(readLanguageCookie(cookies)).toBe(language);
  });

  test.each(languages)('§3 %s survives a round trip', (language) => {
    const [pair = ''] = languageCookie(language, 'https:').split(';');
    expect(readLanguageCookie(`a=b; ${pair}`)).toBe(language);
  });
});

describe('§3 the stored language', () => {
  test.each([
    ['{"state":{"language":"sv"},"version":0}', 'sv'],
    ['{"state":{"language":"en"},"version":0}', 'en'],
    ['{"state":{"language":"en"}}', 'en'],
    [null, undefined],
    ['', undefined],
    ['en', undefined],
    ['"en"', undefined],
    ['null', undefined],
    ['5', undefined],
    ['[]', undefined],
    ['{}', undefined],
    ['{"state":null}', undefined],
    ['{"state":"en"}', undefined],
    ['{"state":{}}', undefined],
    ['{"state":{"language":"de"}}', undefined],
    ['{"state":{"language":["en"]}}', undefined],
    ['{"language":"en"}', undefined],
    ['{"state":{"language":"en"', undefined],
  ])('§3 %j is read as %s', (stored, language) => {
    expect(parseStoredLanguage(stored)).toBe(language);
  });
});

describe('§4 the language persists', () => {
  let storage: FakeStorage;
  let page: {cookie: string};

  beforeEach(() => {
    storage = new FakeStorage();
    page = {cookie: ''};
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('document', page);
    vi.stubGlobal('location', {protocol: 'https:'});
    return () => vi.unstubAllGlobals();
  });

  test('§3 in storage, in the specified shape, and in a cookie for the server', () => {
    storeLanguage('en');
    expect(LANGUAGE_STORAGE_KEY).toBe('language-storage');
    expect(storage.json('language-storage')).toEqual({state: {language: 'en'}, version: 0});
    expect(page.cookie).toBe(languageCookie('en', 'https:'));
    expect(readStoredLanguage()).toBe('en');
  });

  test('§4 the switch updates both', () => {
    storeLanguage('en');
    storeLanguage('sv');
    expect(readStoredLanguage()).toBe('sv');
    expect(readLanguageCookie(page.cookie)).toBe('sv');
  });

  test('§3 storage corrects a different cookie', () => {
    storeLanguage('sv');
    page.cookie = 'language=en';
    storeLanguage(readStoredLanguage() ?? 'en');
    expect(readLanguageCookie(page.cookie)).toBe('sv');
  });

  test('§3 an unchanged value is not rewritten, to spare other tabs an event', () => {
    storeLanguage('en');
    const write = vi.spyOn(storage, 'setItem');
    storeLanguage('en');
    expect(write).not.toHaveBeenCalled();
  });

  test.each(['full', 'forbidden'] as const)(
    '§3 with storage that is %s, the cookie still works',
    (broken) => {
      storage.broken = broken;
      expect(() => storeLanguage('en')).not.toThrow();
      expect(readLanguageCookie(page.cookie)).toBe('en');
      expect(readStoredLanguage()).toBeUndefined();
    },
  );
});
