import {readMeasurements, type MeasurementField} from '~/catalogue/read-measurements.server';
import {isWithin} from '~/filters/choose';
import {fill} from '~/i18n/fill';
import {languages} from '~/i18n/languages';
import {widths} from '~/shop/filters';
import {lensesText} from '~/shop/measurements';

/** What the filters and the product's page say of its measurements, in both languages. */
export function measuredWords(fields: ReadonlyArray<MeasurementField | null>): string[] {
  const {frontWidth, lensLayers} = readMeasurements(fields) ?? {};
  const names = widths.filter((range) => frontWidth !== undefined && isWithin(range, frontWidth));
  return languages.flatMap((language) => [
    ...names.map(({name}) => name[language]),
    ...(lensLayers === undefined ? [] : [fill(lensesText[language], () => String(lensLayers))]),
  ]);
}
