import type {PolicyKind, ShopFacts} from '../catalogues/goods.ts';
import {globalId, stableId} from '../database/ids.ts';

const POLICY_KINDS = [
  'privacyPolicy',
  'refundPolicy',
  'shippingPolicy',
  'termsOfService',
] as const satisfies readonly PolicyKind[];

/** `Query.shop` */
export function shop(facts: ShopFacts, origin: string) {
  return {
    __typename: 'Shop',
    id: globalId('Shop', 1),
    name: facts.name,
    moneyFormat:
      facts.currency === 'SEK'
        ? '{{amount_with_comma_separator}} kr'
        : `{{amount}} ${facts.currency}`,
    primaryDomain: {host: new URL(origin).host, sslEnabled: false, url: origin},
    paymentSettings: paymentSettings(facts),
    shipsToCountries: facts.countries,
    ...policies(facts, origin),
  };
}

/** `Query.paymentSettings` */
export function paymentSettings({countries, currency}: ShopFacts) {
  return {
    countryCode: countries[0],
    currencyCode: currency,
    enabledPresentmentCurrencies: [currency],
    acceptedCardBrands: ['VISA', 'MASTERCARD'],
  };
}

/**
 * `Query.localization`, its names in the language of the request.
 *
 * @param askedCountry falls back to the shop's own if it does not ship there
 */
export function localization(facts: ShopFacts, language: string, askedCountry: string | undefined) {
  const named = (code: string) => ({
    isoCode: code,
    name: nameOf('language', code, language),
    endonymName: nameOf('language', code, code),
  });
  const availableLanguages = facts.publishedLanguages.map(named);
  const availableCountries = facts.countries.map((code) => ({
    isoCode: code,
    name: nameOf('region', code, language),
    currency: {
      isoCode: facts.currency,
      name: nameOf('currency', facts.currency, language),
      symbol: symbolOf(facts.currency, language),
    },
    unitSystem: 'METRIC_SYSTEM',
    defaultLanguage: named(facts.primaryLanguage),
    availableLanguages,
  }));
  const country =
    availableCountries.find(({isoCode}) => isoCode === askedCountry) ?? availableCountries[0];
  return {country, language: named(language), availableCountries, availableLanguages};
}

/** The language of a request, or the shop's primary one if it lacks that. */
export function spokenLanguage(facts: ShopFacts, asked: string | undefined): string {
  return asked !== undefined && facts.publishedLanguages.includes(asked)
    ? asked
    : facts.primaryLanguage;
}

function policies({policies: known = {}}: ShopFacts, origin: string) {
  return Object.fromEntries(
    POLICY_KINDS.flatMap((kind) => {
      const policy = known[kind];
      if (!policy) return [];
      const id = globalId('ShopPolicy', stableId('policy', policy.handle));
      return [[kind, {...policy, id, url: `${origin}/policies/${policy.handle}`}]];
    }),
  );
}

function nameOf(type: 'language' | 'region' | 'currency', code: string, inLanguage: string) {
  return new Intl.DisplayNames(inLanguage, {type}).of(
    type === 'language' ? code.toLowerCase() : code,
  );
}

function symbolOf(currency: string, inLanguage: string): string {
  const parts = new Intl.NumberFormat(inLanguage, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({type}) => type === 'currency')?.value ?? currency;
}
