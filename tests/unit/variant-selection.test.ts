import {describe, expect, test} from 'vitest';
import type {Variant} from '../../app/catalogue/product';
import {
  defaultVariant,
  isValueAvailable,
  optionsOf,
  selectableOptions,
  selectValue,
  variantSearch,
  withVariant,
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
  test('§4 is the first by default, even if sold out', () => {
    expect(defaultVariant(choices)?.id).toBe('Black/Smoke');
    expect(defaultVariant({options: [], variants: []})).toBeUndefined();
  });

  test.each([
    ['?variant=12', 'gid://shopify/ProductVariant/12'],
    ['?lng=en&variant=12', 'gid://shopify/ProductVariant/12'],
    ['?variant=2', 'gid://shopify/ProductVariant/1'],
    ['?variant=', 'gid://shopify/ProductVariant/1'],
    ['', 'gid://shopify/ProductVariant/1'],
  ])('a URL with “%s” selects %s', (search, expected) => {
    const variants = ['1', '12'].map((number) =>
      variant({id: `gid://shopify/ProductVariant/${number}`}),
    );
    expect(defaultVariant({options: [], variants}, search)?.id).toBe(expected);
  });

  test.each([
    ['Color=Honey', 'Honey/Smoke'],
    ['Color=Honey&Lens=Amber', 'Honey/Amber'],
    ['Lens=Amber&Color=Honey&utm_source=a', 'Honey/Amber'],
    ['Lens=Amber', 'Black/Amber'],
    ['variant=Honey&Color=Blue', 'Blue/Smoke'],
    // No variant has both: the last parameter wins.
    ['Lens=Amber&Color=Blue', 'Blue/Smoke'],
    ['Color=Blue&Lens=Amber', 'Black/Amber'],
    ['Color=Blue&Color=Honey', 'Honey/Smoke'],
    ['Color=Honey&Lens=Red', 'Honey/Smoke'],
    ['color=honey', 'Black/Smoke'],
    ['Color=Red', 'Black/Smoke'],
    ['Lens=Blue', 'Black/Smoke'],
    ['__proto__=Honey&constructor=a', 'Black/Smoke'],
  ])('§4 a URL with %s selects %s', (search, expected) => {
    expect(defaultVariant(choices, `?${search}`)?.id).toBe(expected);
  });

  test('each variant has its own URL, which selects it', () => {
    const addresses = choices.variants.map(variantSearch);
    expect(new Set(addresses).size).toBe(choices.variants.length);
    expect(addresses[0]).toBe('?Color=Black&Lens=Smoke');
    expect(addresses.map((search) => defaultVariant(choices, search))).toEqual(choices.variants);
  });

  test.each([
    ['Åäö & Co', 'Blå + vit=grå?#', '?%C3%85%C3%A4%C3%B6+%26+Co=Bl%C3%A5+%2B+vit%3Dgr%C3%A5%3F%23'],
    ['Title', 'Default Title', ''],
    // A parameter of the storefront's own: the variant's number is used instead.
    ['lng', 'en', '?variant=12'],
  ])('an option named %s with the value %s', (name, value, expected) => {
    const [chosen, other] = [value, 'other'].map((each, index) =>
      variant({
        id: `gid://shopify/ProductVariant/${12 + index}`,
        selectedOptions: [{name, value: each, label: {sv: each, en: each}}],
      }),
    );
    if (!chosen || !other) throw new Error('The product has no variants.');
    expect(variantSearch(chosen)).toBe(expected);
    const product = {options: [option(name, value, 'other')], variants: [other, chosen]};
    if (expected) expect(defaultVariant(product, expected)).toBe(chosen);
  });

  test('a selection replaces the former one in the URL and keeps other parameters', () => {
    const [, amber] = choices.variants;
    if (!amber) throw new Error('The product has no second variant.');
    const address = 'https://shop.test/product/a?variant=1&utm_source=b&Color=Honey&lng=en#c';
    expect(withVariant(address, amber)).toBe(
      'https://shop.test/product/a?utm_source=b&Color=Black&lng=en&Lens=Amber#c',
    );
  });

  test.each([
    ['no variant', undefined, 'Color', 'Honey', 'Honey/Smoke'],
    ['Black/Smoke', 'Black/Smoke', 'Color', 'Honey', 'Honey/Smoke'],
    ['Black/Amber', 'Black/Amber', 'Color', 'Honey', 'Honey/Amber'],
    ['Black/Amber', 'Black/Amber', 'Color', 'Blue', 'Blue/Smoke'],
    ['Black/Amber', 'Black/Amber', 'Lens', 'Smoke', 'Black/Smoke'],
    ['Blue/Smoke', 'Blue/Smoke', 'Lens', 'Amber', 'Black/Amber'],
    ['Black/Smoke', 'Black/Smoke', 'Color', 'Black', 'Black/Smoke'],
    ['Honey/Smoke', 'Honey/Smoke', 'Color', 'Red', undefined],
    ['Honey/Smoke', 'Honey/Smoke', 'Size', 'Small', undefined],
    // A value belongs to its option: "Black" is a colour, not a lens.
    ['Honey/Smoke', 'Honey/Smoke', 'Lens', 'Black', undefined],
  ])('§4 from %s, selecting %3$s %4$s', (_from, selected, name, value, expected) => {
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
  ])('§4 $name %s is available: %s', (option, value, expected) => {
    expect(isValueAvailable(choices, option, value)).toBe(expected);
  });
});

describe('§5 option selectors', () => {
  test.each([
    ['no option', [], []],
    ['one value', [['Default Title']], []],
    ['two values', [['Black', 'Honey']], ['Option 0']],
    ['one colour in five sizes', [['Black'], ['XS', 'S', 'M', 'L', 'XL']], ['Option 1']],
    ['several values of the first only', [['Black', 'Honey'], ['Smoke']], ['Option 0']],
    [
      'several values of both',
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

  test('a variant is named by the options with more than one value', () => {
    const options = [option('Color', 'Black'), option('Lens', 'Smoke', 'Amber')];
    expect(optionsOf({options}, of('Black', 'Amber')).map(({en}) => en)).toEqual(['Amber']);
  });
});
