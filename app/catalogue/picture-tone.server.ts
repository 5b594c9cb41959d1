import {thumbHashToAverageRGBA} from 'thumbhash';

/** The average colour comes first: three values of six bits. */
const MIN_BYTES = 3;

/**
 * The average colour of a picture, as `#rgb`, out of Shopify's `Image.thumbhash`.
 *
 * @returns undefined for a malformed hash
 */
export function pictureTone(thumbhash: string | null | undefined): string | undefined {
  const bytes = decode(thumbhash ?? '');
  if (bytes.length < MIN_BYTES) return undefined;
  const {r, g, b} = thumbHashToAverageRGBA(bytes);
  return `#${[r, g, b].map(hexadecimal).join('')}`;
}

function decode(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** One digit: it is seen for a moment, and a page holds dozens. @param share from 0 to 1 */
function hexadecimal(share: number): string {
  return Math.round(15 * share).toString(16);
}
