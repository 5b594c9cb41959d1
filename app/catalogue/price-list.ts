/** A product as the price administration shows it. */
export interface PricedProduct {
  id: string;
  handle: string;
  /** As the shop wrote it: collections go by it. */
  shopTitle: string;
  /** In Swedish where the storefront has its own words for it, as on the product's page. */
  title: string;
  image: string | null;
  /** Of its variants' prices (ISO 4217). */
  currencyCode: string;
  variants: readonly PricedVariant[];
  /** True if the shop has more variants of it than the list holds. */
  hasMoreVariants: boolean;
}

export interface PricedVariant {
  id: string;
  title: string;
  /** A decimal string. */
  price: string;
}

export interface PriceListPage {
  products: readonly PricedProduct[];
  /** Where the next page begins; null on the last. */
  next: string | null;
}
