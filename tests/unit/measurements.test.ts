import {describe, expect, test} from 'vitest';
import {splitMeasurements} from '../../app/catalogue/measurements';
import {swedishProducts} from '../../app/shop/swedish/products';
import {catalogue} from '../../demo-shop/catalogue/index.ts';

const frame = {length: 145, width: 142, height: 46, weight: 21, layers: 7};
const loose = {width: 54, height: 40, weight: 10, layers: 5};

const englishFrame =
  'Length 145 mm, width 142 mm, height 46 mm. Weight 21 g. 7-layer polarised lenses with UV400 protection.';
const swedishFrame =
  'Längd 145 mm, bredd 142 mm, höjd 46 mm. Vikt 21 g. Polariserade glas i 7 lager med UV400-skydd.';
const englishLoose =
  'Width 54 mm, height 40 mm. Weight 10 g. 5-layer polarised lenses with UV400 protection.';
const swedishLoose =
  'Bredd 54 mm, höjd 40 mm. Vikt 10 g. Polariserade glas i 5 lager med UV400-skydd.';

describe('§3 measurements out of a description', () => {
  test.each([
    ['English', `A square front.\n\n${englishFrame}`, 'A square front.', frame],
    ['Swedish', `En kantig front.\n\n${swedishFrame}`, 'En kantig front.', frame],
    ['loose lenses, English', `One pair.\n\n${englishLoose}`, 'One pair.', loose],
    ['loose lenses, Swedish', `Ett par.\n\n${swedishLoose}`, 'Ett par.', loose],
    ['one line, as Shopify gives it', `A front. ${englishFrame}`, 'A front.', frame],
    ['nothing but the sentence', swedishFrame, '', frame],
    ['a blank at the end', `${swedishFrame} \n`, '', frame],
    ['American spelling', englishFrame.replace('polarised', 'polarized'), '', frame],
    ['decimals in English', englishFrame.replace('21 g', '21.5 g'), '', {...frame, weight: 21.5}],
    ['decimals in Swedish', swedishFrame.replace('21 g', '21,5 g'), '', {...frame, weight: 21.5}],
    ['blanks that do not break', swedishFrame.replaceAll(/(?<=\d) /g, '\u00A0'), '', frame],
  ])('§3 %s', (_, description, prose, measurements) => {
    expect(splitMeasurements(description)).toEqual({prose, measurements});
  });

  test.each([
    ['nothing', ''],
    ['no measurements', 'A square front.'],
    ['a sentence after them', `${englishFrame} Case included.`],
    ['a word grown into them', `A${englishFrame}`],
    ['no weight', englishFrame.replace(' Weight 21 g.', '')],
    ['inches', englishFrame.replaceAll(' mm', ' in')],
    ['no lenses', 'Length 145 mm, width 142 mm, height 46 mm. Weight 21 g.'],
    ['another stop than a full one', englishFrame.replace('mm. W', 'mm; W')],
  ])('§3 stays prose: %s', (_, description) => {
    expect(splitMeasurements(description)).toEqual({prose: description});
  });

  test.each(catalogue.map(({handle, description}) => [handle, description] as const))(
    '§3 %s: the Swedish text’s numbers are the shop’s own, and none is left in the prose',
    (handle, english) => {
      const {prose, measurements} = splitMeasurements(english);
      expect(measurements).toEqual(swedishProducts[handle]?.measurements);
      expect(prose).toMatch(/\.$/);
      expect(prose).not.toContain('UV400');
    },
  );
});
