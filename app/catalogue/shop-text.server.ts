import {languages, type Language, type LocalizedText} from '~/i18n/languages';
import type {ShopInfo} from './load-shop.server';
import type {ShopText} from './product';

/** The languages of the storefront that the shop has texts in, apart from its primary one. */
export function translatedLanguages({
  primaryLanguage,
  languages: published,
}: Pick<ShopInfo, 'primaryLanguage' | 'languages'>): Language[] {
  return languages.filter(
    (language) => codeOf(language) !== primaryLanguage && published.includes(codeOf(language)),
  );
}

/** The Storefront API's code of a language. */
export function codeOf(language: Language): 'SV' | 'EN' {
  return language === 'sv' ? 'SV' : 'EN';
}

/**
 * A text of the shop's for both languages: the storefront's own words for it, else the shop's translation, else what
 * a dictionary has, else the text as the shop wrote it, marked with its language.
 *
 * @param own in the shop's primary language
 * @param translations what the shop answers in other languages, which is `own` again where it has no translation
 * @param written the storefront's own words for this one text
 * @param fallback what its dictionaries have for such a text
 */
export function shopText(
  {primaryLanguage}: Pick<ShopInfo, 'primaryLanguage'>,
  own: string,
  translations: Readonly<Partial<LocalizedText>> = {},
  written: Readonly<Partial<LocalizedText>> = {},
  fallback: Readonly<Partial<LocalizedText>> = {},
): ShopText {
  const texts: Record<Language, string> = {sv: own, en: own};
  const lang: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const translation = translations[language];
    const found = written[language] ?? ((translation !== own && translation) || fallback[language]);
    if (found) texts[language] = found;
    else if (codeOf(language) !== primaryLanguage) lang[language] = primaryLanguage.toLowerCase();
  }
  return own.trim() === '' || Object.keys(lang).length === 0 ? texts : {...texts, lang};
}

/** The storefront's Swedish words for what a shop says are for English ones. */
export function isEnglish({primaryLanguage}: Pick<ShopInfo, 'primaryLanguage'>): boolean {
  return primaryLanguage === 'EN';
}
