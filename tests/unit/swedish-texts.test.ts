import {describe, expect, test} from 'vitest';
import {swedishOptionName, swedishOptionValue} from '../../app/catalogue/swedish/options';
import {phrases} from '../../app/shop/swedish/phrases';
import {swedishProducts} from '../../app/shop/swedish/products';
import {swedishDescription, swedishTitle} from '../../app/catalogue/swedish/translate-description';
import {catalogue} from '../../demo-shop/catalogue/index.ts';

/** Every "12 mm" and "12 g" of a text, with a decimal point. */
function measurements(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)? (?:mm|g)\b/g) ?? []).map((found) => found.replace(',', '.'));
}

const englishWords =
  /\b(?:the|and|with|without|of|lenses|sunglasses|frame|frames|temples?|hinges?|bridge|faces?|fits|made|wood|carbon fib(?:er|re)|mirror|pair|weight|length|width|height)\b/i;

describe('§3 Swedish texts by handle', () => {
  test('§3 the table knows the demo shop’s goods, and no others', () => {
    expect(Object.keys(swedishProducts).toSorted()).toEqual(
      catalogue.map(({handle}) => handle).toSorted(),
    );
  });

  test.each(catalogue.map((product) => [product.handle, product.description] as const))(
    '§3 %s: the same measurements as in English, and no English left over',
    (handle, english) => {
      const swedish = swedishProducts[handle];
      expect(swedish?.title).toMatch(/\S/);
      expect(measurements(swedish?.description ?? '').toSorted()).toEqual(
        measurements(english).toSorted(),
      );
      expect(swedish?.description).not.toMatch(englishWords);
      expect(swedish?.title).not.toMatch(englishWords);
    },
  );

  test.each(catalogue.map((product) => [product.handle, product.description] as const))(
    '§3 %s: as many layers and paragraphs as in English, with UV400',
    (handle, english) => {
      const swedish = swedishProducts[handle]?.description ?? '';
      const layers = /(\d)-layer/.exec(english)?.[1];
      expect(swedish).toContain(`Polariserade glas i ${layers} lager med UV400-skydd.`);
      expect(swedish.split('\n\n')).toHaveLength(english.split('\n\n').length);
    },
  );

  test('§3 no two products share a Swedish title', () => {
    const titles = Object.values(swedishProducts).map(({title}) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('§9 translated descriptions', () => {
  test('§9 the table comes first', () => {
    const {title, description} = swedishProducts['titan-lom'] ?? {};
    expect(swedishDescription('titan-lom', 'Wood sunglasses.')).toBe(description);
    expect(swedishTitle('titan-lom', 'Wood sunglasses')).toBe(title);
  });

  test.each([
    ['a phrase', 'Our carbon fibre is woven', 'Our kolfiber is woven'],
    ['the longest phrase', '7-layer polarised lenses', 'polariserade glas i 7 lager'],
    ['the longer of two', 'polarised lenses, lenses', 'polariserade glas, glas'],
    ['American spelling', 'Polarized lenses', 'Polariserade glas'],
    ['a compound title', 'Nova Carbon Fiber Sunglasses', 'Nova solglasögon i kolfiber'],
    ['the text’s start', 'Sunglasses from Gothenburg', 'Solglasögon från Gothenburg'],
    [
      'a sentence’s start',
      'Nova. Polarised lenses. Spring hinges.',
      'Nova. Polariserade glas. Fjädrande gångjärn.',
    ],
    ['a paragraph’s start', 'Nova\n\nWeight 20 g', 'Nova\n\nVikt 20 g'],
    ['a capital inside a sentence', 'The Titanium Frame', 'The titan båge'],
    ['a proper noun', 'made in Sweden', 'tillverkade i Sverige'],
    ['abbreviations', 'with UV400 protection', 'med UV400-skydd'],
    ['punctuation around', '(walnut), “maple”', '(valnöt), “lönn”'],
    ['capitals after a quotation mark', '“Walnut”', '“Valnöt”'],
    ['measurements', 'Length 140 mm, width 130 mm', 'Längd 140 mm, bredd 130 mm'],
    ['an empty text', '', ''],
    ['an unknown text', 'Hej', 'Hej'],
  ])('§9 %s', (_, english, swedish) => {
    expect(swedishDescription('unknown', english)).toBe(swedish);
    expect(swedishTitle('unknown', english)).toBe(swedish);
  });

  test.each([
    ['woodland and redwood', 'woodland och redwood'],
    ['forever', 'forever'],
    ['lenslike', 'lenslike'],
    ['frame’s edge', 'frame’s edge'],
    ["frame's edge", "frame's edge"],
    ['semi-gold', 'semi-gold'],
    ['gold-plated', 'gold-plated'],
    ['ögold, goldö', 'ögold, goldö'],
    ['wood2', 'wood2'],
  ])('§9 never inside another word: %s', (english, swedish) => {
    expect(swedishDescription('unknown', english)).toBe(swedish);
  });

  test.each(['constructor', '__proto__', 'toString', ''])(
    '§9 the handle "%s" is an unknown one',
    (handle) => {
      expect(swedishDescription(handle, 'wood')).toBe('trä');
      expect(swedishTitle(handle, 'Wood')).toBe('Trä');
    },
  );

  test('§9 the dictionary holds at least 80 phrases, longest first, none twice, all in lower case', () => {
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
  const spelledAlike = ['Material', 'Orange', 'Petrol', 'Silver', 'Zebrano'];

  test.each(names)('§3 the name %s has a Swedish one', (name) => {
    expect(swedishOptionName(name) !== name || spelledAlike.includes(name)).toBe(true);
  });

  test.each(values)('§3 the value %s has a Swedish one', (value) => {
    expect(swedishOptionValue(value) !== value || spelledAlike.includes(value)).toBe(true);
  });

  test.each([
    ['Color', 'Färg'],
    ['COLOUR', 'Färg'],
    [' size ', 'Storlek'],
    ['Lens', 'Glas'],
    ['Nose', 'Nose'],
    ['constructor', 'constructor'],
  ])('§3 name %s → %s', (english, swedish) => {
    expect(swedishOptionName(english)).toBe(swedish);
  });

  test.each([
    ['Black', 'Svart'],
    ['smoke gradient', 'Rökgrå, tonad'],
    ['Ages 3–6', '3–6 år'],
    ['Default Title', 'Standard'],
    ['Ultraviolet', 'Ultraviolet'],
  ])('§3 value %s → %s', (english, swedish) => {
    expect(swedishOptionValue(english)).toBe(swedish);
  });
});
