import {expect, test} from 'vitest';
import {variantFacts} from '~/filters/to-facts.server';

test.each<[what: string, title: string, options: string[], expected: string[][]]>([
  [
    'of the product’s words',
    'Titanium round',
    ['Size: S', 'Size: L'],
    [['titanium'], ['titanium']],
  ],
  [
    'of two woods, its own',
    'Wood, walnut or maple',
    ['Material: Walnut', 'Material: Maple'],
    [
      ['wood', 'walnut'],
      ['wood', 'maple'],
    ],
  ],
  [
    'a colour named after a material leaves the others theirs',
    'Titanium round',
    ['Colour: Titanium', 'Colour: Black'],
    [['titanium'], ['titanium']],
  ],
  [
    'a colour that names another adds it',
    'Sunglasses',
    ['Colour: Ebony', 'Colour: Red'],
    [['ebony'], []],
  ],
  ['none of loose lenses', 'Lenses for titanium frames', ['Lens: Green'], [[]]],
])('the materials of a variant: %s', (_, title, options, expected) => {
  const productType = /^Lenses/.test(title) ? 'Lenses' : 'Sunglasses';
  const nodes = options.map((option) => {
    const [name = '', value = ''] = option.split(': ');
    return {
      availableForSale: true,
      price: {amount: '100.0', currencyCode: 'SEK' as const},
      selectedOptions: [{name, value}],
    };
  });
  const found = variantFacts({title, productType, tags: [], measurements: [], variants: {nodes}});
  expect(found.map(({facts}) => facts.materials)).toEqual(expected);
});
