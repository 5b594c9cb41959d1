import {describe, expect, test} from 'vitest';
import {keepUnits} from '../../app/i18n/keep-units';

describe('a number and its unit stay on one line', () => {
  test.each([
    ['Fri frakt över 499 SEK.', 'Fri frakt över 499~SEK.'],
    ['50 % av priset, 25 % moms', '50~% av priset, 25~% moms'],
    ['17–24 gram', '17–_24~gram'],
    ['inom 1–2 arbetsdagar', 'inom 1–_2 arbetsdagar'],
    ['0,3 mm djupt, 21 g', '0,3~mm djupt, 21~g'],
    ['9 kap. 28 § lagen', '9 kap. 28~§ lagen'],
    ['400 nanometer', '400~nanometer'],
    ['{{fee}} % av priset', '{{fee}}~% av priset'],
  ])('%s', (text, kept) => {
    expect(keepUnits(text)).toBe(kept.replaceAll('~', '\u00A0').replaceAll('_', '\u2060'));
    expect(keepUnits(keepUnits(text))).toBe(keepUnits(text));
  });

  test.each(['I 24 månader', 'vi gör 2 glas', 'modell 3 gånger', '5 grader', '{{count}} vara', ''])(
    'unchanged: %s',
    (text) => {
      expect(keepUnits(text)).toBe(text);
    },
  );
});
