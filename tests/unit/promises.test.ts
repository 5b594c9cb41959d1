import {describe, expect, test} from 'vitest';
import {languages} from '../../app/i18n/languages';
import {fill, valuesIn, type TextValues} from '../../app/i18n/fill';
import {textValues} from '../../app/layout/text-values';
import {promises} from '../../app/shop/promises';
import {productSource, sources, swedishSources, textsOf} from './support/texts';

const own = {shopName: 'Shop', isOwnShop: true};
const inKronor = textValues({...own, currencyCode: 'SEK'});

/** The values of a shop without any data of its own. */
const withoutValues: TextValues = Object.fromEntries(
  Object.keys(inKronor).map((name) => [name, null]),
);

const allTexts = languages.flatMap((language) =>
  sources
    .filter(([name]) => name !== 'shop/promises.ts')
    .flatMap(([, source]) => textsOf(source, language).map((text) => [language, text] as const)),
);

describe('§1 §9 promises have one source', () => {
  test('§1 ages in product texts match the promises', () => {
    const {kidsAges, kidsYounger, kidsOlder} = promises;
    for (const text of textsOf(productSource[1], 'sv')) {
      for (const [, ages = ''] of text.matchAll(/(\d+(?:–| till )\d+) år/g)) {
        expect([kidsAges, kidsYounger, kidsOlder]).toContain(ages.replace(' till ', '–'));
      }
    }
  });
});

describe('§9 filled texts', () => {
  const textWith = (text: string, language: 'sv' | 'en', values = inKronor) =>
    fill(text, valuesIn(language, values)).replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

  test.each([
    ['sv', '{{promises}}.', 'Fri frakt över 499 SEK, 24 månaders garanti, 30 dagars öppet köp.'],
    ['en', '{{promises}}.', 'Free shipping over $100, 24-month warranty, 30-day returns.'],
    ['en', 'any parcel over {{freeShippingLimit}}', 'any parcel over 499 SEK'],
    ['sv', 'inom {{packingDays}} arbetsdagar', 'inom 1–2 arbetsdagar'],
    ['sv', '{{cancellationFee}} % av priset', '50 % av priset'],
    ['sv', 'för {{kidsAges}} år, {{newKidsModel}}', 'för 3–10 år, minst var tredje månad'],
    ['en', '{{foundingPlace}}, {{foundingYear}}', 'Gothenburg, 2015'],
  ] as const)('§9 %s: %s', (language, text, sentence) => {
    expect(textWith(text, language)).toBe(sentence);
  });

  test('a shop in another currency mentions neither kronor nor dollars', () => {
    const inEuro = textValues({...own, currencyCode: 'EUR'});
    expect(textWith('{{promises}}.', 'en', inEuro)).toBe('24-month warranty, 30-day returns.');
    for (const [language, text] of allTexts) {
      // The cart shows this text only beside dollars.
      if (text.includes('{{amount}}')) continue;
      const result = textWith(text, language, inEuro);
      expect(result).not.toMatch(/\$\d|\d SEK|i svenska kronor|in Swedish kronor|in dollars/);
    }
  });

  test('another shop has no promises, but names its currency', () => {
    const other = textValues({shopName: 'Other', isOwnShop: false, currencyCode: 'SEK'});
    expect(textWith('{{promises}}.', 'en', other)).toBe('');
    expect(textWith('{{company}}, {{email}}', 'en', other)).toBe('');
    expect(textWith('{{shop}}: you pay in {{kronor}}.', 'en', other)).toBe(
      'Other: you pay in Swedish kronor.',
    );
  });

  test('texts about money are left out while the catalogue fails', () => {
    const away = textValues({...own, shopName: '', currencyCode: ''});
    expect(textWith('{{shop}}: free over {{freeShipping}}.', 'en', away)).toBe('');
    expect(textWith('In {{currency}}.', 'en', away)).toBe('');
  });

  test.each([
    ['all values', inKronor],
    ['no optional value', withoutValues],
  ])('a shop with %s has complete sentences', (_, values) => {
    for (const [language, text] of allTexts) {
      const result = textWith(text, language, values);
      for (const [, name = ''] of result.matchAll(/\{\{(\w+)\}\}/g)) {
        expect(values, 'only placeholders that the page fills are left').not.toHaveProperty(name);
      }
      expect(result).toBe(result.trim());
      expect(result).not.toMatch(/ {2}| [.,;]|[,;]$/);
    }
  });

  test('a missing value removes its whole sentence, and no other', () => {
    const text = 'Först. Garanti i {{warrantyMonths}} månader. [Sist]({{email}}).';
    expect(textWith(text, 'sv', {...inKronor, warrantyMonths: null})).toBe(
      'Först. [Sist](kundservice@example.com).',
    );
    expect(textWith('{{warrantyMonths}} månader', 'sv', {warrantyMonths: null})).toBe('');
    expect(textWith('Enligt 9 kap. 28 § och {{a}}.', 'sv', {a: null})).toBe('');
  });
});

// Not the linter's, which reads neither Markdown nor which language a text is in.
describe('typography', () => {
  const faults: ReadonlyArray<readonly [name: string, fault: RegExp]> = [
    ['a hyphen between numbers', /\d-\d(?!\S*@)/],
    ['three full stops', /\.{3}/],
    ['straight quotation marks', /["']/],
    ['two spaces', / {2}/],
    ['a space before punctuation', / [.,;:!?]/],
    ['a hyphen for a dash', / - /],
    ['no text', /^\s*$/],
    ['a single brace', /(?<!\{)\{(?!\{)|(?<!\})\}(?!\})/],
  ];

  test.each([...sources, ...swedishSources])('%s', (_, source) => {
    const texts = languages.flatMap((language) => textsOf(source, language));
    for (const [name, fault] of faults) {
      // The standard's name has a hyphen between numbers.
      const faulty = texts.filter((text) => fault.test(text.replace(' EN ISO 12312-1', '')));
      expect(faulty, name).toEqual([]);
    }
    const swedish = textsOf(source, 'sv');
    const withDecimalPoint = swedish.filter((text) =>
      /\d\.\d/.test(text.replace(/WCAG 2\.2|6\.1/g, '')),
    );
    expect(withDecimalPoint, 'a decimal point in Swedish').toEqual([]);
    const withoutSpace = swedish.filter((text) => /[\d}]%/.test(text));
    expect(withoutSpace, 'a percentage without a space in Swedish').toEqual([]);
    const withSpace = textsOf(source, 'en').filter((text) => /[\d}]\s%/.test(text));
    expect(withSpace, 'a percentage with a space in English').toEqual([]);
  });
});
