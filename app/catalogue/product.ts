import type {LocalizedText} from '~/i18n/languages';

/** What Shopify calls the one variant of a product without options, and its one value; nobody needs to read it. */
export const DEFAULT_TITLE = 'Default Title';

/** What the storefront's pages show of a product: Shopify's answer, with its texts in both languages. */
export interface Product {
  handle: string;
  title: LocalizedText;
  description: LocalizedText;
  options: readonly ProductOption[];
  variants: readonly Variant[];
  images: readonly ProductImage[];
  /** SEK, a decimal string. */
  minPrice: string;
}

export interface ProductOption {
  name: string;
  values: readonly string[];
  /** How a value looks, where the shop says so; by value. */
  swatches?: Readonly<Record<string, Swatch>>;
}

export interface Swatch {
  /** `#rrggbb` */
  color?: string;
  /** Address of a small picture. */
  image?: string;
}

export interface Variant {
  id: string;
  title: string;
  /** The shop's own number for it; absent where it gives none. */
  sku?: string;
  /** SEK, a decimal string. */
  price: string;
  compareAtPrice?: string;
  availableForSale: boolean;
  selectedOptions: readonly SelectedOption[];
  /** Position of the variant's own picture among the product's images. */
  imageIndex?: number;
}

export interface SelectedOption {
  name: string;
  value: string;
}

export interface ProductImage {
  url: string;
  /** In the shop's primary language, English. */
  altText: string | null;
  /** Absent where the shop's words could not be put into Swedish. */
  swedishAltText?: string;
  /** px */
  width: number | null;
  /** px */
  height: number | null;
  /** CSS colour to be seen until the picture is there: its own average. */
  tone?: string;
}

/** What a card in a grid shows: a fraction of the product, since a page holds fifty. */
export interface ProductCard {
  handle: string;
  title: LocalizedText;
  /** SEK, a decimal string: of the variant that the card adds, or the lowest. */
  price: string;
  /** True if another variant costs more. */
  hasDearerVariant: boolean;
  /** The picture, and the one shown on hover; none, one or two. */
  images: readonly ProductImage[];
  /** What add-to-cart adds; absent if the product has no variant. */
  variant?: Variant;
}
