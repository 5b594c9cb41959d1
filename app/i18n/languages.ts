/** The shop's languages, the default first (specification §1). */
export const languages = ['sv', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'sv';

/** A text in every language of the shop, so that a switch of language needs no request. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** A text that may be in another language than its page: then `lang` names it (BCP 47). */
export interface MarkedText extends LocalizedText {
  readonly lang?: Readonly<Partial<Record<Language, string>>>;
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
