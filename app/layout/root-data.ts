import {createContext, useContext} from 'react';
import type {PolicyHandle} from '~/catalogue/policies';
import type {Language} from '~/i18n/languages';

/** The root loader's data. */
export interface RootData {
  /** The visitor's choice. */
  language: Language;
  /** The document's own, on pages that have one language only. */
  fixedLanguage?: Language;
  /** The shop's origin in this request. */
  origin: string;
  /** Origin of the product pictures, to preconnect. */
  pictureOrigin: string;
  /** From the Storefront API; empty if it fails. */
  shopName: string;
  /** ISO 4217; empty likewise. */
  currencyCode: string;
  /** Whether the words and promises of `app/shop` are about this shop; true if the API fails. */
  isOwnShop: boolean;
  /** The shop's policies in Shopify, linked where `app/shop` has no pages for them. */
  policies: readonly PolicyHandle[];
}

/**
 * Apart from the router's data, which is new whenever a navigation begins or ends: header and footer would render with
 * it each time.
 */
export const RootDataContext = createContext<RootData | undefined>(undefined);

/** Undefined if the root loader failed or, at an address of no route, did not run. */
export function useRootData(): RootData | undefined {
  return useContext(RootDataContext);
}

export function useShopName(): string {
  return useRootData()?.shopName ?? '';
}

export function useIsOwnShop(): boolean {
  return useRootData()?.isOwnShop ?? true;
}
