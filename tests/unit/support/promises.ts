import type {Language} from '../../../app/i18n/languages';

/**
 * What would be a promise in figures of its own (specification §1 and §9): texts name them, so that they are the same
 * wherever they are made. Days and years that the law sets may stand as they are.
 */
const figures: Readonly<Record<Language, readonly RegExp[]>> = {
  sv: [
    /\d (?:SEK|kr)\b|\$\d/,
    /\d+ månad/,
    /\d+ dagars? (?:öppet köp|\[?ångerrätt)/,
    /(?:\d|\b(?:en|två|tre|fyra|fem)) arbetsdag/,
    /\d+ ?% av priset/,
    /(?<!18)\d+(?:–| till | och )\d+ år/,
    /var(?:je)? (?:\S+ )?månad/i,
  ],
  en: [
    /\$\d|\d SEK/,
    /\d+[ -]month/,
    /\d+[ -]days?(?: right)? (?:to )?(?:return|withdraw|of \[?withdrawal)/,
    /(?:\d|\b(?:one|two|three|four|five)) (?:business|working) day/,
    /\d+ ?% of the price/,
    /(?:ages|aged|children from) \d/i,
    /every (?:\S+ )?months?/i,
  ],
};

/** The words of a text that promise something in figures. */
export function promisedInFigures(text: string, language: Language): string[] {
  return figures[language].flatMap((figure) => figure.exec(text)?.[0] ?? []);
}
