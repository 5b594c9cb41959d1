import type {LocalizedText} from '~/i18n/languages';

/** All lenses of the shop are of this kind (specification §3). */
export const lensesText: LocalizedText = {
  sv: 'Polariserade, {{layers}} lager, UV400',
  en: 'Polarised, {{layers}} layers, UV400',
};

/** In the box with each of the shop's own pairs, as the FAQ and the returns page say. */
export const includedText: LocalizedText = {sv: 'Fodral och duk', en: 'Case and cloth'};

/**
 * The sentence with measurements that the shop writes at the end of a description: for a pair, and for loose lenses.
 * `withoutMeasurements` reads it, to leave it out beside the table.
 */
export const closingSentences: readonly LocalizedText[] = [
  {
    sv: 'Längd {{templeLength}} mm, bredd {{frontWidth}} mm, höjd {{frontHeight}} mm. Vikt {{weight}} g. Polariserade glas i {{lensLayers}} lager med UV400-skydd.',
    en: 'Length {{templeLength}} mm, width {{frontWidth}} mm, height {{frontHeight}} mm. Weight {{weight}} g. {{lensLayers}}-layer polarised lenses with UV400 protection.',
  },
  {
    sv: 'Bredd {{lensWidth}} mm, höjd {{lensHeight}} mm. Vikt {{weight}} g. Polariserade glas i {{lensLayers}} lager med UV400-skydd.',
    en: 'Width {{lensWidth}} mm, height {{lensHeight}} mm. Weight {{weight}} g. {{lensLayers}}-layer polarised lenses with UV400 protection.',
  },
];
