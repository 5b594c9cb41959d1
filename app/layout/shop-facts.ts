import type {BreadcrumbList, Organization, WebSite} from 'schema-dts';
import type {Language} from '~/i18n/languages';
import {publicFile} from '~/ui/built-file';
import {localizedUrl} from './localized-url';

/** Where facts are told: their addresses and their language. */
export interface FactsContext {
  origin: string;
  language: Language;
  shopName: string;
}

export function organizationFacts({origin, shopName}: FactsContext): Organization {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    'name': shopName,
    'url': `${origin}/`,
    'logo': new URL(publicFile('icon-512.png'), origin).href,
    'foundingDate': '2015',
    'foundingLocation': {'@type': 'Place', 'name': 'Göteborg'},
    // Specification §9.
    'hasMerchantReturnPolicy': {
      '@type': 'MerchantReturnPolicy',
      'applicableCountry': 'SE',
      'returnPolicyCategory': 'https://schema.org/MerchantReturnFiniteReturnWindow',
      'merchantReturnDays': 30,
      'merchantReturnLink': `${origin}/returns`,
    },
  };
}

export function webSiteFacts({origin, language, shopName}: FactsContext): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    'name': shopName,
    'url': localizedUrl(origin, '/', language),
    'inLanguage': language,
    'publisher': {'@id': `${origin}/#organization`},
  };
}

/** @param steps from the home page to the page itself */
export function breadcrumbFacts(
  {origin, language}: FactsContext,
  steps: ReadonlyArray<{name: string; pathname: string}>,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    'itemListElement': steps.map(({name, pathname}, index) => ({
      '@type': 'ListItem',
      'position': index + 1,
      name,
      'item': localizedUrl(origin, pathname, language),
    })),
  };
}
