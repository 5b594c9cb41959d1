import {describe, expect, test} from 'vitest';
import {splitMeasurements} from '../../app/catalogue/measurements';
import {swedishOptionName, swedishOptionValue} from '../../app/catalogue/swedish-options.server';
import {
  contradictions,
  swedishDescription,
  swedishOverride,
  translatePhrases,
} from '../../app/catalogue/swedish.server';
import {vendors} from '../../app/shop/goods';
import {phrases} from '../../app/shop/swedish/phrases';
import {swedishProducts} from '../../app/shop/swedish/products';
import {catalogue} from '../../demo-shop/catalogue/index.ts';

const englishWords =
  /\b(?:the|and|with|without|of|lenses|sunglasses|frame|frames|temples?|hinges?|bridge|faces?|fits|made|wood|carbon fib(?:er|re)|mirror|pair|weight|length|width|height)\b/i;

const [vendor = ''] = vendors;
const goods = catalogue.map(
  ({handle, title, description}) => [handle, {handle, vendor, title, description}] as const,
);

describe('§3 Swedish texts by handle', () => {
  test('§3 the table knows the demo shop’s goods, and no others', () => {
    expect(Object.keys(swedishProducts).toSorted()).toEqual(
      catalogue.map(({handle}) => handle).toSorted(),
    );
  });

  test.each(goods)('§3 %s: no English left over, and the shop’s own measurements', (_, product) => {
    const override = swedishOverride(product);
    if (!override) throw new Error('There is no Swedish text.');
    const text = swedishDescription(product);
    expect(`${override.title} ${text}`).not.toMatch(englishWords);
    const {measurements, prose} = splitMeasurements(product.description);
    expect(override.measurements).toEqual(measurements);
    expect(text?.split('\n\n')).toHaveLength(prose.split('\n\n').length);
  });

  test('§3 no two products share a Swedish title', () => {
    const titles = Object.values(swedishProducts).map(({title}) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('§3 another vendor’s product of the same handle has none', () => {
    const other = {handle: 'titan-lom', vendor: 'Optik & Co', title: 'Lom', description: 'Lom.'};
    expect(swedishOverride(other)).toBeUndefined();
    expect(swedishDescription(other)).toBeUndefined();
  });

  test('§3 a text whose numbers the shop contradicts stands back', () => {
    const lom = goods.find(([handle]) => handle === 'titan-lom')?.[1];
    const override = swedishProducts['titan-lom'];
    if (!lom || !override) throw new Error('The catalogue has no titan-lom.');
    expect(contradictions(override, lom.description)).toEqual([]);
    const heavier = lom.description.replace(/Weight \d+ g/, 'Weight 99 g');
    expect(contradictions(override, heavier)).toEqual([override.measurements.weight]);
    expect(swedishDescription({...lom, description: heavier})).toBeUndefined();
  });

  test.each(['constructor', '__proto__', 'toString', ''])(
    '§3 "%s" is an unknown handle',
    (handle) => {
      expect(swedishOverride({handle, vendor})).toBeUndefined();
    },
  );
});

describe('§9 descriptions by phrases', () => {
  test.each([
    ['the longest phrase', '7-layer polarised lenses', 'polariserade glas i 7 lager'],
    ['the longer of two', 'Polarised lenses, lenses', 'Polariserade glas, glas'],
    ['American spelling', 'Polarized lenses', 'Polariserade glas'],
    ['a compound', 'Carbon Fiber Sunglasses', 'Solglasögon i kolfiber'],
    [
      'a sentence’s start',
      'Nova. Polarised lenses. Spring hinges.',
      'Nova. Polariserade glas. Fjädrande gångjärn.',
    ],
    ['a paragraph’s start', 'Nova\n\nWeight 20 g', 'Nova\n\nVikt 20 g'],
    ['a capital inside a sentence', 'Nova Titanium Frame', 'Nova titan båge'],
    ['a proper noun', 'Made in Sweden', 'Tillverkade i Sverige'],
    ['abbreviations', 'with UV400 protection', 'med UV400-skydd'],
    ['punctuation around', '(walnut), “maple”', '(valnöt), “lönn”'],
    ['measurements', 'Length 140 mm, width 130 mm', 'Längd 140 mm, bredd 130 mm'],
  ])('§9 %s', (_, english, swedish) => {
    expect(translatePhrases(english, 'Nova')).toBe(swedish);
  });

  test.each([
    'Our carbon fibre is woven',
    'woodland and redwood',
    'lenslike lenses',
    'semi-gold frame',
    'gold-plated frame',
    'Hej',
    '',
    '  ',
  ])('§9 nothing where a word of another language would be left: %s', (english) => {
    expect(translatePhrases(english, 'Nova')).toBeUndefined();
  });

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
    const swedish = swedishOptionName(name);
    expect(swedish).toMatch(/\S/);
    expect(swedish !== name || spelledAlike.includes(name)).toBe(true);
  });

  test.each(values)('§3 the value %s has a Swedish one', (value) => {
    const swedish = swedishOptionValue(value);
    expect(swedish).toMatch(/\S/);
    expect(swedish !== value || spelledAlike.includes(value)).toBe(true);
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
    ['smoke gradient', 'Rökgrå, tonad'],
    ['Ages 3–6', '3–6 år'],
    ['Default Title', 'Standard'],
    ['Ultraviolet', undefined],
  ])('§3 value %s → %s', (english, swedish) => {
    expect(swedishOptionValue(english)).toBe(swedish);
  });
});
