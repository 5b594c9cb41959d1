import {describe, expect, test} from 'vitest';
import type {Variant} from '../../app/catalogue/product';
import {
  defaultVariant,
  isValueAvailable,
  optionsOf,
  selectableOptions,
  selectValue,
} from '../../app/catalogue/variant-selection';
import {option, variant} from './support/products';

function of(color: string, lens: string, availableForSale = true): Variant {
  return variant({
    id: `${color}/${lens}`,
    availableForSale,
    selectedOptions: [
      {name: 'Color', value: color, label: {sv: color, en: color}},
      {name: 'Lens', value: lens, label: {sv: lens, en: lens}},
    ],
  });
}

const color = option('Color', 'Black', 'Honey', 'Blue');
const lens = option('Lens', 'Smoke', 'Amber', 'Black');
const choices = {
  options: [color, lens],
  variants: [
    of('Black', 'Smoke', false),
    of('Black', 'Amber'),
    of('Honey', 'Smoke'),
    of('Honey', 'Amber', false),
    of('Blue', 'Smoke', false),
  ],
};

describe('§4 the selected variant', () => {
  test('§4 at first the first variant, even one that is sold out', () => {
    expect(defaultVariant(choices)?.id).toBe('Black/Smoke');
    expect(defaultVariant({options: [], variants: []})).toBeUndefined();
  });

  test.each([
    ['?variant=12', 'gid://shopify/ProductVariant/12'],
    ['?lng=en&variant=12', 'gid://shopify/ProductVariant/12'],
    ['?variant=2', 'gid://shopify/ProductVariant/1'],
    ['?variant=', 'gid://shopify/ProductVariant/1'],
    ['', 'gid://shopify/ProductVariant/1'],
  ])('an address with “%s” shows %s', (search, expected) => {
    const variants = ['1', '12'].map((number) =>
      variant({id: `gid://shopify/ProductVariant/${number}`}),
    );
    expect(defaultVariant({options: [], variants}, search)?.id).toBe(expected);
  });

  test.each([
    ['nothing', undefined, 'Color', 'Honey', 'Honey/Smoke'],
    ['Black/Smoke', 'Black/Smoke', 'Color', 'Honey', 'Honey/Smoke'],
    ['Black/Amber', 'Black/Amber', 'Color', 'Honey', 'Honey/Amber'],
    ['Black/Amber', 'Black/Amber', 'Color', 'Blue', 'Blue/Smoke'],
    ['Black/Amber', 'Black/Amber', 'Lens', 'Smoke', 'Black/Smoke'],
    ['Blue/Smoke', 'Blue/Smoke', 'Lens', 'Amber', 'Black/Amber'],
    ['Black/Smoke', 'Black/Smoke', 'Color', 'Black', 'Black/Smoke'],
    ['Honey/Smoke', 'Honey/Smoke', 'Color', 'Red', undefined],
    ['Honey/Smoke', 'Honey/Smoke', 'Size', 'Small', undefined],
    // A value belongs to its option: "Black" is a colour, no lens here has it.
    ['Honey/Smoke', 'Honey/Smoke', 'Lens', 'Black', undefined],
  ])('§4 from %s, %3$s %4$s', (_from, selected, name, value, expected) => {
    const from = choices.variants.find(({id}) => id === selected);
    expect(selectValue(choices, from, name, value)?.id).toBe(expected);
  });
});

describe('§4 option values', () => {
  test.each([
    [color, 'Black', true],
    [color, 'Honey', true],
    [color, 'Blue', false],
    [lens, 'Smoke', true],
    [lens, 'Amber', true],
    [lens, 'Black', false],
    [color, 'Red', false],
  ])('§4 of $name, %s is available: %s', (option, value, expected) => {
    expect(isValueAvailable(choices, option, value)).toBe(expected);
  });
});

describe('§5 option selectors, also where the first option has one value alone', () => {
  test.each([
    ['no option', [], []],
    ['one value', [['Default Title']], []],
    ['two values', [['Black', 'Honey']], ['Option 0']],
    ['one colour in five sizes', [['Black'], ['XS', 'S', 'M', 'L', 'XL']], ['Option 1']],
    ['several of the first alone', [['Black', 'Honey'], ['Smoke']], ['Option 0']],
    [
      'several of both',
      [
        ['Black', 'Honey'],
        ['S', 'M'],
      ],
      ['Option 0', 'Option 1'],
    ],
    ['an option without values', [[]], []],
  ])('%s', (_case, values, expected) => {
    const options = values.map((list, index) => option(`Option ${index}`, ...list));
    expect(selectableOptions({options}).map(({name}) => name)).toEqual(expected);
  });

  test('a variant is told apart by what there is a choice of', () => {
    const options = [option('Color', 'Black'), option('Lens', 'Smoke', 'Amber')];
    expect(optionsOf({options}, of('Black', 'Amber')).map(({en}) => en)).toEqual(['Amber']);
  });
});
