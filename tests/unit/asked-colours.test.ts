import {expect, test} from 'vitest';
import {askedColours, type ColourNames} from '~/search/asked-colours.server';

const colours: ColourNames = [
  ['gold', ['gold', 'guld']],
  ['rose-gold', ['rose gold', 'roséguld']],
  ['blue', ['blue', 'blå', 'blåa']],
  ['constructor', ['constructor']],
];

test.each([
  ['gold', ['gold']],
  ['rose gold pair', ['rose-gold']],
  ['Blåa solglasögon', ['blue']],
  ['blue or gold', ['gold', 'blue']],
  ['roséguld', ['rose-gold']],
  ['Constructor', ['constructor']],
  ['green', undefined],
  ['', undefined],
])('“%s” asks for %j', (query, colour) => {
  expect(askedColours(colours, query)).toEqual(colour ? {colour} : {});
});
