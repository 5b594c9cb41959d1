import {describe, expect, test} from 'vitest';
import {languages} from '../../app/i18n/languages';
import {link} from '../../app/i18n/copy';
import {fill, valuesIn, type TextValues} from '../../app/i18n/fill';
import {textValues} from '../../app/layout/text-values';
import {promises} from '../../app/shop/promises';
import {promisedInFigures} from './support/promises';
import {ownSources, productSource, sources, swedishSources, textsOf} from './support/texts';

const own = {shopName: 'Shop', isOwnShop: true};
const inKronor = textValues({...own, currencyCode: 'SEK'});

/** As a shop that says nothing of itself would have it. */
const unsaid: TextValues = Object.fromEntries(Object.keys(inKronor).map((name) => [name, null]));

const allTexts = languages.flatMap((language) =>
  sources
    .filter(([name]) => name !== 'shop/promises.ts')
    .flatMap(([, source]) => textsOf(source, language).map((text) => [language, text] as const)),
);

describe('§1 §9 a promise is made in one place', () => {
  test('§1 the shop’s texts were found', () => {
    expect(ownSources.length).toBeGreaterThanOrEqual(17);
    for (const [name, source] of sources) {
      for (const language of languages) expect(textsOf(source, language), name).not.toEqual([]);
    }
    for (const [, {sv}] of swedishSources) expect(sv.length).toBeGreaterThan(40);
  });

  test.each(ownSources.filter(([file]) => file !== 'shop/promises.ts'))(
    '§9 %s names promises, and gives no figure for one',
    (_, source) => {
      for (const language of languages) {
        const figures = textsOf(source, language).flatMap((text) =>
          promisedInFigures(text, language),
        );
        expect(figures).toEqual([]);
      }
    },
  );

  test('§1 the products’ ages are those that the shop promises', () => {
    const {kidsAges, kidsYounger, kidsOlder} = promises;
    for (const text of textsOf(productSource[1], 'sv')) {
      for (const [, ages = ''] of text.matchAll(/(\d+(?:–| till )\d+) år/g)) {
        expect([kidsAges, kidsYounger, kidsOlder]).toContain(ages.replace(' till ', '–'));
      }
    }
  });

  test.each([
    ['sv', 'Fri frakt över 500 SEK.'],
    ['sv', 'Fri över 100 kr. Vi packar.'],
    ['sv', 'Fri frakt över $100'],
    ['en', 'Free shipping over $1000.'],
    ['en', 'Free shipping over 499 SEK.'],
    ['sv', '12 månaders garanti'],
    ['en', 'A 36 month warranty'],
    ['sv', '60 dagars öppet köp'],
    ['sv', '14 dagars ångerrätt'],
    ['sv', '14 dagars [ångerrätt](/returns)'],
    ['en', '14 day returns'],
    ['en', '45 days to return'],
    ['en', '30-day right of withdrawal'],
    ['sv', 'Vi packar inom 2–3 arbetsdagar'],
    ['sv', 'svarar inom två arbetsdagar'],
    ['en', 'Ships within 5 business days'],
    ['en', 'Ready in five working days'],
    ['sv', 'tar vi ut 40 % av priset'],
    ['en', 'a fee of 60% of the price'],
    ['sv', 'för 4–10 år'],
    ['sv', 'mellan 3 och 10 år'],
    ['en', 'for ages 3–12'],
    ['sv', 'En ny modell varje månad'],
    ['en', 'A new model every month'],
    ['en', 'about every three months'],
  ] as const)('§9 a figure is found, %s: %s', (language, text) => {
    expect(promisedInFigures(text, language)).not.toEqual([]);
  });
});

describe('§9 what the texts come to', () => {
  const said = (text: string, language: 'sv' | 'en', values = inKronor) =>
    fill(text, valuesIn(language, values))
      .replaceAll('\u00A0', ' ')
      .replaceAll('\u2060', '')
      .replace(/\t(.+?)\t(.+?)\t/g, '[$1]($2)');

  test.each([
    ['sv', '{{promises}}.', 'Fri frakt över 499 SEK, 24 månaders garanti, 30 dagars öppet köp.'],
    ['en', '{{promises}}.', 'Free shipping over $100, 24 month warranty, 30 day returns.'],
    ['en', 'any parcel over {{freeShippingLimit}}', 'any parcel over 499 SEK'],
    ['sv', 'inom {{packingDays}} arbetsdagar', 'inom 1–2 arbetsdagar'],
    ['sv', '{{cancellationFee}} % av priset', '50 % av priset'],
    ['sv', 'för {{kidsAges}} år, {{newKidsModel}}', 'för 3–10 år, minst var tredje månad'],
    ['en', '{{foundingPlace}}, {{foundingYear}}', 'Gothenburg, 2015'],
  ] as const)('§9 %s: %s', (language, text, sentence) => {
    expect(said(text, language)).toBe(sentence);
  });

  test('a shop in another currency has no threshold in kronor, and speaks of no dollars', () => {
    const inEuro = textValues({...own, currencyCode: 'EUR'});
    expect(said('{{promises}}.', 'en', inEuro)).toBe('24 month warranty, 30 day returns.');
    for (const [language, text] of allTexts) {
      // What the cart says of an amount, it says where it shows dollars alone.
      if (text.includes('{{amount}}')) continue;
      const told = said(text, language, inEuro);
      expect(told).not.toMatch(/\$\d|\d SEK|i svenska kronor|in Swedish kronor|in dollars/);
    }
  });

  test('a shop that app/shop is not about promises nothing, and says what its prices are in', () => {
    const other = textValues({shopName: 'Other', isOwnShop: false, currencyCode: 'SEK'});
    expect(said('{{promises}}.', 'en', other)).toBe('');
    expect(said('{{company}}, {{email}}', 'en', other)).toBe('');
    expect(said('{{shop}}: you pay in {{kronor}}.', 'en', other)).toBe(
      'Other: you pay in Swedish kronor.',
    );
  });

  test('while the catalogue is away, nothing is said of money', () => {
    const away = textValues({...own, shopName: '', currencyCode: ''});
    expect(said('{{shop}}: free over {{freeShipping}}.', 'en', away)).toBe('');
    expect(said('In {{currency}}.', 'en', away)).toBe('');
  });

  test.each([
    ['all that it can say', inKronor],
    ['nothing that it need not', unsaid],
  ])('a shop that says %s has whole sentences', (_, values) => {
    for (const [language, text] of allTexts) {
      const told = said(text, language, values);
      for (const [, name = ''] of told.matchAll(/\{\{(\w+)\}\}/g)) {
        expect(values, 'what a page puts in itself is left for it').not.toHaveProperty(name);
      }
      expect(told).toBe(told.trim());
      expect(told).not.toMatch(/ {2}| [.,;]|[,;]$/);
    }
  });

  test('what is not promised takes its whole sentence along, and no other', () => {
    const text = `Först. Garanti i {{warrantyMonths}} månader. ${link('Sist', '{{email}}')}.`;
    expect(said(text, 'sv', {...inKronor, warrantyMonths: null})).toBe(
      'Först. [Sist](kundservice@example.com).',
    );
    expect(said('{{warrantyMonths}} månader', 'sv', {warrantyMonths: null})).toBe('');
    expect(said('Enligt 9 kap. 28 § och {{a}}.', 'sv', {a: null})).toBe('');
  });
});

describe('how the texts are set', () => {
  const faults: ReadonlyArray<readonly [name: string, fault: RegExp]> = [
    ['a hyphen between numbers', /\d-\d(?!\S*@)/],
    ['three full stops', /\.{3}/],
    ['straight quotation marks', /["']/],
    ['two blanks', / {2}/],
    ['a blank before a stop', / [.,;:!?]/],
    ['a hyphen for a dash', / - /],
  ];

  test.each([...sources, ...swedishSources])('%s', (_, source) => {
    const texts = languages.flatMap((language) => textsOf(source, language));
    for (const [name, fault] of faults) {
      // The standard comes with its hyphen.
      const faulty = texts.filter((text) => fault.test(text.replace(' EN ISO 12312-1', '')));
      expect(faulty, name).toEqual([]);
    }
    const swedish = textsOf(source, 'sv');
    const pointed = swedish.filter((text) => /\d\.\d/.test(text.replace(/WCAG 2\.2|6\.1/g, '')));
    expect(pointed, 'a decimal point in Swedish').toEqual([]);
    const joined = swedish.filter((text) => /[\d}]%/.test(text));
    expect(joined, 'a percentage without a blank in Swedish').toEqual([]);
    const parted = textsOf(source, 'en').filter((text) => /[\d}]\s%/.test(text));
    expect(parted, 'a percentage with a blank in English').toEqual([]);
  });
});
