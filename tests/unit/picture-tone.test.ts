import {rgbaToThumbHash} from 'thumbhash';
import {describe, expect, test} from 'vitest';
import {pictureTone} from '../../app/catalogue/picture-tone.server';

function field(rgb: readonly number[]): string {
  const pixels = Array.from({length: 20}, () => [...rgb, 255]).flat();
  return Buffer.from(rgbaToThumbHash(4, 5, pixels)).toString('base64');
}

describe('The placeholder colour of a picture', () => {
  test.each([
    [[255, 255, 255]],
    [[0, 0, 0]],
    [[233, 230, 223]],
    [[205, 212, 197]],
    [[228, 104, 58]],
    [[20, 60, 200]],
  ])('is %o for a plain picture, to six bits', (rgb) => {
    const tone = pictureTone(field(rgb)) ?? '';
    const read = [1, 3, 5].map((start) => parseInt(tone.slice(start, start + 2), 16));
    read.forEach((value, channel) =>
      expect(Math.abs(value - (rgb[channel] ?? 0))).toBeLessThanOrEqual(8),
    );
  });

  test('is read from Shopify’s thumbhash', () => {
    expect(pictureTone('LegFDgK6Z9Z4iPdFmHh4kWrIuomfivg=')).toBe('#b1beb3');
  });

  test.each([null, undefined, '', 'A', '%%%'])('is undefined for %o', (hash) => {
    expect(pictureTone(hash)).toBeUndefined();
  });
});
