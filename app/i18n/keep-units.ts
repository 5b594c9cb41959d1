/** The number may be a placeholder: `{{fee}} %`. */
const NUMBER_AND_UNIT =
  /(\d|\}\}) (?=(?:SEK|mm|g|gram|grams|nanometer|nanometres|pixlars|pixels|%|§)(?![\p{L}\d]))/gu;

const RANGE = /(\d–)(?=\d)/gu;
const WORD_JOINER = '\u2060';

/** Keeps a number and its unit, or a range, on one line with non-breaking characters. */
export function keepUnits(text: string): string {
  return text.replace(NUMBER_AND_UNIT, '$1\u00A0').replace(RANGE, `$1${WORD_JOINER}`);
}
