import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {parseStoredCart} from '../../app/cart/stored-cart';
import {id, line} from './support/cart-lines';
import {storedJson} from './support/stored-json';

const items = (...stored: unknown[]) => parseStoredCart({items: stored}).items;

describe('§3 the stored cart', () => {
  test('§3 a stored cart round-trips', () => {
    const stored = {
      items: [
        line({variantId: id('a'), quantity: 99, previousPrice: '999.0'}),
        line({variantId: id('b'), unavailable: true}),
        line({variantId: id('c'), currentlyNotInStock: true}),
        line({variantId: id('d'), price: {amount: '0.0', currencyCode: 'EUR'}}),
      ],
      cartId: 'gid://shopify/Cart/Z2NwLXVz?key=1a2b',
      checkoutUrl: 'https://shop.test/checkout?channel=online_store',
    };
    expect(parseStoredCart(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  test.each([
    [undefined],
    [null],
    [true],
    [0],
    [''],
    ['{"items":[]}'],
    [[]],
    [{}],
    [{items: null}],
    [{items: {}}],
    [{items: 'items'}],
    [{items: {length: 3}}],
    [{items: [null, 1, 'a', true, [], {}, [[]]]}],
    [{cartId: 5, checkoutUrl: {}}],
    [{cartId: '', checkoutUrl: ''}],
    [{cartId: 'gid://shopify/Order/1', checkoutUrl: 'shop'}],
  ])('§3 %j is an empty cart', (stored: unknown) => {
    expect(parseStoredCart(stored)).toEqual({items: [], cartId: null, checkoutUrl: null});
  });

  test('§3 an invalid line is dropped, the others stay', () => {
    expect(
      items(line({variantId: id('a')}), null, {variantId: id('b')}, line({variantId: id('c')})),
    ).toEqual([line({variantId: id('a')}), line({variantId: id('c')})]);
  });

  test.each([
    ['no variant', {variantId: undefined}],
    ['an empty variant', {variantId: ''}],
    ['a variant id that is not a string', {variantId: 7}],
    ['another kind of id', {variantId: 'gid://shopify/Product/1'}],
    ['a bare number for an id', {variantId: '1'}],
    ['an id without a number', {variantId: id('one')}],
    ['the id 0', {variantId: id('0')}],
    ['an id of 21 digits', {variantId: id('1'.repeat(21))}],
    ['no quantity', {quantity: undefined}],
    ['quantity 0', {quantity: 0}],
    ['quantity 0.5', {quantity: 0.5}],
    ['a negative quantity', {quantity: -1}],
    ['quantity 100', {quantity: 100}],
    ['a quantity that is not a number', {quantity: 'many'}],
    ['quantity null, as JSON writes NaN', {quantity: null}],
    ['no price', {price: undefined}],
    ['a price without an amount', {price: {}}],
    ['an invalid currency', {price: {amount: '1299.0', currencyCode: 'kronor'}}],
    ['a price that is a number', {price: {amount: 1299, currencyCode: 'SEK'}}],
    ['a price that is a string', {price: '1299.0'}],
    ['an invalid price', {price: {amount: '12,99'}}],
    ['a negative price', {price: {amount: '-5'}}],
    ['a price out of range', {price: {amount: '9'.repeat(30)}}],
    ['no product', {product: undefined}],
    ['a product without a title', {product: {handle: 'skarv', images: []}}],
    ['a product that is a list', {product: []}],
  ])('§3 a line with %s is dropped', (_case, fault) => {
    expect(items({...line(), ...fault})).toEqual([]);
  });

  test.each([
    [5.9, 5],
    ['5', 5],
    [99, 99],
  ])('§5 a stored quantity %j is read as %i', (quantity, expected) => {
    expect(items({...line(), quantity}).map((one) => one.quantity)).toEqual([expected]);
  });

  test('§5 a stored price loses the spaces around it', () => {
    const price = {amount: ' 1299.0 ', currencyCode: 'SEK'};
    expect(items({...line(), price}).map((one) => one.price.amount)).toEqual(['1299.0']);
  });

  test.each([
    ['variantTitle', {variantTitle: 5}, {variantTitle: ''}],
    ['selectedOptions', {selectedOptions: 'none'}, {selectedOptions: []}],
    [
      'one selected option',
      {
        selectedOptions: [
          null,
          {name: 'Color'},
          {name: 'Color', value: 5},
          {name: 'Lens', value: 'Smoke'},
        ],
      },
      {selectedOptions: [{name: 'Lens', value: 'Smoke'}]},
    ],
    ['unavailable', {unavailable: 'yes'}, {}],
    ['currentlyNotInStock', {currentlyNotInStock: 1}, {}],
    ['previousPrice', {previousPrice: 'much'}, {}],
    ['unknown field', {extra: 1, constructor: 'x'}, {}],
  ])('§3 only the invalid field is reset: %s', (_case, fault, expected) => {
    expect(items({...line(), ...fault})).toEqual([{...line(), ...expected}]);
  });

  test.each([
    ['titles in one language', {titles: {sv: 'Skarv'}}, {titles: undefined}],
    ['titles that are not strings', {titles: {sv: 1, en: 2}}, {titles: undefined}],
    ['no handle', {handle: undefined}, {handle: ''}],
    ['no pictures', {images: undefined}, {images: []}],
    ['pictures that are not a list', {images: {edges: []}}, {images: []}],
    ['a picture without a URL', {images: [{altText: 'x'}, null, 5]}, {images: []}],
  ])('§3 a product with %s keeps the rest', (_case, fault, expected) => {
    const [parsed] = items({...line(), product: {...line().product, ...fault}});
    expect(parsed?.product).toEqual({...line().product, ...expected});
  });

  test('a line of an older version, without a currency, is in kronor', () => {
    expect(items({...line(), price: {amount: '1299.0'}})).toEqual([line()]);
  });

  test.each([
    ['both languages', {sv: 'de', en: 'pt-BR'}, {sv: 'de', en: 'pt-BR'}],
    ['one', {sv: 'de'}, {sv: 'de'}],
    ['none', {}, undefined],
    ['no language', 'de', undefined],
    ['another page’s language', {fr: 'de'}, undefined],
    ['an invalid code', {sv: 'd"e', en: 'de'}, {en: 'de'}],
  ])('a title keeps its lang: marked for %s', (_case, lang, kept) => {
    const titles = {sv: 'Eiche', en: 'Eiche'};
    const [parsed] = items({...line(), product: {...line().product, titles: {...titles, lang}}});
    expect(parsed?.product.titles).toEqual({...titles, ...(kept && {lang: kept})});
  });

  test.each([
    ['https://cdn.test/a.jpg', true],
    ['http://localhost:4000/a.jpg', true],
    ['/assets/paper.webp', true],
    ['javascript:alert(1)', false],
    ['JavaScript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['data:image/svg+xml,<svg/>', false],
    ['blob:https://shop.test/1', false],
    ['file:///etc/passwd', false],
    ['//evil.test/a.jpg', false],
    ['/\\evil.test/a.jpg', false],
    ['\\\\evil.test/a.jpg', false],
    ['assets/a.jpg', false],
    ['https:evil', false],
    ['', false],
  ])('§3 a picture at %j is kept: %s', (url, kept) => {
    const product = {...line().product, images: [{url, altText: null}]};
    expect(items({...line(), product})[0]?.product.images).toEqual(
      kept ? [{url, altText: null}] : [],
    );
  });

  test.each([
    ['https://shop.test/c/1?channel=online_store', true],
    ['http://localhost:4000/checkout/1', true],
    ['javascript:alert(1)', false],
    ['//evil.test', false],
    ['/checkout', false],
  ])('§3 a checkout at %j is kept: %s', (checkoutUrl, kept) => {
    expect(parseStoredCart({checkoutUrl}).checkoutUrl).toBe(kept ? checkoutUrl : null);
  });

  test('§4 lines of the same variant merge', () => {
    const parsed = items(
      line({variantId: id('a'), quantity: 2}),
      line({variantId: id('b')}),
      line({variantId: id('a'), quantity: 5}),
    );
    expect(parsed.map(({variantId}) => variantId)).toEqual([id('a'), id('b')]);
  });

  test('§3 prototype keys have no effect', () => {
    const hostile = JSON.parse(
      `{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}},
        "items": [{"__proto__": ${JSON.stringify(line())}, "quantity": 1},
          ${JSON.stringify(line({variantId: id('__proto__')}))},
          ${JSON.stringify(line({variantId: id('constructor')}))}]}`,
    ) as unknown;
    const parsed = parseStoredCart(hostile);
    expect(parsed.items).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
    expect(parsed).not.toHaveProperty('polluted');
  });

  test('§3 a very long cart is read', () => {
    const many = Array.from({length: 5000}, (_, index) => line({variantId: id(`${index + 1}`)}));
    expect(items(...many)).toHaveLength(5000);
  });
});

describe('§3 the stored cart with random JSON', () => {
  test('§3 becomes valid lines, which stay as they are', () => {
    fc.assert(
      fc.property(storedJson, (stored) => {
        const parsed = parseStoredCart(stored);
        for (const {quantity, price, product} of parsed.items) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(99);
          expect(Number.isInteger(quantity)).toBe(true);
          expect(price.amount).toMatch(/^\d+(\.\d+)?$/);
          expect(product.title).not.toBe('');
        }
        expect(parseStoredCart(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
      }),
      {numRuns: 2000},
    );
  });

  test('§3 the generator makes both valid and invalid lines', () => {
    const counts = fc.sample(storedJson, 500).map((stored) => parseStoredCart(stored).items.length);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(20);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(20);
  });
});
