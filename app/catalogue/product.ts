import type {Language, LocalizedText} from '~/i18n/languages';
import type {Widths} from '~/sizes/comparison';
import type {Measurements} from './measurements';
import type {Money} from './money';

/** What Shopify calls the one variant of a product without options, and its one value; nobody needs to read it. */
export const DEFAULT_TITLE = 'Default Title';

/** A text of the shop's in both languages of the storefront. */
export interface ShopText extends LocalizedText {
  /** The language (BCP 47) of a text that is in another one than its page, as where the shop has no translation. */
  readonly lang?: Readonly<Partial<Record<Language, string>>>;
}

/** What the storefront's pages show of a product: Shopify's answer, with its texts in both languages. */
export interface Product {
  handle: string;
  title: ShopText;
  /** Plain text, paragraphs separated by a blank line. */
  description: ShopText;
  /** Its markup in place of the plain text, safe to be put into a page, where the shop uses more than paragraphs. */
  descriptionHtml?: Readonly<Partial<Record<Language, string>>>;
  /** What the description is then without. */
  measurements?: Measurements;
  /** Who made it, as the shop's metafield `custom.manufacturer` says. */
  manufacturer?: ShopText;
  /** What to be careful of, as the shop's metafield `custom.safety` says. */
  safety?: ShopText;
  vendor: string;
  productType: string;
  isGiftCard: boolean;
  options: readonly ProductOption[];
  variants: readonly Variant[];
  /** A variant's own picture is always among them. */
  images: readonly ProductImage[];
  /** Stands where the product has no variant. */
  minPrice?: Money;
}

export interface ProductOption {
  /** In the shop's primary language: variants are found by it. */
  name: string;
  label: ShopText;
  values: readonly OptionValue[];
}

export interface OptionValue {
  /** In the shop's primary language: variants are found by it. */
  name: string;
  label: ShopText;
  /** How it looks, where the shop says so. */
  swatch?: Swatch;
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
  price: Money;
  /** The lowest price of the 30 days before a reduction; absent where the shop does not bear it out. */
  compareAtPrice?: Money;
  availableForSale: boolean;
  /** For sale, but nothing is in stock: it comes later. */
  currentlyNotInStock?: true;
  selectedOptions: readonly SelectedOption[];
  /** Its own picture, else the one most like it: what a cart line shows. */
  image?: Pick<ProductImage, 'url' | 'altText'>;
  /** Position of its picture among the product's images. */
  imageIndex?: number;
  /** The values that the picture shows in place of the variant's own, where it has none of its own. */
  imageShows?: readonly ShopText[];
}

export interface SelectedOption {
  name: string;
  value: string;
  /** The value as the visitor reads it. */
  label: ShopText;
}

export interface ProductImage {
  url: string;
  /** As the shop has written it. */
  altText: string | null;
  /** What it shows, as the visitor reads it; only where a page shows the picture by itself. */
  alt?: ShopText;
  /** px */
  width: number | null;
  /** px */
  height: number | null;
  /** CSS colour to be seen until the picture is there: its own average. */
  tone?: string;
}

/** A picture that says nothing beside the title that it stands with; its measures only where it is not 4:5. */
export type CardImage = Pick<ProductImage, 'url' | 'tone'> &
  Partial<Pick<ProductImage, 'width' | 'height'>>;

/** What a card of few words shows. */
export interface SmallCard
  extends Widths, Pick<ProductCard, 'handle' | 'title' | 'price' | 'hasDearerVariant'> {
  image?: CardImage;
}

/** What a card in a grid shows: a fraction of the product, since a page holds many. */
export interface ProductCard extends Widths {
  handle: string;
  title: ShopText;
  /** The lowest of the variants for sale. */
  price: Money;
  /** True if variants for sale differ in price. */
  hasDearerVariant: boolean;
  /** The picture, and the one shown on hover; none, one or two. */
  images: readonly CardImage[];
  /** How many there are to choose from; absent where there is one. */
  choices?: {kind: 'colours' | 'variants'; count: number};
  /** Names the variant in the address, where the card shows another than the product's page at first. */
  search?: string;
  /** What add-to-cart adds: the first variant for sale; absent if the product has no variant. */
  variant?: Variant;
}
