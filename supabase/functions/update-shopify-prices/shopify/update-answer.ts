import {isRecord} from '../price-updates.ts';
import {saidByShopify, type Reason} from '../reasons.ts';

/** A variant and what it is to cost; a former price that is null is removed, one left out stays as it is. */
export interface VariantPrice {
  id: string;
  price: string;
  compareAtPrice?: string | null;
}

export interface UpdateAnswer {
  /** Ids of variants that Shopify shows with the price that they were to get. */
  saved: string[];
  /** Reasons by variant id. */
  refused: Map<string, Reason>;
  /** Variants of which Shopify says nothing, or shows another price. */
  unsaved: VariantPrice[];
  /** Why the unsaved ones are not saved, as far as Shopify says. */
  reason: Reason;
}

/**
 * Sorts the variants of one `productVariantsBulkUpdate` by what its payload says of them. User errors name a variant
 * by its place in the input (`["variants", "3", "price"]`). As a variant without an error is not proof that it was
 * saved, each must also be shown with its new price.
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

/** The number in `["variants", "3", …]`; -1 for an error that is about no single variant. */
function placeIn(field: unknown): number {
  if (!Array.isArray(field) || field[0] !== 'variants') return -1;
  return /^\d+$/.test(String(field[1])) ? Number(field[1]) : -1;
}

function join(known: string | undefined, text: string): string {
  return known === undefined ? text : `${known}, ${text}`;
}

/** Whether two decimal texts mean the same amount: Shopify answers `1299` with `1299.00`. */
function samePrice(shown: unknown, wanted: string): boolean {
  return typeof shown === 'string' && normalised(shown) === normalised(wanted);
}

function normalised(price: string): string {
  return price.includes('.') ? price.replace(/\.?0+$/, '') : price;
}
