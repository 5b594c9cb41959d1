import {expect, test} from 'vitest';
import {askedColours} from '~/search/asked-colours.server';
import {termsOf} from '~/search/search-terms';

const colours = Object.entries({
  'gold': ['gold', 'guld'],
  'rose-gold': ['rose gold', 'roséguld'],
  'blue': ['blue', 'blå', 'blåa'],
  'constructor': ['constructor'],
}).flatMap(([value, names]) =>
  names.map((name) => ({facet: 'colour' as const, value, terms: termsOf(name)})),
);

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

test('a material is asked for beside a colour', () => {
  const walnut = {facet: 'material' as const, value: 'walnut', terms: termsOf('valnöt')};
  expect(askedColours([...colours, walnut], 'blå valnöt')).toEqual({
    colour: ['blue'],
    material: ['walnut'],
  });
});
