import type {BreadcrumbList, Organization, WebSite} from 'schema-dts';
import type {Language} from '~/i18n/languages';
import {homeScreenIcons} from '~/shop/brand';
import {company, founding} from '~/shop/company';
import {promises, returnTerms} from '~/shop/promises';
import {localizedUrl} from './localized-url';
import {leadsSomewhere} from './navigation';

/** Origin and language of the facts. */
export interface FactsContext {
  origin: string;
  /** Facts take a text by `[language]`: `pick` adds characters that keep a number and its unit on one line. */
  language: Language;
  shopName: string;
  /** Whether the promises and the company are this shop's. */
  isOwnShop: boolean;
}

export function organizationFacts(context: FactsContext): Organization {
  const {origin, language, shopName, isOwnShop} = context;
  const logo = homeScreenIcons.at(-1);
  const {returnDays} = promises;
  const {foundingPlace, foundingYear} = founding;
  const organization: Organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    'name': shopName,
    'url': `${origin}/`,
  };
  if (!isOwnShop) return organization;
  return {
    ...organization,
    ...(logo && {logo: new URL(logo.src, origin).href}),
    ...(foundingYear !== null && {foundingDate: foundingYear}),
    ...(foundingPlace && {foundingLocation: {'@type': 'Place', 'name': foundingPlace[language]}}),
    ...(company.street && {
      legalName: company.name,
      email: company.email,
      telephone: company.phone,
      vatID: company.vatNumber,
      address: {
        '@type': 'PostalAddress',
        'streetAddress': company.street,
        ...postalTown(company.city),
        'addressCountry': company.country,
      },
    }),
    ...(returnDays !== null && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        'applicableCountry': company.country,
        'returnPolicyCategory': 'https://schema.org/MerchantReturnFiniteReturnWindow',
        'merchantReturnDays': returnDays,
        'returnFees': returnTerms.fees,
        'returnMethod': returnTerms.method,
        ...(leadsSomewhere('/returns') && {merchantReturnLink: `${origin}/returns`}),
      },
    }),
  };
}

/** `411 01 Göteborg`: the code and the town. */
function postalTown(city: string): {postalCode?: string; addressLocality: string} {
  const [, postalCode, addressLocality] = /^(\d{3} ?\d{2}) (.+)$/.exec(city) ?? [];
  return postalCode && addressLocality ? {postalCode, addressLocality} : {addressLocality: city};
}

export function webSiteFacts({origin, language, shopName}: FactsContext): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    'name': shopName,
    'url': localizedUrl(origin, '/', language),
    'inLanguage': language,
    'publisher': {'@id': `${origin}/#organization`},
    'potentialAction': {
      '@type': 'SearchAction',
      'target': `${origin}/search?q={query}`,
      // Google's name for the search term placeholder.
      ...{'query-input': 'required name=query'},
    },
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
