import {isRecord} from '../price-updates.ts';
import {reasons} from '../reasons.ts';

interface VariantPrice {
  id: string;
  price: string;
}

export interface UpdateAnswer<Variant> {
  /** Ids of variants that Shopify shows with the price that they were to get. */
  saved: string[];
  /** Reasons by variant id. */
  refused: Map<string, string>;
  /** Variants of which Shopify says nothing, or shows another price. */
  unsaved: Variant[];
  /** Why the unsaved ones are not saved, as far as Shopify says. */
  reason: string;
}

/**
 * Sorts the variants of one `productVariantsBulkUpdate` by what its payload says of them. User errors name a variant
 * by its place in the input (`["variants", "3", "price"]`). As a variant without an error is not proof that it was
 * saved, each must also be shown with its new price.
 */
export function readUpdateAnswer<Variant extends VariantPrice>(
  payload: unknown,
  variants: readonly Variant[],
): UpdateAnswer<Variant> {
  const {productVariants, userErrors} = isRecord(payload) ? payload : {};
  const refused = new Map<string, string>();
  const general: string[] = [];
  for (const {field, message} of records(userErrors)) {
    const text = String(message).slice(0, 300);
    const variant = variants[placeIn(field)];
    if (!variant) general.push(text);
    else refused.set(variant.id, join(refused.get(variant.id), text));
  }

  const shown = new Map(records(productVariants).map(({id, price}) => [id, price]));
  const saved: string[] = [];
  const unsaved: Variant[] = [];
  for (const variant of variants) {
    if (refused.has(variant.id)) continue;
    if (samePrice(shown.get(variant.id), variant.price)) saved.push(variant.id);
    else unsaved.push(variant);
  }
  return {saved, refused, unsaved, reason: general.join(', ') || reasons.notSaved};
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
