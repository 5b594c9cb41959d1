import type {Outcome} from '~/server/outcome.server';
import type {StorefrontApi} from '~/server/storefront-api.server';
import {ownShopName} from '~/shop/name';
import {isPolicyHandle, type PolicyHandle} from './policies';
import {SHOP_QUERY} from './queries';

/** What the whole storefront needs to know about the shop. */
export interface ShopInfo {
  name: string;
  /** ISO 4217 */
  currencyCode: string;
  /** ISO 639-1, upper case: the language of the shop's texts by default. */
  primaryLanguage: string;
  /** The published languages, including the primary one. */
  languages: readonly string[];
  /** The shop's policies, by their handles at Shopify. */
  policies: readonly PolicyHandle[];
}

/** @throws StorefrontError */
export function loadShop(api: StorefrontApi): Promise<ShopInfo> {
  return api.cached(['shop'], async () => {
    const {shop, localization} = await api.request(SHOP_QUERY, {});
    return {
      name: shop.name,
      currencyCode: shop.paymentSettings.currencyCode,
      primaryLanguage: localization.language.isoCode,
      languages: localization.availableLanguages.map(({isoCode}) => isoCode),
      policies: [
        shop.termsOfService,
        shop.privacyPolicy,
        shop.refundPolicy,
        shop.shippingPolicy,
      ].flatMap((policy) => (policy && isPolicyHandle(policy.handle) ? [policy.handle] : [])),
    };
  });
}

/** Whether the words and promises of `app/shop` are about this shop; true if the request failed. */
export function isOwnShop(shop: Outcome<ShopInfo>): boolean {
  return !shop.ok || shop.value.name === ownShopName;
}
