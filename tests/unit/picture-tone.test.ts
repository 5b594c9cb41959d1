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
  ])('is %o for a plain picture, to four bits', (rgb) => {
    const tone = pictureTone(field(rgb)) ?? '';
    expect(tone).toMatch(/^#[0-9a-f]{3}$/);
    [...tone.slice(1)].forEach((digit, channel) =>
      expect(Math.abs(parseInt(digit, 16) * 17 - (rgb[channel] ?? 0))).toBeLessThanOrEqual(12),
    );
  });

  test('is read from Shopify’s thumbhash', () => {
    expect(pictureTone('LegFDgK6Z9Z4iPdFmHh4kWrIuomfivg=')).toBe('#abb');
  });

  test.each([null, undefined, '', 'A', '%%%'])('is undefined for %o', (hash) => {
    expect(pictureTone(hash)).toBeUndefined();
  });
});
