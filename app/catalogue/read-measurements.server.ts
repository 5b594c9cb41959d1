import {parseJson} from '~/server/read-json.server';
import {fillEach} from '~/i18n/fill';
import {keepUnits} from '~/i18n/keep-units';
import {closingSentences} from '~/shop/measurements';
import type {Measurements} from './measurements';

/** A metafield of type `dimension`, `weight` or a number. */
export interface MeasurementField {
  key: string;
  value: string;
}

const NAMES: ReadonlyMap<string, keyof Measurements> = new Map([
  ['front_width', 'frontWidth'],
  ['front_height', 'frontHeight'],
  ['lens_width', 'lensWidth'],
  ['lens_height', 'lensHeight'],
  ['bridge', 'bridge'],
  ['temple_length', 'templeLength'],
  ['weight', 'weight'],
  ['lens_layers', 'lensLayers'],
]);

// cspell:ignore millimeters centimeters
/** Millimetres or grams per unit, by Shopify's names and their short forms. */
const UNITS: ReadonlyMap<string, number> = new Map(
  (
    [
      [['mm', 'millimeters'], 1],
      [['cm', 'centimeters'], 10],
      [['m', 'meters'], 1000],
      [['in', 'inches'], 25.4],
      [['ft', 'feet'], 304.8],
      [['yd', 'yards'], 914.4],
      [['g', 'grams'], 1],
      [['kg', 'kilograms'], 1000],
      [['oz', 'ounces'], 28.3495],
      [['lb', 'pounds'], 453.592],
    ] as const
  ).flatMap(([names, size]) => names.map((name) => [name, size])),
);

/** @returns undefined if no metafield can be read */
export function readMeasurements(
  fields: ReadonlyArray<MeasurementField | null>,
): Measurements | undefined {
  const known = fields.flatMap((field) => {
    const name = field && NAMES.get(field.key);
    const value = field && readMeasurement(field);
    return name && value !== undefined ? [[name, value] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/** In millimetres or grams, to a tenth; a number without a unit is in them. */
export function readMeasurement({
  value: text,
}: Pick<MeasurementField, 'value'>): number | undefined {
  const stated = parseJson(text);
  const {value, unit} =
    typeof stated === 'object' && stated !== null && 'value' in stated && 'unit' in stated
      ? stated
      : {value: stated, unit: 'mm'};
  const size = UNITS.get(String(unit).toLowerCase());
  if (typeof value !== 'number' || !size) return undefined;
  const tenths = Math.round(value * size * 10);
  return tenths > 0 && Number.isSafeInteger(tenths) ? tenths / 10 : undefined;
}

/** A description without its sentence of measurements: a table shows them. */
export function withoutMeasurements(text: string, measurements: Measurements): string {
  const description = text.trimEnd();
  const kept = keepUnits(description);
  const said = closingSentences
    .flatMap((sentence) => Object.values(fillEach(sentence, () => ({...measurements}))))
    .find((sentence) => kept.endsWith(sentence));
  // As long with its non-breaking spaces as without.
  return said ? description.slice(0, -said.length).trimEnd() : text;
}
