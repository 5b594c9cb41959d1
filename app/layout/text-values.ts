import {SEK} from '~/catalogue/money';
import {fill, valuesIn, type TextValues} from '~/i18n/fill';
import type {Language} from '~/i18n/languages';
import {company, founding} from '~/shop/company';
import {promises, promiseTexts} from '~/shop/promises';

interface Shop {
  /** From the Storefront API; empty if it fails. */
  shopName: string;
  /** ISO 4217; empty likewise. */
  currencyCode: string;
  /** Whether the promises and the company are this shop's. */
  isOwnShop: boolean;
}

// cspell:ignore svenska
const kronor = {sv: 'svenska kronor', en: 'Swedish kronor'};

/** The values for the shop's texts; null for what it does not say. */
export function textValues({shopName, currencyCode, isOwnShop}: Shop): TextValues {
  const {freeShippingOver, ...others} = promises;
  const freeShipping = freeShippingOver?.currencyCode === currencyCode ? freeShippingOver : null;
  const limit = freeShipping && `${Number(freeShipping.amount)} ${currencyCode}`;
  const {name, street, city, email} = company;
  const money: TextValues = {
    currency: currencyCode === SEK ? kronor : currencyCode || null,
    // Only for SEK, which English pages show as dollars (specification §9).
    kronor: currencyCode === SEK ? kronor : null,
  };
  const values: TextValues = {
    ...money,
    ...others,
    ...founding,
    shop: shopName || name || null,
    company: name || null,
    address: [name, street, city].filter(Boolean).join(', ') || null,
    email: email || null,
    freeShipping: limit && {sv: limit, en: limit, ...freeShipping.said},
    freeShippingLimit: limit,
  };
  const summaries = {sv: summary('sv', values), en: summary('en', values)};
  const all: TextValues = {...values, promises: summaries.sv ? summaries : null};
  if (isOwnShop) return all;
  const nothing = Object.fromEntries(Object.keys(all).map((name) => [name, null]));
  return {...nothing, ...money, shop: shopName || null};
}

/** The shop's promises in one line. */
function summary(language: Language, values: TextValues): string {
  const valueOf = valuesIn(language, values);
  return Object.values(promiseTexts)
    .map((text) => fill(text[language], valueOf))
    .filter(Boolean)
    .join(', ');
}
