import type {PolicyFieldsFragment} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/server/storefront-api.server';
import type {Language} from '~/i18n/languages';
import {loadShop} from './load-shop.server';
import type {PolicyHandle} from './policies';
import {POLICIES_QUERY} from './policies-query';
import type {ShopText} from './product';
import {readShopHtml} from './shop-html.server';
import {codeOf, shopText, translatedLanguages} from './shop-text.server';

/** A policy as the shop wrote it in Shopify. */
export interface Policy {
  title: ShopText;
  text: ShopText;
  html: Readonly<Partial<Record<Language, string>>>;
}

const PICTURE_ORIGINS = ['https://cdn.shopify.com'];

/** @throws StorefrontError; null if the shop has no such policy */
export async function loadPolicy(api: StorefrontApi, handle: PolicyHandle): Promise<Policy | null> {
  const shop = await loadShop(api);
  const [own, ...translations] = await api.cached(['policies'], () =>
    Promise.all([
      requestPolicies(api, null),
      ...translatedLanguages(shop).map((language) => requestPolicies(api, language)),
    ]),
  );
  const policy = own.policies.find((each) => each.handle === handle);
  if (!policy) return null;
  const {text, html} = read(policy);
  const titles: Partial<Record<Language, string>> = {};
  const texts: Partial<Record<Language, string>> = {};
  const markup: Partial<Record<Language, string>> = {...(html && {sv: html, en: html})};
  for (const {language, policies} of translations) {
    const translated = policies.find((each) => each.handle === handle);
    if (!language || !translated) continue;
    titles[language] = translated.title;
    if (translated.body === policy.body) continue;
    const shown = read(translated);
    texts[language] = shown.text;
    markup[language] = shown.html;
  }
  return {
    title: shopText(shop, policy.title, titles),
    text: shopText(shop, text, texts),
    html: markup,
  };
}

async function requestPolicies(api: StorefrontApi, language: Language | null) {
  const {shop} = await api.request(POLICIES_QUERY, {language: language && codeOf(language)});
  const policies: PolicyFieldsFragment[] = Object.values(shop).filter((policy) => policy !== null);
  return {language, policies};
}

function read({body}: PolicyFieldsFragment) {
  return readShopHtml(body, PICTURE_ORIGINS, 1);
}
