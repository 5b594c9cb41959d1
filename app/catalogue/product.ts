import type {Language, LocalizedText} from '~/i18n/languages';
import type {Widths} from '~/sizes/comparison';
import type {FrameShape} from './frame-shape';
import type {OptionKind} from './look-options';
import type {Measurements} from './measurements';
import type {Money} from './money';

/** Shopify's name for the only variant of a product without options; not shown. */
export const DEFAULT_TITLE = 'Default Title';

/** A text of the shop in both languages. */
export interface ShopText extends LocalizedText {
  /** The language (BCP 47) of a text that differs from its page's, as where the shop has no translation. */
  readonly lang?: Readonly<Partial<Record<Language, string>>>;
}

/** A product for the storefront's pages: Shopify's answer with its texts in both languages. */
export interface Product {
  handle: string;
  title: ShopText;
  /** Plain text, paragraphs separated by a blank line. */
  description: ShopText;
  /** Sanitised HTML, if the shop uses more than paragraphs. */
  descriptionHtml?: Readonly<Partial<Record<Language, string>>>;
  /** The measurements, which the description then leaves out. */
  measurements?: Measurements;
  /** Of a frame whose shape the shop tells. */
  frameShape?: FrameShape;
  /** The shop's metafield `custom.manufacturer`. */
  manufacturer?: ShopText;
  /** The shop's metafield `custom.safety`. */
  safety?: ShopText;
  vendor: string;
  productType: string;
  isGiftCard?: true;
  options: readonly ProductOption[];
  variants: readonly Variant[];
  /** Includes the variants' pictures. */
  images: readonly ProductImage[];
  /** The price of a product without variants. */
  minPrice?: Money;
}

export interface ProductOption {
  /** In the shop's primary language: variants are selected by it. */
  name: string;
  label: ShopText;
  values: readonly OptionValue[];
}

export interface OptionValue {
  /** In the shop's primary language: variants are selected by it. */
  name: string;
  label: ShopText;
  /** Its swatch, if the shop has one. */
  swatch?: Swatch;
}

export interface Swatch {
  /** `#rrggbb` */
  color?: string;
  /** URL of a small picture. */
  image?: string;
}

export interface Variant {
  id: string;
  title: string;
  /** The shop's article number, if any. */
  sku?: string;
  price: Money;
  /** The lowest price of the 30 days before a reduction, if the shop states it. */
  compareAtPrice?: Money;
  availableForSale: boolean;
  /** For sale but not in stock: delivered later. */
  currentlyNotInStock?: true;
  selectedOptions: readonly SelectedOption[];
  /** Its own picture, else the one most like it: what a cart line shows. */
  image?: {url: string; altText?: string | null};
  /** Position of its picture among the product's images. */
  imageIndex?: number;
  /** Its own, where the shop measures each size. */
  measurements?: Measurements;
  /** The values that its picture shows instead of the variant's own, if it has no picture. */
  imageShows?: readonly ShopText[];
}

export interface SelectedOption {
  name: string;
  value: string;
  /** The value for display. */
  label: ShopText;
}

export interface ProductImage {
  url: string;
  /** As the shop wrote it. */
  altText: string | null;
  /** What it shows; only where a page shows the picture by itself. */
  alt?: ShopText;
  /** px */
  width: number | null;
  /** px */
  height: number | null;
  /** CSS colour, its average, shown until it loads. */
  tone?: string;
  /** Where it shows a variant in another view: position of that variant's own picture. */
  ownOf?: number;
  /** Positions of the pictures that stand for all variants without this one. */
  replaces?: readonly number[];
}

/** A picture without alt text, as it accompanies a title; with its size only if it is not 4:5. */
export type CardImage = Pick<ProductImage, 'url' | 'tone'> &
  Partial<Pick<ProductImage, 'width' | 'height'>> & {
    /** Which of a picture's square sections, one below the other, the card shows. */
    section?: number;
  };

/** What a small card shows. */
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
  /** Whether specification §9 chooses the first picture. */
  isChosen?: true;
  /** How many colours or variants there are, if more than one; the swatches (`#rrggbb`) of a few that all have one. */
  choices?: {
    kind: OptionKind | 'variants';
    count: number;
    swatches?: readonly string[];
  };
  /** The query that names the variant, if the card shows another than the product's page does first. */
  search?: string;
  /** What add-to-cart adds: the first variant for sale; absent if the product has no variant. */
  variant?: Variant;
}
