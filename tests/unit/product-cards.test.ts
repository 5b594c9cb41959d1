import type {CardFieldsFragment} from 'storefrontapi.generated';
import {describe, expect, test} from 'vitest';
import {cardImages, cardPrice} from '../../app/catalogue/card';
import {toCard} from '../../app/catalogue/to-card.server';
import {sek} from './support/listed-shop';
import {picture} from './support/products';

const ACETATE = 'hybrid-atom-carbon-fiber-acetate-sunglasses';
const pictures = (count: number) =>
  Array.from({length: count}, (_, index) => picture(String(index)));

function shown(handle: string, title: string, count: number) {
  const images = cardImages({
    handle,
    title: {en: title},
    vendor: 'Västerljus',
    images: pictures(count),
  });
  // The configured picture has a URL only in the build.
  return images.map((image) => /(\d)\.jpg$/.exec(image.url)?.[1] ?? 'paper');
}

describe('§9 a card’s pictures', () => {
  test.each([
    ['skarv', 'Skarv', 0, []],
    ['skarv', 'Skarv', 1, ['0']],
    ['skarv', 'Skarv', 2, ['0', '1']],
    ['skarv', 'Skarv', 5, ['0', '1']],
    [ACETATE, 'Hybrid Atom', 5, ['3', '0']],
    [ACETATE, 'Hybrid Atom', 4, ['3', '0']],
    [ACETATE, 'Hybrid Atom', 3, ['0', '1']],
    [ACETATE, 'Hybrid Atom', 1, ['0']],
    [ACETATE, 'Hybrid Atom', 0, []],
    [`${ACETATE}-2`, 'Hybrid Atom', 5, ['0', '1']],
    ['hybrid-atom', 'Hybrid Atom', 5, ['0', '1']],
  ])('§9 %s, "%s", %i pictures', (handle, title, count, expected) => {
    expect(shown(handle, title, count)).toEqual(expected);
  });

  test.each([
    ['revision-flak', 'Flak'],
    ['flak', 'Revision Flak'],
    ['flak', 'REVISION'],
    ['paper-flak', 'Flak'],
    ['flak', 'Recycled paper'],
    ['flak', 'PAPER'],
    ['newspaper', 'Flak'],
    [ACETATE, 'Paper'],
  ])('§9 %s, "%s" shows the paper picture, then its own', (handle, title) => {
    expect(shown(handle, title, 0)).toEqual(['paper']);
    expect(shown(handle, title, 1)).toEqual(['paper', '0']);
    expect(shown(handle, title, 5)).toEqual(['paper', '0', '1']);
  });
});

describe('§9 "from" on a card', () => {
  const forSale = (amount: string) => ({price: sek(amount), availableForSale: true});
  const soldOut = (amount: string) => ({price: sek(amount), availableForSale: false});

  test.each([
    ['one price', [forSale('1299.0')], '1299.0', false],
    ['two for sale', [forSale('1299.0'), forSale('1499.0')], '1299.0', true],
    ['the more expensive first', [forSale('1499.0'), forSale('1299.0')], '1299.0', true],
    ['a cheaper one sold out', [soldOut('899.0'), forSale('1299.0')], '1299.0', false],
    ['a more expensive one sold out', [forSale('1299.0'), soldOut('1899.0')], '1299.0', false],
    ['all sold out', [soldOut('899.0'), soldOut('999.0')], '1.0', false],
    ['no variants', [], '1.0', false],
    [
      'the same price with other decimals',
      [forSale('1299.0'), forSale('1299.00')],
      '1299.0',
      false,
    ],
    ['prices as numbers', [forSale('1299.0'), forSale('999.0')], '999.0', true],
  ])('%s', (_case, variants, amount, hasDearerVariant) => {
    expect(cardPrice(variants, sek('1.0'))).toEqual({price: sek(amount), hasDearerVariant});
  });
});

describe('§2 product cards', () => {
  const shop = {
    name: 'Shop',
    currencyCode: 'SEK',
    primaryLanguage: 'EN',
    policies: [],
    languages: ['EN'],
  };
  const offered = {
    id: 'gid://shopify/ProductVariant/1',
    title: 'Black',
    availableForSale: true,
    price: sek('1299.0'),
    selectedOptions: [{name: 'Color', value: 'Black'}],
  };
  const fields = (given: Partial<CardFieldsFragment> = {}): CardFieldsFragment => ({
    id: 'gid://shopify/Product/1',
    handle: 'skarv',
    title: 'Skarv',
    vendor: 'Other',
    widths: [],
    priceRange: {minVariantPrice: sek('799.0')},
    images: {nodes: pictures(2).map((image) => ({...image, width: 1200, height: 1500}))},
    options: [],
    selectedOrFirstAvailableVariant: offered,
    variants: {nodes: [offered]},
    ...given,
  });

  test('a card has the product’s width, if known', () => {
    const widths = Object.entries({front_width: 142, lens_width: 54, bridge: 18}).map(
      ([key, value]) => ({key, value: JSON.stringify({value, unit: 'MILLIMETERS'})}),
    );
    expect(toCard(shop, fields({widths}))).toMatchObject({frontWidth: 142, lensesWidth: 126});
    expect(toCard(shop, fields({widths: [null, null]}))).not.toHaveProperty('frontWidth');
  });

  test('§9 a card knows that its first picture is chosen, which large cards then keep', () => {
    const {isChosen} = toCard(shop, fields({handle: 'revision-flak', vendor: 'Västerljus'}));
    expect([isChosen, toCard(shop, fields()).isChosen]).toEqual([true, undefined]);
  });

  test('§2 a card has only the fields that it shows and adds', () => {
    const black = {sv: 'Svart', en: 'Black'};
    expect(toCard(shop, fields())).toEqual({
      handle: 'skarv',
      title: {sv: 'Skarv', en: 'Skarv', lang: {sv: 'en'}},
      price: sek('1299.0'),
      hasDearerVariant: false,
      images: pictures(2).map(({url}) => ({url})),
      variant: {
        ...offered,
        selectedOptions: [{name: 'Color', value: 'Black', label: black}],
        image: {url: picture('0').url},
      },
    });
  });

  test.each([
    [['Black', 'Red', 'Blue'], 1, {kind: 'colours', count: 3}],
    [['Black'], 1, undefined],
    [['Black'], 4, {kind: 'variants', count: 4}],
  ])('a card of %j in %i variants shows their number', (colours, count, choices) => {
    const options = [{name: 'Color', optionValues: colours.map((name) => ({name}))}];
    const nodes = Array.from({length: count}, () => offered);
    expect(toCard(shop, fields({options, variants: {nodes}})).choices).toEqual(choices);
  });

  test.each([
    ['lenses', ['Lens']],
    ['lenses', ['Glas']],
    ['materials', ['Material']],
    ['variants', ['Engraving']],
    ['sizes', ['Size']],
    ['variants', ['Engraving', 'Size']],
    ['lenses', ['Size', 'Lens']],
    ['materials', ['Lens', 'Material']],
  ])('a card counts %s where variants differ in %j', (kind, names) => {
    const options = names.map((name) => ({name, optionValues: [{name: 'One'}, {name: 'Two'}]}));
    const variants = {nodes: [offered, offered]};
    expect(toCard(shop, fields({options, variants})).choices).toEqual({kind, count: 2});
  });

  test.each([
    [
      ['#111111', '#ee2222'],
      ['#111111', '#ee2222'],
    ],
    [['#111111', null], undefined],
    [['#111111', undefined], undefined],
    [Array.from({length: 6}, () => '#111111'), Array.from({length: 6}, () => '#111111')],
    [Array.from({length: 7}, () => '#111111'), undefined],
  ])('a card of colours with the swatches %j shows %j', (colours, swatches) => {
    const optionValues = colours.map((color, index) => ({
      name: String(index),
      swatch: color === undefined ? null : {color},
    }));
    const {choices} = toCard(shop, fields({options: [{name: 'Color', optionValues}]}));
    expect(choices).toEqual({kind: 'colours', count: colours.length, ...(swatches && {swatches})});
  });

  test.each([
    ['Lens', 'lenses'],
    ['Material', 'materials'],
    ['Engraving', undefined],
  ])(
    'a card of the option %s shows its swatches, with a second option only if it has a word for it',
    (name, kind) => {
      const colours = ['#111111', '#ee2222'];
      const optionValues = colours.map((color) => ({name: color, swatch: {color}}));
      const others = {name: 'Size', optionValues: [{name: 'One'}]};
      const variants = {nodes: [offered, offered]};
      const one = fields({options: [others, {name, optionValues}], variants});
      expect(toCard(shop, one).choices).toMatchObject({count: 2, swatches: colours});
      const two = fields({
        options: [
          {...others, optionValues},
          {name, optionValues},
        ],
        variants,
      });
      expect(toCard(shop, two).choices).toEqual(
        kind ? {kind, count: 2, swatches: colours} : {kind: 'variants', count: 2},
      );
    },
  );

  test('a picture that is not 4:5 keeps its size, to be shown uncropped', () => {
    const wide = {...picture('wide'), width: 1600, height: 900};
    const {images} = toCard(shop, fields({images: {nodes: [wide]}}));
    expect(images).toEqual([{url: wide.url, width: 1600, height: 900}]);
  });

  test('the added variant has its own picture in the cart', () => {
    const variant = {...offered, image: {...picture('own'), width: 1200, height: 1500}};
    const card = toCard(shop, fields({selectedOrFirstAvailableVariant: variant}));
    expect(card.variant?.image?.url).toBe(picture('own').url);
  });

  test('§5 a product without variants has a card with its lowest price and no variant to add', () => {
    const bare = {selectedOrFirstAvailableVariant: null, variants: {nodes: []}};
    const card = toCard(shop, fields({...bare, images: {nodes: []}}));
    expect(card).toMatchObject({price: sek('799.0'), hasDearerVariant: false, images: []});
    expect(card).not.toHaveProperty('variant');
  });

  test('a former price shows only beside the price that it belongs to', () => {
    const reduced = {
      ...offered,
      compareAtPrice: {amount: '1499.0'},
      lowestPrice: {value: '{"amount":"1499.0","currency_code":"SEK"}'},
    };
    const formerOf = (variants: CardFieldsFragment['variants']['nodes']) =>
      toCard(shop, fields({selectedOrFirstAvailableVariant: reduced, variants: {nodes: variants}}))
        .variant?.compareAtPrice;
    expect(formerOf([reduced])).toEqual(sek('1499.0'));
    expect(formerOf([reduced, {...offered, price: sek('1399.0')}])).toEqual(sek('1499.0'));
    expect(formerOf([reduced, {...offered, price: sek('999.0')}])).toBeUndefined();
  });

  test('a card has the shop’s Swedish translations', () => {
    const texts = {
      id: '1',
      title: 'Fog',
      selectedOrFirstAvailableVariant: {selectedOptions: [{value: 'Kolsvart'}]},
    };
    const {title, variant} = toCard(shop, fields(), {sv: texts});
    expect(title).toEqual({sv: 'Fog', en: 'Skarv'});
    expect(variant?.selectedOptions[0]?.label).toEqual({sv: 'Kolsvart', en: 'Black'});
  });
});
