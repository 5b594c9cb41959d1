/** Shopify's longest handle. */
const LONGEST = 255;

/** Whether a word of an address can be a handle. An undecodable word still has its percent sign. */
export function isHandle(word: string): boolean {
  return word !== '' && word.length <= LONGEST && !/[\p{Cc}\p{Cs}%/\\]/u.test(word);
}
