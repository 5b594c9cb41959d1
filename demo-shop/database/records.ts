import type {Metafield} from '../catalogues/goods.ts';

/**
 * What the stores hand out. Properties that are named like a field of Shopify's schema answer that field
 * as they are; methods read more from the database at their first call and then keep it, so a record is
 * made for one request and thrown away with it.
 */
export interface ProductRecord {
  __typename: 'Product';
  number: number;
  id: string;
  handle: string;
  title: string;
  descriptionLine: string;
  descriptionHtml: string;
  productType: string;
  vendor: string;
  isGiftCard: boolean;
  optionList: readonly OptionRecord[];
  metafieldList: readonly Metafield[];
  createdAt: string;
  updatedAt: string;
  publishedAt: string;
  tagList(): string[];
  imageList(): ImageRecord[];
  variantList(): VariantRecord[];
}

export interface OptionRecord {
  name: string;
  values: ReadonlyArray<{
    name: string;
    /** `#rrggbb`, where the option is about a colour. */
    colour: string | undefined;
    /** Option and value in the language of the goods: ids are the same in all languages. */
    key: string;
  }>;
  key: string;
}

export interface VariantRecord {
  __typename: 'ProductVariant';
  number: number;
  id: string;
  title: string;
  sku: string;
  selectedOptions: ReadonlyArray<{name: string; value: string}>;
  /** Öre. */
  priceInOre: number;
  /** Öre; the price before a reduction. */
  compareAtPriceInOre: number | null;
  /** Pieces in stock, below 0 where more were sold than there are; null is not counted. */
  quantityAvailable: number | null;
  /** For sale though out of stock. */
  continueSelling: boolean;
  metafieldList: readonly Metafield[];
  productNumber: number;
  imageNumber: number | null;
}

export interface ImageRecord {
  __typename: 'Image';
  number: number;
  id: string;
  fileName: string;
  altText: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Base64; its first waves of light and colour. */
  thumbhash: string;
}

export interface CollectionRecord {
  __typename: 'Collection';
  number: number;
  id: string;
  handle: string;
  title: string;
  description: string;
  descriptionHtml: string;
  updatedAt: string;
}

export interface CartRecord {
  __typename: 'Cart';
  token: string;
  /** Whoever knows it may read the cart: part of the cart's id and of its checkout address. */
  key: string;
  id: string;
  note: string | null;
  attributes: readonly AttributeRecord[];
  buyer: BuyerRecord;
  createdAt: string;
  updatedAt: string;
  lineList: readonly CartLineRecord[];
}

/** What a cart keeps of who buys. */
export interface BuyerRecord {
  /** Of the request that made the cart; its checkout speaks it. */
  language?: string;
  countryCode?: string | null;
  email?: string | null;
  phone?: string | null;
  discountCodes?: readonly string[];
}

export interface CartLineRecord {
  __typename: 'CartLine';
  number: string;
  id: string;
  quantity: number;
  attributes: readonly AttributeRecord[];
  variant: VariantRecord;
}

export interface AttributeRecord {
  key: string;
  value: string | null;
}

export interface UrlRedirectRecord {
  __typename: 'UrlRedirect';
  number: number;
  id: string;
  path: string;
  target: string;
}

export function isAvailable(variant: VariantRecord): boolean {
  return piecesForSale(variant) > 0;
}

/** Infinite where the stock is not counted, or does not matter. */
export function piecesForSale({quantityAvailable, continueSelling}: VariantRecord): number {
  return continueSelling || quantityAvailable === null ? Infinity : Math.max(0, quantityAvailable);
}
