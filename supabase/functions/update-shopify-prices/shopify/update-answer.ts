import {isRecord} from '../price-updates.ts';
import {saidByShopify, type Reason} from '../reasons.ts';

/** A variant's new price; null removes the compare-at price, undefined keeps it. */
export interface VariantPrice {
  id: string;
  price: string;
  compareAtPrice?: string | null;
}

export interface UpdateAnswer {
  /** Ids of variants that Shopify returned with the new price. */
  saved: string[];
  /** Reasons by variant id. */
  refused: Map<string, Reason>;
  /** Variants that Shopify did not return, or with another price. */
  unsaved: VariantPrice[];
  /** Why the others are not saved, if Shopify says so. */
  reason: Reason;
}

/**
 * Sorts the variants of one `productVariantsBulkUpdate` by its payload. User errors name a variant by its index in the
 * input (`["variants", "3", "price"]`). No error does not prove that a variant was saved: the payload must also show
 * its new price.
 */
export function readUpdateAnswer(
  payload: unknown,
  variants: readonly VariantPrice[],
): UpdateAnswer {
  const {productVariants, userErrors} = isRecord(payload) ? payload : {};
  const messages = new Map<string, string>();
  const general: string[] = [];
  for (const {field, message} of records(userErrors)) {
    const variant = variants[placeIn(field)];
    if (!variant) general.push(String(message));
    else messages.set(variant.id, join(messages.get(variant.id), String(message)));
  }

  const shown = new Map(records(productVariants).map((variant) => [variant.id, variant]));
  const saved: string[] = [];
  const unsaved: VariantPrice[] = [];
  for (const variant of variants) {
    if (messages.has(variant.id)) continue;
    if (isShown(variant, shown.get(variant.id))) saved.push(variant.id);
    else unsaved.push(variant);
  }
  return {
    saved,
    refused: new Map([...messages].map(([id, message]) => [id, saidByShopify(message)])),
    unsaved,
    reason: general.length > 0 ? saidByShopify(general.join(', ')) : {code: 'not-saved'},
  };
}

function isShown(
  {price, compareAtPrice}: VariantPrice,
  shown: Record<string, unknown> | undefined,
): boolean {
  if (!shown || !samePrice(shown.price, price)) return false;
  if (compareAtPrice === undefined) return true;
  if (compareAtPrice === null) return shown.compareAtPrice === null;
  return samePrice(shown.compareAtPrice, compareAtPrice);
}

function records(list: unknown): Array<Record<string, unknown>> {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** The index in `["variants", "3", …]`; -1 for an error about no single variant. */
function placeIn(field: unknown): number {
  if (!Array.isArray(field) || field[0] !== 'variants') return -1;
  return /^\d+$/.test(String(field[1])) ? Number(field[1]) : -1;
}

function join(known: string | undefined, text: string): string {
  return known === undefined ? text : `${known}, ${text}`;
}

/** Whether two decimal strings are the same amount: Shopify returns `1299.00` for `1299`. */
function samePrice(shown: unknown, wanted: string): boolean {
  return typeof shown === 'string' && normalised(shown) === normalised(wanted);
}

function normalised(price: string): string {
  return price.includes('.') ? price.replace(/\.?0+$/, '') : price;
}
