import {describe, expect, test} from 'vitest';
import type {Variant} from '../../app/catalogue/product';
import {
  defaultVariant,
  hasOptionSelectors,
  isValueAvailable,
  selectValue,
} from '../../app/catalogue/variant-selection';
import {variant} from './support/products';

function of(color: string, lens: string, availableForSale = true): Variant {
  return variant({
    id: `${color}/${lens}`,
    availableForSale,
    selectedOptions: [
      {name: 'Color', value: color},
      {name: 'Lens', value: lens},
    ],
  });
}

const color = {name: 'Color', values: ['Black', 'Honey', 'Blue']};
const lens = {name: 'Lens', values: ['Smoke', 'Amber', 'Black']};
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

describe('§5 option selectors', () => {
  test.each([
    ['no option', [], false],
    ['one value', [['Default Title']], false],
    ['two values', [['Black', 'Honey']], true],
    ['several of the second option only', [['Black'], ['Smoke', 'Amber']], false],
    ['several of the first option only', [['Black', 'Honey'], ['Smoke']], true],
    ['an option without values', [[]], false],
  ])('§5 %s', (_case, values, expected) => {
    const options = values.map((list, index) => ({name: `Option ${index}`, values: list}));
    expect(hasOptionSelectors({options, variants: []})).toBe(expected);
  });
});
