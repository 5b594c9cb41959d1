import {useRouteLoaderData} from 'react-router';
import type {PolicyHandle} from '~/catalogue/policies';
import type {Language} from '~/i18n/languages';

/** What the root's loader gives every page. */
export interface RootData {
  language: Language;
  /** The shop's own address, as this request was made to it. */
  origin: string;
  /** Where product pictures come from, to connect to early. */
  pictureOrigin: string;
  /** From the Storefront API; empty while a failing catalogue keeps it from us. */
  shopName: string;
  /** ISO 4217; empty likewise. */
  currencyCode: string;
  /** Whether the words and promises of `app/shop` are about this shop; a failing catalogue counts as yes. */
  isOwnShop: boolean;
  /** What the shop has written in Shopify, to link to where `app/shop` has no pages about it. */
  policies: readonly PolicyHandle[];
}

/** Undefined only where the root's loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

export function useShopName(): string {
  return useRootData()?.shopName ?? '';
}

export function useIsOwnShop(): boolean {
  return useRootData()?.isOwnShop ?? true;
}
