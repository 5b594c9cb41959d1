/** Lower-cased words between blanks, with one before the first and after the last, so that SQL's LIKE finds whole words. */
export function searchWords(text: string): string {
  return ` ${words(text).join(' ')} `;
}

export function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
