import {expect, test} from 'vitest';
import {otherViews} from '~/catalogue/other-views.server';
import type {ProductImage, Variant} from '~/catalogue/product';
import {galleryPictures} from '~/routes/product/gallery-pictures';

test.each`
  pictures                 | variants                 | chosen | shown
  ${'black worn side red'} | ${'black red'}           | ${0}   | ${'black worn side'}
  ${'black worn side red'} | ${'black red'}           | ${1}   | ${'red worn side'}
  ${'mood black worn red'} | ${'black red'}           | ${0}   | ${'mood black worn'}
  ${'mood black worn red'} | ${'black red'}           | ${1}   | ${'red mood worn'}
  ${'red black worn'}      | ${'black red'}           | ${0}   | ${'black worn'}
  ${'red black'}           | ${'black red'}           | ${0}   | ${'black red'}
  ${'black red blue'}      | ${'black red blue'}      | ${0}   | ${'black red blue'}
  ${'black red blue'}      | ${'black red blue'}      | ${1}   | ${'red black blue'}
  ${'black worn side red'} | ${'black black red red'} | ${3}   | ${'red worn side'}
  ${'front worn side'}     | ${'front front'}         | ${1}   | ${'front worn side'}
  ${'front worn side'}     | ${''}                    | ${0}   | ${'front worn side'}
  ${'black worn red'}      | ${'black red'}           | ${9}   | ${'black worn red'}
  ${'only'}                | ${'only'}                | ${0}   | ${'only'}
  ${''}                    | ${'missing'}             | ${0}   | ${''}
`(
  'of "$pictures", variants of "$variants", number $chosen shows "$shown"',
  ({pictures, variants, chosen, shown}: Row) => {
    const names = words(pictures);
    const places = words(variants).map((name) => placeIn(names, name));
    for (const altText of [null, 'Sunglasses'])
      expect(
        gallery(
          names,
          names.map(() => altText),
          places,
          chosen,
        ),
      ).toEqual(words(shown));
  },
);

const skarv = [
  'Skarv with smoke lenses',
  'Skarv in sunlight',
  'Skarv from the front',
  'Skarv in red in sunlight',
  'Skarv in red, folded',
  'Skarv in blue in sunlight',
  'Skarv in red at an angle',
  'Skarv in blue at an angle',
  'Skarv in green',
];

test.each<
  [what: string, texts: Array<string | null>, belonging: number[], chosen: number, shown: number[]]
>([
  ['the first variant’s stand for all', skarv, [0, 6, 7, 8], 0, [0, 1, 2]],
  ['its other views lead, without another colour’s front', skarv, [0, 6, 7, 8], 1, [6, 3, 4]],
  ['each has its own', skarv, [0, 6, 7, 8], 2, [7, 5]],
  ['a variant without other views', skarv, [0, 6, 7, 8], 3, [8, 1, 2]],
  ['missing texts tell nothing', ['Black', null, null, 'Side', null], [0, 1], 0, [0, 2, 3, 4]],
  ['nor do titles', ['Mug black', 'Mug', 'Mug', 'Mug', 'x'], [0, 1], 1, [1, 2, 3, 4]],
  [
    'nor do texts that two variants share',
    ['Mug, close up', 'Mug from the front', 'Mug from the side', 'Mug in sunlight'],
    [0, 1, 2],
    1,
    [1, 3],
  ],
  [
    'its own stands in for the first variant’s',
    ['Waves', 'Oak in walnut at an angle', 'Oak in walnut, folded', 'Oak in maple at an angle'],
    [0, 3],
    1,
    [3, 2],
  ],
  [
    'a name alone is no variant’s',
    ['Mug', 'Mug in black', 'Mug in red', 'Mug from the side', 'Mug from above'],
    [1, 2, 0],
    1,
    [2, 3, 4],
  ],
  [
    'another view is enough',
    ['Mug', 'Mug in red in sunlight', 'Mug in sunlight'],
    [0, 1],
    1,
    [1, 0, 2],
  ],
  [
    'other lenses leave the front',
    ['A in red', 'A in red from the front', 'A with mirrors', 'A with mirrors in sunlight'],
    [0, 2],
    1,
    [2, 3, 1],
  ],
  [
    'another colour’s case stays, and no other view of it',
    ['A', 'A in red', 'A in red, folded', 'A from the side', 'A, close up', 'A with its case'],
    [0, 1],
    1,
    [1, 2, 5],
  ],
  [
    'a picture of something else stays',
    ['A', 'A in red from the front', 'A in red in sunlight', 'Box in sunlight', 'A in sunlight'],
    [0, 1],
    1,
    [1, 2, 3],
  ],
])('%s', (_, texts, belonging, chosen, shown) => {
  const names = texts.map((_text, place) => String(place));
  expect(gallery(names, texts, belonging, chosen)).toEqual(shown.map(String));
});

type Row = Record<'pictures' | 'variants' | 'shown', string> & {chosen: number};

/** Names of the pictures that the gallery shows for a variant. */
function gallery(
  names: readonly string[],
  texts: ReadonlyArray<string | null>,
  places: ReadonlyArray<number | undefined>,
  chosen: number,
): string[] {
  const views = otherViews(
    texts.map((altText) => ({altText})),
    places,
  );
  const product = {
    images: names.map((url, place) => ({url, ...views[place]}) as ProductImage),
    variants: places.map((imageIndex) => (imageIndex === undefined ? {} : {imageIndex}) as Variant),
  };
  return galleryPictures(product, product.variants[chosen]).map(({url}) => url);
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function placeIn(names: readonly string[], name: string): number | undefined {
  const place = names.indexOf(name);
  return place < 0 ? undefined : place;
}
