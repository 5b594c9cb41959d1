import {describe, expect, test} from 'vitest';
import {swedishOptionName, swedishOptionValue} from '../../app/catalogue/swedish-options.server';
import {phrases} from '../../app/shop/swedish/phrases';
import {swedishProducts} from '../../app/shop/swedish/products';
import {widths} from '../../app/shop/widths';
import {swedishOverride, translatePhrases} from '../../app/catalogue/swedish.server';
import {catalogue} from '../../demo-shop/catalogue/index.ts';

describe('§3 Swedish texts by handle', () => {
  test('§3 the table has exactly the demo shop’s products', () => {
    expect(Object.keys(swedishProducts).toSorted()).toEqual(
      catalogue.map(({handle}) => handle).toSorted(),
    );
  });

  test.each(catalogue.map((product) => [product.handle, product.description] as const))(
    '§3 %s has as many paragraphs in Swedish',
    (handle, english) => {
      const swedish = swedishProducts[handle];
      if (!swedish) throw new Error(`${handle} has no Swedish text.`);
      // The last English paragraph holds the measurements.
      expect(swedish.paragraphs).toHaveLength(english.split('\n\n').length - 1);
    },
  );

  test('§3 no two products share a Swedish title', () => {
    const titles = Object.values(swedishProducts).map(({title}) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('the faces that a frame’s texts name are those of its width in the filter', () => {
  const frames = catalogue.flatMap((frame) => {
    const own = [frame.measures.width, ...frame.variants.map(({measures}) => measures?.width)];
    const named = widths.filter(({from, to}) =>
      own.some((width) => width !== undefined && width >= from && width <= to),
    );
    return facesIn(frame.description, 'faces').length > 0 ? [{...frame, named}] : [];
  });

  test('most frames’ texts name faces', () => {
    expect(frames.length).toBeGreaterThan(35);
  });

  test.each(frames)('$handle', ({handle, description, named}) => {
    const swedish = swedishProducts[handle]?.paragraphs.join(' ') ?? '';
    expect(facesIn(description, 'faces')).toEqual(named.map(({name}) => name.en.toLowerCase()));
    expect(facesIn(swedish, 'ansikten')).toEqual(named.map(({name}) => name.sv.toLowerCase()));
  });

  /** The filter's words, in its order, in the sentences about faces. */
  function facesIn(text: string, faces: string): string[] {
    const sentences = text.toLowerCase().split(/[.:;]\s/);
    const said = sentences.filter((sentence) => sentence.includes(faces)).join(' ');
    return widths.flatMap(({name}) =>
      Object.values(name)
        .map((word) => word.toLowerCase())
        .filter((word) => said.split(/[^\p{L}]+/u).includes(word)),
    );
  }
});

describe('§3 a Swedish text applies to', () => {
  const own = {handle: 'titan-lom', vendor: 'Västerljus'};

  test('the own vendor’s product, by handle', () => {
    expect(swedishOverride(own)).toBe(swedishProducts['titan-lom']);
  });

  test.each([
    ['another vendor’s product', {vendor: 'Atom'}],
    ['a product without a vendor', {vendor: ''}],
    ['an unknown handle', {handle: 'unknown'}],
    ['a key of Object.prototype', {handle: 'constructor'}],
  ])('not %s', (_case, given) => {
    expect(swedishOverride({...own, ...given})).toBeUndefined();
  });
});

describe('§9 phrase translation', () => {
  test.each([
    ['the longest phrase', '7-layer polarised lenses', 'polariserade glas i 7 lager'],
    ['the longer of two', 'polarised lenses, lenses', 'polariserade glas, glas'],
    ['American spelling', 'Polarized lenses', 'Polariserade glas'],
    [
      'a sentence’s start, and the product’s own name',
      'Nova. Polarised lenses. Spring hinges.',
      'Nova. Polariserade glas. Fjädrande gångjärn.',
    ],
    ['a paragraph’s start', 'Nova\n\nWeight 20 g', 'Nova\n\nVikt 20 g'],
    ['a proper noun', 'made in Sweden', 'tillverkade i Sverige'],
    ['abbreviations', 'with UV400 protection', 'med UV400-skydd'],
    ['punctuation around', '(walnut), “maple”', '(valnöt), “lönn”'],
    ['measurements', 'Length 140 mm, width 130 mm', 'Längd 140 mm, bredd 130 mm'],
  ])('%s', (_, english, swedish) => {
    expect(translatePhrases(english, 'Nova')).toBe(swedish);
  });

  test.each([
    ['one English word', 'Our carbon fibre is woven'],
    ['a word of neither language', 'Featherlight titan båge'],
    ['a brand', 'Oak and Bone'],
    ['a phrase inside another word', 'forever gold-plated redwood'],
    ['another product’s name', 'Nova Black'],
    ['an empty text', ''],
    ['white space', ' \n'],
  ])('refuses untranslated words: %s', (_, english) => {
    expect(translatePhrases(english, 'Titan')).toBeUndefined();
  });

  test('§9 the dictionary has at least 80 unique lower-case phrases, longest first', () => {
    const english = phrases.map(([phrase]) => phrase);
    expect(english.length).toBeGreaterThanOrEqual(80);
    expect(new Set(english).size).toBe(english.length);
    expect(english.filter((phrase) => phrase !== phrase.toLowerCase())).toEqual([]);
    const lengths = english.map((phrase) => phrase.length);
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
  });
});

describe('§3 option names and values', () => {
  const names = [...new Set(catalogue.flatMap(({options}) => options.map(({name}) => name)))];
  const values = [
    ...new Set(catalogue.flatMap(({options}) => options.flatMap((option) => option.values))),
  ];

  test.each(names)('§3 the name %s has a translation', (name) => {
    expect(swedishOptionName(name)).toMatch(/\S/);
  });

  test.each(values)('§3 the value %s has a translation', (value) => {
    expect(swedishOptionValue(value)).toMatch(/\S/);
  });

  test.each([
    ['Color', 'Färg'],
    ['COLOUR', 'Färg'],
    [' size ', 'Storlek'],
    ['Lens', 'Glas'],
    ['Nose', undefined],
    ['constructor', undefined],
  ])('§3 name %s → %s', (english, swedish) => {
    expect(swedishOptionName(english)).toBe(swedish);
  });

  test.each([
    ['Black', 'Svart'],
    ['smoke gradient', 'Rökgrå gradient'],
    ['Ages 3–6', '3–6 år'],
    ['Default Title', 'Standard'],
    ['Ultraviolet', undefined],
  ])('§3 value %s → %s', (english, swedish) => {
    expect(swedishOptionValue(english)).toBe(swedish);
  });
});
