import type {NewCartLine} from '../database/cart-store.ts';
import {piecesForSale} from '../database/records.ts';
import type {
  AttributeRecord,
  CartLineRecord,
  CartRecord,
  VariantRecord,
} from '../database/records.ts';
import type {Stores} from '../database/stores.ts';
import {requireNumber} from '../graphql/global-id-argument.ts';

export interface CartLineInput {
  merchandiseId: string;
  /** By default 1, also for null. */
  quantity?: number | null;
  attributes?: readonly AttributeRecord[] | null;
}

export interface CartUserError {
  code: string;
  field: string[];
  message: string;
}

export interface CartWarning {
  code: string;
  message: string;
  target: string;
}

export interface WantedLine extends NewCartLine {
  variant: VariantRecord;
}

/** @param path of the lines in the mutation's arguments */
export function checkLines(
  inputs: readonly CartLineInput[],
  path: readonly string[],
  stores: Stores,
): {lines: WantedLine[]; userErrors: CartUserError[]} {
  const checked = inputs.map((line, index) => checkLine(line, [...path, String(index)], stores));
  return {
    lines: checked.flatMap(({line}) => line ?? []),
    userErrors: checked.flatMap(({error}) => error ?? []),
  };
}

function checkLine(
  {merchandiseId, quantity, attributes}: CartLineInput,
  place: readonly string[],
  {products}: Stores,
): {line?: WantedLine; error?: CartUserError} {
  const variant = products.variantByNumber(requireNumber('ProductVariant', merchandiseId) ?? -1);
  if (!variant) {
    const message = `The merchandise with id ${merchandiseId} does not exist.`;
    return {error: {code: 'INVALID', field: [...place, 'merchandiseId'], message}};
  }
  const pieces = quantity ?? 1;
  if (pieces <= 0 || pieces >= 1_000_000) {
    const message = `The quantity for merchandise with id ${merchandiseId} must be greater than zero but less than 1000000.`;
    return {error: {code: 'INVALID', field: [...place, 'quantity'], message}};
  }
  return {
    line: {variant, variantNumber: variant.number, quantity: pieces, attributes: attributes ?? []},
  };
}

export function wantedAgain({number, variant, quantity, attributes}: CartLineRecord): WantedLine {
  return {number, variant, variantNumber: variant.number, quantity, attributes};
}

/** Merges lines of the same variant with the same attributes. */
export function mergeLines(lines: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const line of lines) {
    const key = `${line.variantNumber} ${JSON.stringify(line.attributes)}`;
    const known = merged.get(key);
    merged.set(key, known ? {...known, quantity: known.quantity + line.quantity} : line);
  }
  return [...merged.values()];
}

/** Limits each line to its variant's remaining stock. */
export function allotStock(wanted: readonly WantedLine[]): NewCartLine[] {
  const left = new Map<number, number>();
  return wanted.map(({number, variant, variantNumber, quantity, attributes}) => {
    const available = left.get(variantNumber) ?? piecesForSale(variant);
    const allotted = Math.min(quantity, available);
    left.set(variantNumber, available - allotted);
    return {...(number && {number}), variantNumber, quantity: allotted, attributes};
  });
}

export function stockWarnings(
  cart: CartRecord,
  wanted: readonly WantedLine[],
  {products}: Stores,
): CartWarning[] {
  return cart.lineList.flatMap((line, index): CartWarning[] => {
    const asked = wanted[index]?.quantity ?? line.quantity;
    if (line.quantity >= asked) return [];
    if (line.quantity > 0) {
      const pieces = line.quantity === 1 ? 'item was' : 'items were';
      const message = `Only ${line.quantity} ${pieces} added to your cart due to availability.`;
      return [{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message, target: line.id}];
    }
    const title = products.byNumber(line.variant.productNumber)?.title ?? '';
    const message = `The product '${title} - ${line.variant.title}' is already sold out.`;
    return [{code: 'MERCHANDISE_OUT_OF_STOCK', message, target: line.id}];
  });
}
