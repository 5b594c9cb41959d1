import * as fc from 'fast-check';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {createPick} from '../../app/i18n/translate';
import {OWN_PAIR_KEY} from '../../app/sizes/comparison';
import {comparison, keepOwnPair, readOwnPair} from '../../app/sizes/own-pair';
import {parsePair, writePair, type OwnPair} from '../../app/sizes/parse-pair';
import {FakeStorage} from './support/fake-storage';

const width = (mm: number): OwnPair => ({kind: 'width', width: mm});
const mark = (lens: number, bridge: number, temple?: number): OwnPair => ({
  kind: 'mark',
  lens,
  bridge,
  ...(temple && {temple}),
});

describe('reading the measurements of a visitor’s own pair', () => {
  test.each([
    ['142', width(142)],
    [' 142 mm ', width(142)],
    ['142,5', width(142.5)],
    ['142.5mm', width(142.5)],
    ['14.2 cm', width(142)],
    ['80', width(80)],
    ['52□18-140', mark(52, 18, 140)],
    ['52□18 140', mark(52, 18, 140)],
    ['52 □ 18 – 140', mark(52, 18, 140)],
    ['52-18-140', mark(52, 18, 140)],
    ['52 18 140', mark(52, 18, 140)],
    ['52/18/140', mark(52, 18, 140)],
    ['52☐18-140 mm', mark(52, 18, 140)],
    ['52□18', mark(52, 18)],
    ['52x18', mark(52, 18)],
    ['52 18', mark(52, 18)],
  ])('“%s”', (typed, expected) => {
    expect(parsePair(typed)).toEqual(expected);
  });

  test.each([
    ...['', ' ', 'wide', '0', '-142', '79', '201', '1420', '1e2', '14.2 m', 'NaN', '142 143'],
    ...[
      '5218',
      '52□',
      '□18',
      '20□18-140',
      '52□60',
      '52□18-300',
      '52□18-140-3',
      '52--18--',
      '５２□１８',
    ],
  ])('“%s” is refused', (typed) => {
    expect(parsePair(typed)).toBeUndefined();
  });

  test('any input is safe, and valid input round-trips', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d □.,cm/-]{1,12}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const pair = parsePair(text);
        if (pair) expect(parsePair(writePair(pair))).toEqual(pair);
      }),
    );
  });
});

describe('comparing a product with the own pair', () => {
  const widths = {frontWidth: 142, lensesWidth: 126};

  test.each([
    [width(140), '2 mm bredare än dina', '2 mm wider than yours'],
    [width(145), '3 mm smalare än dina', '3 mm narrower than yours'],
    [width(142), 'Lika breda som dina', 'As wide as yours'],
    [width(142.4), 'Lika breda som dina', 'As wide as yours'],
    [width(142.5), '1 mm smalare än dina', '1 mm narrower than yours'],
    [width(141.5), '1 mm bredare än dina', '1 mm wider than yours'],
    [mark(52, 18, 140), '4 mm bredare över glasen', '4 mm wider across the lenses'],
    [mark(54, 19), '1 mm smalare över glasen', '1 mm narrower across the lenses'],
    [mark(54, 18, 150), 'Lika breda över glasen', 'As wide across the lenses'],
  ])('%j', (pair, swedish, english) => {
    const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
    expect(plain(comparison(pair, widths, createPick('sv')))).toBe(swedish);
    expect(plain(comparison(pair, widths, createPick('en')))).toBe(english);
  });

  test.each([
    [width(140), {lensesWidth: 126}],
    [mark(52, 18), {frontWidth: 142}],
    [width(140), {}],
  ])('%j does not compare with %j', (pair, known) => {
    expect(comparison(pair, known, createPick('sv'))).toBeUndefined();
  });
});

describe('the device stores the own pair', () => {
  let storage: FakeStorage;
  beforeEach(() => {
    storage = new FakeStorage();
    vi.stubGlobal('localStorage', storage);
    return () => vi.unstubAllGlobals();
  });

  test('until the visitor removes it', () => {
    keepOwnPair(mark(52, 18, 140));
    expect(readOwnPair()).toEqual(mark(52, 18, 140));
    keepOwnPair(undefined);
    expect(localStorage.getItem(OWN_PAIR_KEY)).toBeNull();
    expect(readOwnPair()).toBeUndefined();
  });

  test.each(['{}', '<b>', '9999', 'null'])('invalid stored data is ignored: %s', (storedText) => {
    localStorage.setItem(OWN_PAIR_KEY, storedText);
    expect(readOwnPair()).toBeUndefined();
  });
});
