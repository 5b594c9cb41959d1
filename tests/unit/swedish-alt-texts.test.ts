import {describe, expect, test} from 'vitest';
import {swedishAltText} from '../../app/catalogue/swedish-alt-text.server';
import {swedishProducts} from '../../app/shop/swedish/products';
import {catalogue} from '../../demo-shop/catalogue/index.ts';

const skarv = {en: 'Fibrous Skarv', sv: 'Skarv i kolfiber'};
const lenses = {en: 'Titan Extra Lenses, Gradient', sv: 'Extraglas till Titan, tonade'};

describe('§3 alternative texts in Swedish', () => {
  test.each([
    ['Fibrous Skarv', 'Skarv i kolfiber'],
    ['Fibrous Skarv at an angle', 'Skarv i kolfiber, snett framifrån'],
    ['Fibrous Skarv, folded', 'Skarv i kolfiber, hopfällda'],
    ['Fibrous Skarv with its case', 'Skarv i kolfiber, med sitt fodral'],
    ['Fibrous Skarv in red from the side', 'Skarv i kolfiber, i rött, från sidan'],
    ['Hinge of Fibrous Skarv, close up', 'Gångjärnet på Skarv i kolfiber, närbild'],
    [
      'Fibrous Skarv in black carbon fibre with smoke lenses',
      'Skarv i kolfiber, i svart kolfiber, med glas i rökgrått',
    ],
    [
      'Fibrous Skarv with orange front, teal temples and blue mirror lenses',
      'Skarv i kolfiber, med front i orange, skalmar i blågrönt och spegelglas i blått',
    ],
    [
      'Fibrous Skarv with waves and rose gradient lenses',
      'Skarv i kolfiber, med vågor och gradienttonade glas i rosé',
    ],
  ])('§3 %s', (english, swedish) => {
    expect(swedishAltText(skarv, english)).toBe(swedish);
  });

  test.each([
    ['Titan Extra Lenses in brown gradient', 'Extraglas till Titan, tonade, i graderat brunt'],
    ['Titan Extra in blue mirror', 'Extraglas till Titan, tonade, med spegel i blått'],
  ])('§3 a shortened name: %s', (english, swedish) => {
    expect(swedishAltText(lenses, english)).toBe(swedish);
  });

  test.each([
    'Titan Lom at an angle',
    'Fibrous Skar',
    'Fibrous Skarv in mauve',
    'Fibrous Skarv with mauve lenses',
    'Fibrous Skarv with smoke lenses and a dog',
    'Fibrous Skarv on a table',
    'IMG_1234',
    '',
  ])('§3 "%s" is not partly translated', (english) => {
    expect(swedishAltText(skarv, english)).toBeUndefined();
  });

  test.each(
    catalogue.flatMap(({handle, title, pictures}) =>
      pictures.map(({altText}) => [altText, title, swedishProducts[handle]?.title ?? ''] as const),
    ),
  )('§3 translates the demo shop’s "%s"', (text, english, swedish) => {
    expect(swedishAltText({en: english, sv: swedish}, text)).toMatch(/\S/);
  });
});
