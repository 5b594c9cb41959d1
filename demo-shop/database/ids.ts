import {createHash} from 'node:crypto';

/** Types of global ids. */
export type GlobalIdType =
  | 'Cart'
  | 'CartLine'
  | 'Collection'
  | 'MediaImage'
  | 'Metafield'
  | 'Product'
  | 'ProductImage'
  | 'ProductOption'
  | 'ProductOptionValue'
  | 'ProductVariant'
  | 'Shop'
  | 'ShopPolicy'
  | 'UrlRedirect';

/** A stable number for a name, below 10^digits: ids survive a reseeding. */
export function stableNumber(name: string, digits: number): number {
  const hash = createHash('sha256').update(name).digest().readUIntBE(0, 6);
  return hash % 10 ** digits;
}

/**
 * Thirteen digits, like Shopify's. Shopify's ids grow with time and determine the default order, so the minute of
 * creation comes first, then a hash of the handle.
 */
export function productId(handle: string, createdAt: string): number {
  const minute = Math.floor((Date.parse(createdAt) - Date.UTC(2010, 0, 1)) / 60_000);
  return minute * 1_000_000 + stableNumber(`product:${handle}`, 6);
}

/** Fourteen digits from a name that is unique within its kind (a sku, a file name, a handle). */
export function stableId(kind: string, name: string): number {
  return 40_000_000_000_000 + stableNumber(`${kind}:${name}`, 13);
}

export function globalId(type: GlobalIdType, id: number | string): string {
  return `gid://shopify/${type}/${id}`;
}

export interface ParsedGlobalId {
  type: string;
  /** The part after the type, without query parameters. */
  id: string;
  parameters: URLSearchParams;
}

/** Parses `gid://shopify/Type/id?key=value`; undefined for anything else. */
export function parseGlobalId(text: string): ParsedGlobalId | undefined {
  const match = /^gid:\/\/shopify\/([A-Za-z]+)\/([^/?#]+)(?:\?(.*))?$/.exec(text);
  if (!match) return undefined;
  const [, type = '', id = '', query = ''] = match;
  return {type, id, parameters: new URLSearchParams(query)};
}

/** The number in a global id of a type; undefined for another type or a non-number. */
export function numberOfGlobalId(type: GlobalIdType, text: string): number | undefined {
  const parsed = parseGlobalId(text);
  if (parsed?.type !== type || !/^\d{1,15}$/.test(parsed.id)) return undefined;
  return Number(parsed.id);
}
