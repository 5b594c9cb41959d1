import {rgbaToThumbHash} from 'thumbhash';
import {describe, expect, it} from 'vitest';
import {pictureTone} from '../../app/catalogue/picture-tone.server';

function field(rgb: readonly number[]): string {
  const pixels = Array.from({length: 20}, () => [...rgb, 255]).flat();
  return Buffer.from(rgbaToThumbHash(4, 5, pixels)).toString('base64');
}

describe('The colour of a picture that is not there yet', () => {
  it.each([
    [[255, 255, 255]],
    [[0, 0, 0]],
    [[233, 230, 223]],
    [[205, 212, 197]],
    [[228, 104, 58]],
    [[20, 60, 200]],
  ])('is that of a field of %o, but for what six bits cannot hold', (rgb) => {
    const tone = pictureTone(field(rgb)) ?? '';
    const read = [1, 3, 5].map((start) => parseInt(tone.slice(start, start + 2), 16));
    read.forEach((value, channel) =>
      expect(Math.abs(value - (rgb[channel] ?? 0))).toBeLessThanOrEqual(8),
    );
  });

  it('is read as Shopify’s own hashes are written', () => {
    expect(pictureTone('LegFDgK6Z9Z4iPdFmHh4kWrIuomfivg=')).toBe('#b1beb3');
  });

  it.each([null, undefined, '', 'A', '%%%'])('is none for %o', (hash) => {
    expect(pictureTone(hash)).toBeUndefined();
  });
});
