/** The shop's languages, the default first (specification §1). */
export const languages = ['sv', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'sv';

interface LanguageInfo {
  /** In the language itself. */
  name: string;
  /** BCP 47 with the region, as `Intl` takes it; Open Graph writes `_` for `-`. */
  locale: string;
  /** The Storefront API's `LanguageCode`. */
  code: string;
  /** Whether it shows a price in SEK as dollars, ten kronor each (specification §9). */
  showsDollars: boolean;
  /** The words with which a product's title passes from the name to what the product is made of or for. */
  connectors: readonly string[];
}

/** What depends on the language besides texts. */
export const languageInfo = {
  sv: {
    name: 'Svenska',
    locale: 'sv-SE',
    code: 'SV',
    showsDollars: false,
    connectors: ['i', 'med', 'för', 'till'],
  },
  en: {
    name: 'English',
    locale: 'en-GB',
    code: 'EN',
    showsDollars: true,
    connectors: ['in', 'with', 'for'],
  },
} as const satisfies Readonly<Record<Language, LanguageInfo>>;

/** A text in every language of the shop, so that a switch of language needs no request. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** The plural forms of each language, as `Intl.PluralRules` names them. A new language brings its own. */
interface PluralForms {
  sv: 'one' | 'other';
  en: 'one' | 'other';
}

/** A text with a `{{count}}`. */
export type CountedText = {
  readonly [L in Language]: Readonly<Record<PluralForms[L], string>>;
};

/** A text that may be in another language than its page: then `lang` names it (BCP 47). */
export interface MarkedText extends LocalizedText {
  readonly lang?: Readonly<Partial<Record<Language, string>>>;
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
