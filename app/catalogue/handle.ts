/** Longer than any handle that Shopify gives. */
const LONGEST = 255;

/** Whether a word of an address can be a handle. What could not be decoded still holds its percent sign. */
export function isHandle(word: string): boolean {
  return word !== '' && word.length <= LONGEST && !/[\p{Cc}\p{Cs}%/\\]/u.test(word);
}
