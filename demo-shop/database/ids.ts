import {createHash} from 'node:crypto';

/** Types whose global ids the demo shop hands out and understands. */
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

/** A number that is always the same for the same name, so that ids outlive a reseeding. Below 10^digits. */
export function stableNumber(name: string, digits: number): number {
  const hash = createHash('sha256').update(name).digest().readUIntBE(0, 6);
  return hash % 10 ** digits;
}

/**
 * Thirteen digits, like Shopify's. Shopify's ids grow with time and its default order is by id, so
 * the minute of creation leads and the handle's hash only tells products of one minute apart.
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
  /** What follows the type, without query parameters. */
  id: string;
  parameters: URLSearchParams;
}

/** Takes `gid://shopify/Type/id?key=value` apart; undefined for anything else. */
export function parseGlobalId(text: string): ParsedGlobalId | undefined {
  const match = /^gid:\/\/shopify\/([A-Za-z]+)\/([^/?#]+)(?:\?(.*))?$/.exec(text);
  if (!match) return undefined;
  const [, type = '', id = '', query = ''] = match;
  return {type, id, parameters: new URLSearchParams(query)};
}

/** The number behind a global id of the wanted type; undefined for another type or a non-number. */
export function numberOfGlobalId(type: GlobalIdType, text: string): number | undefined {
  const parsed = parseGlobalId(text);
  if (parsed?.type !== type || !/^\d{1,15}$/.test(parsed.id)) return undefined;
  return Number(parsed.id);
}
