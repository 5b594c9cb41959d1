/** Lower-cased words surrounded by spaces, so that SQL's LIKE finds whole words. */
export function searchWords(text: string): string {
  return ` ${words(text).join(' ')} `;
}

export function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
