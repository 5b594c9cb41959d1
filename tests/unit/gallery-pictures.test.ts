import {describe, expect, test} from 'vitest';
import {galleryPictures} from '~/catalogue/gallery-pictures.server';

describe('a variant’s pictures', () => {
  test.each`
    pictures                 | variants                 | chosen | shown
    ${'black worn side red'} | ${'black red'}           | ${0}   | ${'black worn side'}
    ${'black worn side red'} | ${'black red'}           | ${1}   | ${'red worn side'}
    ${'mood black worn red'} | ${'black red'}           | ${0}   | ${'mood black worn'}
    ${'mood black worn red'} | ${'black red'}           | ${1}   | ${'red mood worn'}
    ${'red black worn'}      | ${'black red'}           | ${0}   | ${'black worn'}
    ${'black red blue'}      | ${'black red blue'}      | ${0}   | ${'black red blue'}
    ${'black red blue'}      | ${'black red blue'}      | ${1}   | ${'red black blue'}
    ${'black worn side red'} | ${'black black red red'} | ${3}   | ${'red worn side'}
    ${'front worn side'}     | ${'front front'}         | ${1}   | ${'front worn side'}
    ${'front worn side'}     | ${'missing'}             | ${0}   | ${'front worn side'}
    ${'only'}                | ${'only'}                | ${0}   | ${'only'}
    ${''}                    | ${'missing'}             | ${0}   | ${''}
  `(
    'of "$pictures", variants of "$variants", number $chosen shows "$shown"',
    ({pictures, variants, chosen, shown}: Row) => {
      const names = words(pictures);
      for (const altText of [null, 'Sunglasses']) {
        const places = words(variants).map((name) => placeIn(names, name));
        const gallery = galleryPictures(
          names.map(() => ({altText})),
          places[chosen],
          places,
        );
        expect(gallery.pictures.map((place) => names[place])).toEqual(words(shown));
      }
    },
  );

  const texts = [
    'Skarv with smoke lenses',
    'Skarv in sunlight',
    'Skarv from the front',
    'Skarv in red in sunlight',
    'Skarv in blue in sunlight',
    'Skarv in red at an angle',
    'Skarv in blue at an angle',
    'Skarv in green',
  ];
  test.each<[variant: number, shown: number[], own: number]>([
    [0, [0, 1, 2], 3],
    // Its own view stands in for the first variant's.
    [5, [5, 3, 2], 2],
    [6, [6, 4, 2], 2],
    [7, [7, 1, 2], 1],
  ])('are those whose texts name the same: of picture %i, %j', (variant, pictures, own) => {
    const images = texts.map((altText) => ({altText}));
    expect(galleryPictures(images, variant, [0, 5, 6, 7])).toEqual({pictures, own});
  });
});

type Row = Record<'pictures' | 'variants' | 'shown', string> & {chosen: number};

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function placeIn(names: readonly string[], name: string): number | undefined {
  const place = names.indexOf(name);
  return place < 0 ? undefined : place;
}
