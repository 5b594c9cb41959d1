import {describe, expect, test} from 'vitest';
import {languages} from '../../app/i18n/languages';
import {brokenPromises} from './support/promises';
import {copy, sources, swedishSources, textsOf} from './support/texts';

describe('§1 §9 promises are the same wherever they are made', () => {
  test('§1 the pages’ texts were found', () => {
    expect(Object.keys(copy).length).toBeGreaterThanOrEqual(17);
    for (const [, source] of sources) {
      for (const language of languages) expect(textsOf(source, language)).not.toEqual([]);
    }
    for (const [, source] of swedishSources) {
      expect(textsOf(source, 'sv').length).toBeGreaterThan(40);
    }
  });

  test.each([...sources, ...swedishSources])('§1 §9 %s', (_, source) => {
    for (const language of languages) {
      const broken = textsOf(source, language).flatMap((text) => brokenPromises(text, language));
      expect(broken).toEqual([]);
    }
  });

  test.each([
    ['sv', 'Fri frakt över 500 SEK.'],
    ['sv', 'Frakten är fri över 4990 SEK.'],
    ['sv', 'Fri över 100 kr. Vi packar.'],
    ['sv', 'Fri frakt över $100'],
    ['sv', 'Frakten kostar 49 SEK.'],
    ['en', 'Free shipping over $1000.'],
    ['en', 'Free shipping over 499 SEK.'],
    ['en', 'Free over $50'],
    ['sv', '12 månaders garanti'],
    ['en', 'A 36 month warranty'],
    ['sv', '60 dagars öppet köp'],
    ['sv', '14 dagars öppet köp'],
    ['en', '14 day returns'],
    ['en', '45 days to return'],
    ['sv', '30 dagars ångerrätt'],
    ['en', '30-day right of withdrawal'],
    ['sv', 'Vi packar inom 2–3 arbetsdagar'],
    ['en', 'Ships within 5 business days'],
    ['en', 'Ready in five working days'],
    ['sv', 'tar vi ut 40 % av priset'],
    ['en', 'a fee of 60% of the price'],
    ['en', 'a fee of 50 % of the price'],
    ['sv', 'för 4–10 år'],
    ['en', 'for ages 3–12'],
    ['sv', 'En ny modell varje månad'],
    ['sv', 'högst var tredje månad'],
    ['en', 'A new model every month'],
    ['en', 'about every three months'],
  ] as const)('§9 a contradiction is found, %s: %s', (language, text) => {
    expect(brokenPromises(text, language)).not.toEqual([]);
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
    const joined = swedish.filter((text) => /\d%/.test(text));
    expect(joined, 'a percentage without a blank in Swedish').toEqual([]);
    const parted = textsOf(source, 'en').filter((text) => /\d\s%/.test(text));
    expect(parted, 'a percentage with a blank in English').toEqual([]);
  });
});
