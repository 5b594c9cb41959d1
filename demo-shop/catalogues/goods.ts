/** The complete description of a shop, from which the server seeds its database. */
export interface Goods extends ShopFacts {
  /** In the order in which they went on sale: the order of `products` without a sort key. */
  products: readonly Product[];
  collections: readonly Collection[];
  /** Handles, the most sold first; others follow in the order of `products`. */
  bestSelling?: readonly string[];
  /** Redirects of old addresses. */
  redirects?: ReadonlyArray<{path: string; target: string}>;
}

export interface ShopFacts {
  /** Empty where the owner has not given one. */
  name: string;
  /** ISO 4217; a currency without decimals is written with them all the same (`1299.00`), as Shopify does. */
  currency: string;
  /** ISO 3166, the shop's own first: where it ships to. */
  countries: readonly [string, ...string[]];
  /** ISO 639 in capitals, as Shopify's `LanguageCode`: the language in which the goods are written. */
  primaryLanguage: string;
  /** The primary language and those that the shop has translations for. */
  publishedLanguages: readonly string[];
  policies?: Partial<Record<PolicyKind, Policy>>;
  /** Discount codes and their per cent. */
  discounts?: Readonly<Record<string, number>>;
}

export type PolicyKind = 'privacyPolicy' | 'refundPolicy' | 'shippingPolicy' | 'termsOfService';

export interface Policy {
  title: string;
  handle: string;
  /** HTML. */
  body: string;
}

export interface Product {
  handle: string;
  title: string;
  /** Plain text, paragraphs separated by a blank line. */
  description?: string;
  /** The owner's HTML; replaces `description`. */
  descriptionHtml?: string;
  /** By default the shop's name, as in a new Shopify shop. */
  vendor?: string;
  productType: string;
  tags: readonly string[];
  /** Handles of the collections that hold the product. */
  collections: readonly string[];
  /** ISO 8601 date-time; also the order of `products` without a sort key, newest last. */
  createdAt: string;
  /** Empty for a product with a single variant ("Default Title" in Shopify). */
  options: readonly ProductOption[];
  variants: readonly Variant[];
  pictures: readonly Picture[];
  isGiftCard?: boolean;
  /** False for a product that is not published to the storefront. */
  published?: boolean;
  metafields?: readonly Metafield[];
  translations?: Readonly<Record<string, ProductTranslation>>;
}

export interface ProductOption {
  name: string;
  values: readonly string[];
  /** Colours by value, as `#rrggbb`, if the option is a colour. */
  swatches?: Readonly<Record<string, string>>;
}

export interface Variant {
  sku: string;
  /** One value per option of the product, by option name. */
  selectedOptions: Readonly<Record<string, string>>;
  /** The shop's currency, a decimal string with two decimals. */
  price: string;
  /** The price before a reduction. */
  compareAtPrice?: string;
  /** Pieces in stock; 0 is sold out, null is not counted. */
  quantityAvailable: number | null;
  /** For sale although out of stock. */
  continueSelling?: boolean;
  metafields?: readonly Metafield[];
  /** The index among the product's pictures, or another picture. */
  picture?: number | Picture;
}

export type Picture = {altText: string} & (
  | {
      /** A file in `photographs/`. */
      photograph: string;
      drawing?: never;
    }
  | {drawing: Drawing; photograph?: never}
);

/** A picture drawn on request. */
export interface Drawing {
  /** px */
  width: number;
  height: number;
  /** A few letters on it. */
  letters: string;
  /** `#rrggbb` of the object; the background is a pale tone of it. */
  colour: string;
  /** Index of the object. */
  shape: number;
}

export interface Metafield {
  namespace: string;
  key: string;
  /** Shopify's name of the type, such as `money` or `multi_line_text_field`. */
  type: string;
  /** Of a reference to products: their handles, replaced by ids. */
  value: string;
}

/** A product's translations; the rest stays in the primary language. */
export interface ProductTranslation {
  title?: string;
  description?: string;
  descriptionHtml?: string;
  productType?: string;
  /** Names and values of options, by the primary language's. */
  options?: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, string>>;
  /** By the picture's index; empty ones stay untranslated. */
  altTexts?: readonly string[];
  /** By `namespace.key`. */
  metafields?: Readonly<Record<string, string>>;
}

export interface Collection {
  handle: string;
  title: string;
  /** Plain text. */
  description: string;
  translations?: Readonly<Record<string, {title?: string; description?: string}>>;
}
