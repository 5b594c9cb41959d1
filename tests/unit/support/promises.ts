import type {Language} from '../../../app/i18n/languages';

/**
 * Promises written as figures (specification §1 and §9): texts use placeholders, so that a promise is the same
 * everywhere. Days and years set by law may be written as figures.
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

/** The parts of a text that contain a promise in figures. */
export function promisedInFigures(text: string, language: Language): string[] {
  return figures[language].flatMap((figure) => figure.exec(text)?.[0] ?? []);
}
