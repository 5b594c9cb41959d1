import type {Language} from './languages';

const unitWords: Readonly<Record<Language, string>> = {
  sv: 'år|gram|nanometer|pixlars',
  en: 'grams|nanometres|pixels',
};

/** The number may be a placeholder: `{{fee}} %`. */
const NUMBER_AND_UNIT = new RegExp(
  `([\\d}]) (?=(SEK|mm|g|%|§|${Object.values(unitWords).join('|')})(?![\\p{L}\\d]))`,
  'gu',
);

const RANGE = /(\d–)(?=\d)/gu;
const WORD_JOINER = '\u2060';

/** Keeps a number and its unit, or a range, on one line with non-breaking characters. */
export function keepUnits(text: string): string {
  return text.replace(NUMBER_AND_UNIT, '$1\u00A0').replace(RANGE, `$1${WORD_JOINER}`);
}
