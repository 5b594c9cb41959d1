import {describe, expect, test} from 'vitest';
import {checkGoods} from '../check-shop/checks/goods.ts';
import {checkLanguages, checkOverrides} from '../check-shop/checks/languages.ts';
import {checkCurrency, checkReductions} from '../check-shop/checks/money.ts';
import type {Finding} from '../check-shop/finding.ts';
import type {PricedVariant, Shop, ShopProduct} from '../check-shop/read-shop.ts';
import {vendors} from '../../app/shop/vendors';
import {swedishProducts} from '../../app/shop/swedish/products';

const [ours = ''] = vendors;
const product = (changed: Partial<ShopProduct> = {}): ShopProduct => ({
  id: 'gid://shopify/Product/1',
  handle: 'plain-frame',
  title: 'Plain Frame',
  vendor: ours,
  description: 'A frame that nobody has a phrase for.',
  ...changed,
});
const shop = (changed: Partial<Shop> = {}): Shop => ({
  name: 'Nordsken',
  currencyCode: 'SEK',
  primaryLanguage: 'EN',
  languages: ['EN', 'SV'],
  products: [product()],
  translations: {},
  pricedVariants: [],
  supportedVersions: [],
  ...changed,
});
const codes = (findings: readonly Finding[]) => findings.map(({code}) => code);

describe('the products', () => {
  const lists = {
    vendors: [ours],
    categories: [{handle: 'kids', inMenu: true}],
    exceptions: ['first-of-all'],
  };
  const kids = product({handle: 'kids-frame', title: 'Kids Frame'});
  const first = product({handle: 'first-of-all', title: 'First kids frame'});

  test('a shop with the products that app/shop describes has no findings', () => {
    expect(checkGoods({products: [kids, first]}, lists)).toEqual([]);
  });

  test.each([
    ['no product is published to the channel', [], ['empty-catalogue']],
    ['another vendor made every product', [{...first, vendor: 'Other'}], ['goods-of-nobody']],
    ['one product is another vendor’s', [kids, {...first, vendor: 'Other'}], ['goods-of-others']],
    [
      'a collection is empty, and a product is in none',
      [product({handle: 'first-of-all'})],
      ['empty-collections', 'products-in-no-collection'],
    ],
    ['a product that app/shop names is missing', [kids], ['exceptions-unknown']],
  ])('%s', (_case, products, expected) => {
    expect(codes(checkGoods({products}, lists))).toEqual(expected);
  });

  test.each([
    [[], 'misleads a customer'],
    [[{...first, vendor: 'Other'}], 'misleads a customer'],
    [[kids, {...first, vendor: 'Other'}], 'worth knowing'],
  ])('customers are misled if no product matches the texts', (products, severity) => {
    expect(checkGoods({products}, lists)[0]?.severity).toBe(severity);
  });
});

describe('Swedish product texts', () => {
  const [first] = Object.entries(swedishProducts);
  if (!first) throw new Error('The table of Swedish texts is empty.');
  const [handle, override] = first;
  const known = product({handle});
  const check = (found: ShopProduct) => checkOverrides([found], {[handle]: override});

  test('a text for a product of the shop has no findings', () => {
    expect(check(known)).toEqual([]);
  });

  test.each([
    ['a handle that the shop does not have', {handle: 'another'}, 'overrides-unknown'],
    ['another vendor’s product', {vendor: 'Other'}, 'overrides-of-others'],
  ])('%s', (_case, changed, code) => {
    expect(codes(check({...known, ...changed}))).toEqual([code]);
  });
});

describe('the languages', () => {
  const {description} = product();
  const swedish = (text: string) => ({sv: new Map([['plain-frame', text]])});

  test.each<[string, Partial<Shop>, string[]]>([
    ['a translation', {translations: swedish('En båge.')}, []],
    [
      'Shopify’s echo of the own text',
      {translations: swedish(description)},
      ['products-without-swedish'],
    ],
    ['no translation', {}, ['products-without-swedish']],
    ['phrases that cover it', {products: [product({description: 'Carbon fibre and wood'})]}, []],
    ['no description', {products: [product({description: ''})]}, []],
    ['English alone', {languages: ['EN'], products: []}, ['language-unpublished']],
    ['a Swedish shop without English', {primaryLanguage: 'SV'}, ['products-without-english']],
    [
      'a Swedish shop with English',
      {primaryLanguage: 'SV', translations: {en: new Map([['plain-frame', 'A frame.']])}},
      [],
    ],
    [
      'a German shop in German alone',
      {primaryLanguage: 'DE', languages: ['DE']},
      [
        'language-unpublished',
        'products-without-swedish',
        'language-unpublished',
        'products-without-english',
      ],
    ],
  ])('%s', (_case, changed, expected) => {
    expect(codes(checkLanguages(shop(changed)))).toEqual(expected);
  });
});

describe('money', () => {
  const promises = {promises: {freeShippingOver: {amount: '499.00', currencyCode: 'SEK'}}};
  const text = (words: string) => [{file: 'app/shop/pages/terms.ts', place: 'a', text: words}];

  test.each([
    ['SEK', 'Fri över 499 SEK', []],
    ['EUR', 'Frakten står i kassan', ['promise-in-another-currency']],
    ['EUR', 'Fri över 499 SEK', ['promise-in-another-currency', 'texts-in-another-currency']],
    ['EUR', 'Priset gäller. {{kronor}} är hundra kronor.', ['promise-in-another-currency']],
    ['EUR', 'Free over 499 kr', ['promise-in-another-currency', 'texts-in-another-currency']],
  ])('a shop in %s that says "%s"', (currencyCode, words, expected) => {
    expect(codes(checkCurrency({currencyCode}, promises, text(words)))).toEqual(expected);
  });

  const reduced = (changed: Partial<PricedVariant> = {}): PricedVariant => ({
    handle: 'plain-frame',
    title: 'Black',
    price: {amount: '800.0', currencyCode: 'SEK'},
    compareAtPrice: {amount: '1000.0'},
    lowestPrice: {value: '1000'},
    ...changed,
  });

  test.each<[string, Partial<PricedVariant>, string[]]>([
    ['with its lowest price', {}, []],
    ['without its lowest price', {lowestPrice: null}, ['reductions-unproved']],
    ['that was cheaper before', {lowestPrice: {value: '900'}}, ['reductions-contradicted']],
    ['to the same price', {compareAtPrice: {amount: '800.0'}, lowestPrice: null}, []],
    ['without a former price', {compareAtPrice: null, lowestPrice: null}, []],
  ])('a reduction %s', (_case, changed, expected) => {
    expect(codes(checkReductions([reduced(changed)]))).toEqual(expected);
  });
});
