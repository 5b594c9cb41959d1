import type {Outcome} from '~/.server/outcome';
import type {StorefrontApi} from '~/.server/storefront-api';
import {ownShopName} from '~/shop/name';
import {isPolicyHandle, type PolicyHandle} from './policies';
import {SHOP_QUERY} from './queries';

/** What the whole storefront needs to know of the shop behind it. */
export interface ShopInfo {
  name: string;
  /** ISO 4217 */
  currencyCode: string;
  /** ISO 639-1, upper case: the language that the shop's texts are in unless another is asked for. */
  primaryLanguage: string;
  /** The languages that the shop is published in, the primary one included. */
  languages: readonly string[];
  /** The policies that the shop has written, by their addresses at Shopify. */
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

/** Whether the words and promises of `app/shop` are about a shop; one that cannot be asked counts as theirs. */
export function isOwnShop(shop: Outcome<ShopInfo>): boolean {
  return !shop.ok || shop.value.name === ownShopName;
}
