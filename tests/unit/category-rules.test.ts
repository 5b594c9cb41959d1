import {describe, expect, test} from 'vitest';
import {isKnownCategory, matchesCategory} from '../../app/catalogue/categories';
import {categories} from '../../app/shop/categories';

/** A title and a handle; an empty one tests the rule on the other alone. */
type Row = readonly [title: string, handle: string];

const rules: Readonly<Record<string, {included: readonly Row[]; excluded: readonly Row[]}>> = {
  fibrous: {
    included: [
      ['Fibrous Skarv', ''],
      ['', 'fibrous-skarv'],
      ['Hybrid Atom Carbon', ''],
      ['', 'hybrid-atom-carbon-fiber-acetate-sunglasses'],
      ['FIBROUS', ''],
      ['CaRbOn', ''],
      ['', 'FIBROUS-SKARV'],
      ['Carbon Kids', ''],
      ['Carbon lenses', ''],
    ],
    excluded: [
      ['Hybrid Atom', 'hybrid-atom'],
      ['Fiber', 'fiber'],
      ['Eyewood Rowan', 'eyewood-rowan'],
      ['', ''],
    ],
  },
  eyewood: {
    included: [
      ['Eyewood Rowan', ''],
      ['', 'eyewood-rowan'],
      ['EYEWOOD Rowan', ''],
      ['Eyewood Kids', ''],
      ['Eyewood Titanium', ''],
    ],
    excluded: [
      ['Eyewood Dream', ''],
      ['Eyewood Rowan', 'eyewood-dream-rowan'],
      ['Dream', 'eyewood-rowan'],
      ['Eyewood Engraved', ''],
      ['Eyewood Rowan', 'rowan-engraved'],
      ['Eyewood Cubs', ''],
      ['Eyewood Rowan', 'cubs-rowan'],
      ['Eyewood Lens', ''],
      ['Eyewood Lenses', ''],
      ['Eyewood Rowan', 'eyewood-lens'],
      ['Eyewood Linser', ''],
      ['Eyewood Rowan', 'linser-rowan'],
      ['EYEWOOD DREAM', ''],
      ['EYEWOOD LINSER', ''],
      ['Wood Rowan', 'wood-rowan'],
      ['Eye Wood', 'eye-wood'],
    ],
  },
  titan: {
    included: [
      ['Titan Lom', ''],
      ['', 'titan-lom'],
      ['Titanium V2', ''],
      ['TITANIUM LOM', ''],
      ['Titan Lom with gradient tint', ''],
      ['Titan Mirror', 'titan-mirror'],
      ['Titan Lenses', 'titan-lenses'],
      ['Titan linser', ''],
    ],
    excluded: [
      ['Extra lenses for Titan', ''],
      ['Titan gradient lenses', ''],
      ['Titan solid-colour lenses', ''],
      ['Titan solid colour lenses', ''],
      ['Titan mirror lenses', ''],
      ['Titan mirrored lenses', ''],
      ['Titan photochromic lenses', ''],
      ['Titan photochromic lens', ''],
      ['Titan linser, extra', ''],
      ['TITAN MIRROR LENSES', ''],
      ['', 'titan-extra-lenses'],
      ['', 'titan-gradient-lenses'],
      ['', 'titan-solid-colour-lenses'],
      ['', 'titan-mirror-lenses'],
      ['', 'titan-photochromic-lenses'],
      ['Titan linser', 'titan-linser-extra'],
      ['Titan Lom', 'lom-mirror-lenses'],
      ['Tita', 'tita'],
      ['Skarv', 'skarv'],
    ],
  },
  engraved: {
    included: [
      ['Engraved Rowan', ''],
      ['', 'rowan-engraved'],
      ['ENGRAVED', ''],
      ['Eyewood Engraved', ''],
    ],
    excluded: [
      ['Engrave', 'engrave'],
      ['Eyewood', 'eyewood-rowan'],
    ],
  },
  revision: {
    included: [
      ['Revision Flak', ''],
      ['', 'revision-flak'],
      ['REVISION', ''],
    ],
    excluded: [
      ['Recycled paper', 'paper-flak'],
      ['Revisited', ''],
    ],
  },
  mood: {
    included: [
      ['Mood Dis', ''],
      ['', 'mood-dis'],
      ['MOOD', ''],
    ],
    excluded: [
      ['Moo', 'moo'],
      ['Colour', 'colour'],
    ],
  },
  kids: {
    included: [
      ['Kids Lille', ''],
      ['', 'kids-lille'],
      ['Solglasögon för barn', ''],
      ['', 'barn-lille'],
      ['Children’s sunglasses', ''],
      ['', 'children-lille'],
      ['Cubs', ''],
      ['', 'eyewood-cubs'],
      ['KIDS', ''],
      ['BARN', ''],
    ],
    excluded: [
      ['Kid', 'kid'],
      ['Cub', 'cub'],
      ['Child', 'child'],
      ['Titan Lom', 'titan-lom'],
    ],
  },
  lenses: {
    included: [
      ['Extra lens', ''],
      ['Lenses', ''],
      ['', 'titan-lenses'],
      ['Linser', ''],
      ['', 'linser-skarv'],
      ['LENSES', ''],
      ['Titanium lenses', ''],
      ['Titan V2 lenses', ''],
      // The rule applies to titles only.
      ['Lenses', 'titanium-v2-lenses'],
    ],
    excluded: [
      ['Titanium V2 with polarised lenses', ''],
      ['titanium v2 linser', 'linser'],
      ['TITANIUM V2', 'lenses'],
      ['Lins', 'lins'],
      ['Titan Lom', 'titan-lom'],
    ],
  },
};

const rows = (kind: 'included' | 'excluded') =>
  Object.entries(rules).flatMap(([category, rule]) =>
    rule[kind].map(([title, handle]) => ({category, title, handle})),
  );

describe('§9 category filters', () => {
  test.each(rows('included'))(
    '§9 $category includes "$title" ($handle)',
    ({category, ...named}) => {
      expect(matchesCategory(named, category)).toBe(true);
    },
  );

  test.each(rows('excluded'))(
    '§9 $category excludes "$title" ($handle)',
    ({category, ...named}) => {
      expect(matchesCategory(named, category)).toBe(false);
    },
  );

  test.each([
    ['carbon-fiber', 'Skarv', 'skarv-carbon-fiber', true],
    ['carbon-fiber', 'Skarv Carbon-Fiber', 'skarv', true],
    ['carbon-fiber', 'Skarv', 'carbon-skarv', false],
    ['Carbon-Fiber', 'Skarv', 'skarv-carbon-fiber', true],
    ['skarv', 'SKARV', '', true],
    ['kar', 'Skarv', '', true],
    ['bågar', 'Svarta BÅGAR', '', true],
    ['a.c', 'abc', 'abc', false],
    ['(', 'Skarv (black)', '', true],
    ['constructor', 'Skarv', 'skarv', false],
    ['__proto__', 'Skarv', 'skarv', false],
    ['toString', 'tostring', '', true],
  ])('§9 any other word, %s, in "%s" (%s): %s', (category, title, handle, expected) => {
    expect(matchesCategory({title, handle}, category)).toBe(expected);
  });

  test.each(Object.keys(rules))('§9 the rule of %s ignores case', (category) => {
    const title = rules[category]?.included[0]?.[0] ?? '';
    expect(matchesCategory({title, handle: ''}, category.toUpperCase())).toBe(true);
  });
});

describe('§2 known categories', () => {
  test('§2 there are eight, in menu order', () => {
    expect(categories.filter(({inMenu}) => inMenu).map(({handle}) => handle)).toEqual([
      'fibrous',
      'eyewood',
      'titan',
      'engraved',
      'revision',
      'mood',
      'kids',
      'lenses',
    ]);
  });

  test.each([...categories.map(({handle}) => handle), 'all'])('§2 %s is known', (word) => {
    expect(isKnownCategory(word)).toBe(true);
  });

  test.each(['', 'Fibrous', 'constructor', 'toString', 'wood'])('§2 "%s" is unknown', (word) => {
    expect(isKnownCategory(word)).toBe(false);
  });

  test('/category/all matches every product', () => {
    for (const {title, handle} of rows('included')) {
      expect(matchesCategory({title, handle}, 'all')).toBe(true);
    }
  });
});
