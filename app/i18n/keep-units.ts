/** The number may be a value that is still to be put in: `{{fee}} %`. */
const NUMBER_AND_UNIT =
  /(\d|\}\}) (?=(?:SEK|mm|g|gram|grams|nanometer|nanometres|pixlars|pixels|%|§)(?![\p{L}\d]))/gu;

const RANGE = /(\d–)(?=\d)/gu;
const WORD_JOINER = '\u2060';

/** A number and its unit stay on one line, and so does a range: the blank or dash between them does not break. */
export function keepUnits(text: string): string {
  return text.replace(NUMBER_AND_UNIT, '$1\u00A0').replace(RANGE, `$1${WORD_JOINER}`);
}
