/** A product as the price administration shows it. */
export interface PricedProduct {
  id: string;
  handle: string;
  title: string;
  image: string | null;
  variants: readonly PricedVariant[];
  /** True if the shop has more variants of it than the list holds. */
  hasMoreVariants: boolean;
}

export interface PricedVariant {
  id: string;
  title: string;
  /** SEK, a decimal string. */
  price: string;
}

export interface PriceListPage {
  products: readonly PricedProduct[];
  /** Where the next page begins; null on the last. */
  next: string | null;
}
