import {describe, expect, test} from 'vitest';
import {showFound} from '../../app/filters/text';
import {en} from '../../app/i18n/en';
import {languages} from '../../app/i18n/languages';
import {sv} from '../../app/i18n/sv';
import {createPick, createTranslate, type TextKey} from '../../app/i18n/translate';

const dictionaries = {sv, en};

describe('§3 dictionaries', () => {
  test.each(languages)('§3 every plural has the forms of the language %s', (language) => {
    const {pluralCategories} = new Intl.PluralRules(language).resolvedOptions();
    expect(Object.keys(showFound[language]).toSorted()).toEqual(pluralCategories.toSorted());
    for (const key of Object.keys(dictionaries[language])) {
      const [, base] = /^(.*)_(?:zero|one|two|few|many|other)$/.exec(key) ?? [];
      for (const form of base === undefined ? [] : pluralCategories) {
        expect(dictionaries[language]).toHaveProperty([`${base}_${form}`]);
      }
    }
  });
});

describe('§3 translation', () => {
  const swedish = createTranslate('sv');
  const english = createTranslate('en');

  test.each([
    ['cart.title', undefined, 'Varukorg', 'Cart'],
    ['cart.count', {count: 0}, '0 varor', '0 items'],
    ['cart.count', {count: 1}, '1 vara', '1 item'],
    ['cart.count', {count: 2}, '2 varor', '2 items'],
    ['cart.count', {count: 99}, '99 varor', '99 items'],
    ['product.image', {number: 2, count: 5}, 'Bild 2 av 5', 'Picture 2 of 5'],
    ['product.image', {number: 1, count: 1}, 'Bild 1 av 1', 'Picture 1 of 1'],
    ['product.added', {title: 'Skarv'}, 'Skarv har lagts i varukorgen', 'Skarv added to cart'],
  ] as const)('§3 %s with %j', (key, values, inSwedish, inEnglish) => {
    expect(swedish(key, values)).toBe(inSwedish);
    expect(english(key, values)).toBe(inEnglish);
  });

  test.each([
    [0, 'Visa 0 produkter', 'Show 0 products'],
    [1, 'Visa 1 produkt', 'Show 1 product'],
    [2, 'Visa 2 produkter', 'Show 2 products'],
  ])('§3 a counted text with %i', (count, inSwedish, inEnglish) => {
    expect(createPick('sv')(showFound, {count})).toBe(inSwedish);
    expect(createPick('en')(showFound, {count})).toBe(inEnglish);
  });

  test.each([
    '$&',
    '$1',
    '$$',
    "$'",
    '$`',
    '$<title>',
    '{{title}}',
    '{{other}}',
    '{{{title}}}',
    '<b>&amp;</b>',
    '\\n',
    '',
    '100 % bågar 🕶️',
  ])('§3 the value "%s" is inserted verbatim', (title) => {
    expect(english('product.added', {title})).toBe(`${title} added to cart`);
  });

  test('§3 a missing value leaves its placeholder visible', () => {
    expect(english('product.added')).toBe('{{title}} added to cart');
    expect(english('product.added', {name: 'Skarv'})).toBe('{{title}} added to cart');
  });

  test('§3 dictionary texts can use the shop’s placeholders', () => {
    const valueOf = (name: string) => ({packingDays: '2–4', vat: 'VAT', kronor: null})[name];
    expect(createTranslate('en', valueOf)('product.inStock')).toContain('within 2–4 working days');
    expect(createTranslate('en', valueOf)('product.taxes')).toBe('VAT included.');
    expect(createTranslate('sv', () => null)('product.inStock')).toBe('');
  });

  test.each(['no.such.key', 'cart', '', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    '§3 the missing key "%s" shows the key itself',
    (key) => {
      for (const translate of [swedish, english]) {
        expect(translate(key as TextKey)).toBe(key);
        expect(translate(key as TextKey, {count: 2})).toBe(key);
      }
    },
  );
});

describe('§5 §8 texts of the specification', () => {
  const given: ReadonlyArray<readonly ['sv' | 'en', TextKey, string]> = [
    ['sv', 'cart.checkoutFailed', 'Kassan misslyckades. Vänligen försök igen.'],
    ['en', 'cart.checkoutFailed', 'Checkout failed. Please try again.'],
    ['en', 'products.error', 'Failed to load products. Please try again later.'],
    ['en', 'products.empty', 'No products found'],
    ['en', 'products.noImage', 'No image'],
    ['en', 'product.notFound', 'Product not found'],
    ['en', 'product.returnHome', 'Return to Home'],
    ['en', 'product.backToProducts', 'Back to products'],
    ['en', 'product.unavailable', 'This product is currently unavailable'],
    ['en', 'product.selectVariant', 'Please select a variant'],
    ['sv', 'product.description', 'Beskrivning'],
    ['en', 'product.description', 'Description'],
    ['sv', 'product.payment', 'Säker Betalning Med:'],
    ['en', 'notFound.title', 'Oops! Page not found'],
  ];

  test.each(given)('§8 %s %s', (language, key, sentence) => {
    expect(createTranslate(language)(key)).toBe(sentence);
  });

  test('§2 the empty list’s description ends with the category’s name', () => {
    expect(createTranslate('sv')('products.emptyDescription', {category: 'Trä'})).toMatch(/Trä$/);
    expect(createTranslate('en')('products.emptyDescription', {category: 'Wood'})).toMatch(/Wood$/);
  });
});
