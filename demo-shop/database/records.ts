import type {Metafield} from '../catalogues/goods.ts';

/**
 * Records of the stores. A property with the name of a field in Shopify's schema resolves that field; methods load more
 * from the database once, so a record lives for one request.
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
    /** `#rrggbb`, if the option is a colour. */
    colour: string | undefined;
    /** Option and value in the goods' own language: ids are the same in all languages. */
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
  /** Units in stock, below 0 if oversold; null if not counted. */
  quantityAvailable: number | null;
  /** For sale although out of stock. */
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
  /** Base64. */
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
  /** The secret that opens the cart: part of its id and its checkout URL. */
  key: string;
  id: string;
  note: string | null;
  attributes: readonly AttributeRecord[];
  buyer: BuyerRecord;
  createdAt: string;
  updatedAt: string;
  lineList: readonly CartLineRecord[];
}

/** The cart's buyer identity. */
export interface BuyerRecord {
  /** Of the request that created the cart; its checkout uses it. */
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

/** Infinite if the stock is not counted or does not matter. */
export function piecesForSale({quantityAvailable, continueSelling}: VariantRecord): number {
  return continueSelling || quantityAvailable === null ? Infinity : Math.max(0, quantityAvailable);
}
