import {describe, expect, it} from 'vitest';
import {pictureTone} from '../../app/catalogue/picture-tone.server';
import {thumbhash} from '../../demo-shop/images/thumbhash';

const field = (rgb: readonly number[]) =>
  thumbhash({width: 4, height: 5, rgb: Array.from({length: 20}, () => rgb).flat()});

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

it.each([
  [8, 10, 'H/gFHgRXZVZHiEd2SmSJZAao+8U3n38='],
  [10, 8, 'H/gFDoJFZ6Zmh3d0dkV4JmZAAKMJl6g='],
])('a hash of %i × %i px is the reference encoder’s, to the bit', (width, height, hash) => {
  const rgb = Array.from({length: 240}, (_, index) => (index * 37) % 256);
  expect(thumbhash({width, height, rgb})).toBe(hash);
});
