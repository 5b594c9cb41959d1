/**
 * The average colour of a picture, as `#rrggbb`, out of the first three bytes of Shopify's `Image.thumbhash`:
 * six bits each of lightness, of yellow against blue and of red against green.
 *
 * @returns undefined for what is no such hash
 */
export function pictureTone(thumbhash: string | null | undefined): string | undefined {
  const bytes = decode(thumbhash ?? '');
  const [first, second, third] = bytes;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const header = first | (second << 8) | (third << 16);
  const light = (header & 63) / 63;
  const yellowBlue = ((header >> 6) & 63) / 31.5 - 1;
  const redGreen = ((header >> 12) & 63) / 31.5 - 1;
  const blue = light - (2 / 3) * yellowBlue;
  const red = (3 * light - blue + redGreen) / 2;
  return `#${[red, red - redGreen, blue].map(hexadecimal).join('')}`;
}

function decode(base64: string): number[] {
  try {
    return Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return [];
  }
}

function hexadecimal(share: number): string {
  const byte = Math.round(255 * Math.min(1, Math.max(0, share)));
  return byte.toString(16).padStart(2, '0');
}
