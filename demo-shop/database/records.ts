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
  optionNames: ReadonlyArray<{
    name: string;
    values: readonly string[];
    /** Colours by value, as `#rrggbb`, where the option is about one. */
    swatches?: Readonly<Record<string, string>>;
  }>;
  createdAt: string;
  updatedAt: string;
  publishedAt: string;
  tagList(): string[];
  imageList(): ImageRecord[];
  variantList(): VariantRecord[];
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
  /** Pieces in stock; sold out at 0. */
  quantityAvailable: number;
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
  createdAt: string;
  updatedAt: string;
  lineList: readonly CartLineRecord[];
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
  return variant.quantityAvailable > 0;
}
