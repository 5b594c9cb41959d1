import {languageInfo, languages, type Language} from '~/i18n/languages';
import type {ShopInfo} from './load-shop.server';
import type {ShopText} from './product';

type Languages = Pick<ShopInfo, 'primaryLanguage' | 'languages'>;

/** The Storefront API's code of one of the storefront's languages. */
export type LanguageCode = (typeof languageInfo)[Language]['code'];

/** The texts of one thing in the shop's other languages. */
export type Translations<Texts> = Readonly<Partial<Record<Language, Texts | null | undefined>>>;

/** One request per other language of the shop; none for a shop in one language. */
export async function inOtherLanguages<Texts>(
  shop: Languages,
  request: (language: LanguageCode) => Promise<Texts>,
): Promise<Translations<Texts>> {
  const asked = translatedLanguages(shop).map(async (language) => [
    language,
    await request(codeOf(language)),
  ]);
  return Object.fromEntries(await Promise.all(asked)) as Translations<Texts>;
}

/** As `inOtherLanguages`, for a list: returns a lookup by id. */
export async function translationsById<Texts extends {id: string}>(
  shop: Languages,
  request: (language: LanguageCode) => Promise<readonly Texts[]>,
): Promise<(id: string) => Translations<Texts>> {
  const lists = await inOtherLanguages(shop, async (language) => {
    const texts = await request(language);
    return new Map(texts.map((each) => [each.id, each]));
  });
  return (id) => mapTranslations(lists, (texts) => texts.get(id));
}

/** Combines a text of the shop with its translations and the storefront's Swedish words. */
export function translator<Texts>(
  shop: Pick<ShopInfo, 'primaryLanguage'>,
  translations: Translations<Texts>,
) {
  return (
    own: string,
    choose: (texts: Texts) => string | null | undefined,
    {written, fallback}: SwedishWords = {},
  ): ShopText =>
    shopText(
      shop,
      own,
      mapTranslations(translations, choose),
      inSwedish(written),
      isEnglish(shop) ? inSwedish(fallback) : {},
    );
}

interface SwedishWords {
  /** The storefront's own Swedish for this text. */
  written?: string | undefined;
  /** From its dictionaries, which translate only from English. */
  fallback?: string | undefined;
}

function mapTranslations<Texts, Result>(
  translations: Translations<Texts>,
  choose: (texts: Texts) => Result,
): Translations<Result> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const texts = translations[language];
      return texts ? [[language, choose(texts)]] : [];
    }),
  );
}

function inSwedish(text: string | undefined): Translations<string> {
  return {sv: text};
}

/** The storefront's languages that the shop is published in, except its primary one. */
export function translatedLanguages({
  primaryLanguage,
  languages: published,
}: Languages): Language[] {
  return languages.filter(
    (language) => codeOf(language) !== primaryLanguage && published.includes(codeOf(language)),
  );
}

export function codeOf(language: Language): LanguageCode {
  return languageInfo[language].code;
}

/**
 * A text of the shop in both languages: the storefront's own words, else the shop's translation, else the dictionary,
 * else the shop's text marked with its language.
 *
 * @param own in the shop's primary language
 * @param translations the shop's answers in other languages; equal to `own` if there is no translation
 * @param written the storefront's own words for this text
 * @param fallback from its dictionaries
 */
export function shopText(
  {primaryLanguage}: Pick<ShopInfo, 'primaryLanguage'>,
  own: string,
  translations: Translations<string> = {},
  written: Translations<string> = {},
  fallback: Translations<string> = {},
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

/** The storefront's Swedish dictionaries translate only from English. */
export function isEnglish({primaryLanguage}: Pick<ShopInfo, 'primaryLanguage'>): boolean {
  return primaryLanguage === 'EN';
}
