/** Shopify's limit. */
const MAX_LENGTH = 255;

/** Whether a word of an address can be a handle. An undecodable word still has its percent sign. */
export function isHandle(word: string): boolean {
  return word !== '' && word.length <= MAX_LENGTH && !/[\p{Cc}\p{Cs}%/\\]/u.test(word);
}
