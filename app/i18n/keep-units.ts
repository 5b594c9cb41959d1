const NUMBER_AND_UNIT =
  /(\d) (?=(?:SEK|mm|g|gram|grams|nanometer|nanometres|pixlars|pixels|%|§)(?![\p{L}\d]))/gu;

/** A number and its unit stay on one line: the blank between them does not break. */
export function keepUnits(text: string): string {
  return text.replace(NUMBER_AND_UNIT, '$1\u00A0');
}
