import {describe, expect, test} from 'vitest';
import {variantPictures} from '../../app/catalogue/variant-pictures.server';
import {option} from './support/products';

type Fields = Parameters<typeof variantPictures>[0][number];

/** Variants by their option values, with the name of Shopify's picture. */
function shown(
  options: ReturnType<typeof option>[],
  variants: ReadonlyArray<[values: string, picture: string]>,
  pictures: readonly string[],
): string[] {
  const fields = variants.map(([values, picture]) => ({
    image: {url: picture},
    selectedOptions: values
      .split('/')
      .map((value, index) => ({name: options[index]?.name ?? '', value})),
  }));
  return variantPictures(fields as Fields[], options, pictures).map((found) =>
    found
      ? [pictures[found.index], ...found.shows.map(({en}) => `shows ${en}`)].join(' ')
      : 'nothing',
  );
}

const colour = option('Color', 'Black', 'Red');

describe('a variant’s picture', () => {
  test.each<[name: string, ...given: Parameters<typeof shown>, expected: string[]]>([
    [
      'is its own',
      [colour],
      [
        ['Black', 'one'],
        ['Red', 'two'],
      ],
      ['one', 'two'],
      ['one', 'two'],
    ],
    [
      'shows another colour if it has none',
      [colour],
      [
        ['Black', 'one'],
        ['Red', 'one'],
      ],
      ['one'],
      ['one', 'one shows Black'],
    ],
    [
      'is the same for all sizes of a colour',
      [colour, option('Size', 'S', 'L')],
      [
        ['Black/S', 'one'],
        ['Black/L', 'one'],
        ['Red/S', 'two'],
        ['Red/L', 'two'],
      ],
      ['one', 'two'],
      ['one', 'one', 'two', 'two'],
    ],
    [
      'is that of its own colour where only the lens has none',
      [colour, option('Lens', 'Smoke', 'Mirror')],
      [
        ['Black/Smoke', 'one'],
        ['Black/Mirror', 'three'],
        ['Red/Smoke', 'two'],
        ['Red/Mirror', 'one'],
      ],
      ['one', 'two', 'three'],
      ['one', 'three', 'two', 'two shows Smoke'],
    ],
    [
      'says nothing of what no picture and no colour tells apart',
      [option('Amount', '100', '200')],
      [
        ['100', 'one'],
        ['200', 'one'],
      ],
      ['one'],
      ['one', 'one'],
    ],
    ['is none in a product without pictures', [colour], [['Black', 'gone']], [], ['nothing']],
  ])('%s', (_name, options, variants, pictures, expected) => {
    expect(shown(options, variants, pictures)).toEqual(expected);
  });
});
