import {readMeasurements, type MeasurementField} from '~/catalogue/read-measurements.server';
import {isWithin} from '~/catalogue/measurements';
import {fillEach} from '~/i18n/fill';
import {languages} from '~/i18n/languages';
import {widths} from '~/shop/widths';
import {lensesText} from '~/shop/measurements';

/** The words for a product's measurements in filters and on its page, in both languages. */
export function measuredWords(fields: ReadonlyArray<MeasurementField | null>): string[] {
  const {frontWidth, lensLayers} = readMeasurements(fields) ?? {};
  const names = widths.filter((range) => isWithin(range, frontWidth));
  const texts = [
    ...names.map(({name}) => name),
    ...(lensLayers === undefined ? [] : [fillEach(lensesText, () => ({layers: lensLayers}))]),
  ];
  return texts.flatMap((text) => languages.map((language) => text[language]));
}
