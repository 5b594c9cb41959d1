import type {LocalizedText} from '~/i18n/languages';

/** Of goods whose description ends with their measurements, and so says this itself (specification §3). */
export const lensesText: LocalizedText = {
  sv: 'Polariserade, {{layers}} lager, UV400',
  en: 'Polarised, {{layers}} layers, UV400',
};

/**
 * The sentence that ends a description with its measurements, as a regular expression; `#` is a number. Length is
 * absent where lenses are sold loose.
 */
export const closingSentences: LocalizedText = {
  sv: String.raw`(?:Längd # mm, bredd|Bredd) # mm, höjd # mm\. Vikt # g\. (?:P|p)olariserade glas i (\d) lager med UV400-skydd\.`,
  en: String.raw`(?:Length # mm, width|Width) # mm, height # mm\. Weight # g\. (\d)-layer polari(?:s|z)ed lenses with UV400 protection\.`,
};
