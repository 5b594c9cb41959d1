import {globalId} from '../database/ids.ts';

/** The demo shop's name: what `shop.name` answers and the checkout shows. */
export const SHOP_NAME = 'Västerljus';

const LANGUAGES = {
  EN: {isoCode: 'EN', names: {EN: 'English', SV: 'engelska'}, endonymName: 'English'},
  SV: {isoCode: 'SV', names: {EN: 'Swedish', SV: 'svenska'}, endonymName: 'svenska'},
} as const;

export type LanguageCode = keyof typeof LANGUAGES;

/** The language in which the catalogue is written, as a Shopify shop has one primary language. */
export const PRIMARY_LANGUAGE: LanguageCode = 'EN';

export function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(LANGUAGES, code);
}

/** `Query.shop` */
export function shop(origin: string) {
  return {
    __typename: 'Shop',
    id: globalId('Shop', 1),
    name: SHOP_NAME,
    moneyFormat: '{{amount_with_comma_separator}} kr',
    primaryDomain: {host: new URL(origin).host, sslEnabled: false, url: origin},
    paymentSettings,
    shipsToCountries: ['SE'],
  };
}

/** `Query.paymentSettings` */
export const paymentSettings = {
  countryCode: 'SE',
  currencyCode: 'SEK',
  enabledPresentmentCurrencies: ['SEK'],
  acceptedCardBrands: ['VISA', 'MASTERCARD'],
};

/** `Query.localization`, its names in the language of the request. */
export function localization(language: LanguageCode) {
  const country = {
    isoCode: 'SE',
    name: language === 'SV' ? 'Sverige' : 'Sweden',
    currency: {
      isoCode: 'SEK',
      name: language === 'SV' ? 'svensk krona' : 'Swedish krona',
      symbol: 'kr',
    },
    unitSystem: 'METRIC_SYSTEM',
    defaultLanguage: named(PRIMARY_LANGUAGE, language),
    availableLanguages: [named('EN', language), named('SV', language)],
  };
  return {
    country,
    language: named(language, language),
    availableCountries: [country],
    availableLanguages: country.availableLanguages,
  };
}

function named(code: LanguageCode, inLanguage: LanguageCode) {
  const {isoCode, names, endonymName} = LANGUAGES[code];
  return {isoCode, name: names[inLanguage], endonymName};
}
