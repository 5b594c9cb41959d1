import type {LocalizedText} from '~/i18n/languages';

/** Of goods whose description ends with their measurements and says so itself (specification §3). */
export const lensesText: LocalizedText = {
  sv: 'Polariserade, {{layers}} lager, UV400',
  en: 'Polarised, {{layers}} layers, UV400',
};
