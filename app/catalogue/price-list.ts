/** A product as the price administration shows it. */
export interface PricedProduct {
  id: string;
  handle: string;
  /** In Swedish where the storefront or the shop has Swedish words for it, as on the product's page. */
  title: string;
  /** In the shop's primary language: collection rules use it. */
  shopTitle: string;
  /** Other names, for the search. */
  also: string;
  image: string | null;
  /** Of its variants' prices (ISO 4217). */
  currencyCode: string;
  variants: readonly PricedVariant[];
}

export interface PricedVariant {
  id: string;
  /** Its option values in Swedish where the dictionary has them. */
  title: string;
  /** Other names, for the search. */
  also: string;
  sku: string;
  /** Decimal strings with all decimals of the currency. */
  price: string;
  /** The former price; null where the shop states none. */
  compareAtPrice: string | null;
}

export interface PriceListPage {
  products: readonly PricedProduct[];
  /** Where the next page begins; null on the last. */
  next: string | null;
}
