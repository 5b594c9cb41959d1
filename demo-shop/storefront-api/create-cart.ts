import type {NewCartLine} from '../database/cart-store.ts';
import type {AttributeRecord, CartRecord, VariantRecord} from '../database/records.ts';
import type {Stores} from '../database/stores.ts';
import {checkInputSize} from './input-size.ts';
import {requireNumber} from './global-id-argument.ts';

/** The part of `CartInput` that the demo shop acts upon. */
export interface CartInput {
  lines?: readonly CartLineInput[] | null;
  note?: string | null;
  attributes?: readonly AttributeRecord[] | null;
}

interface CartLineInput {
  merchandiseId: string;
  /** Missing is 1; null is what a client sends that means the same. */
  quantity?: number | null;
  attributes?: readonly AttributeRecord[] | null;
}

export interface CartUserError {
  code: string;
  field: string[];
  message: string;
}

interface CartWarning {
  code: 'MERCHANDISE_NOT_ENOUGH_STOCK' | 'MERCHANDISE_OUT_OF_STOCK';
  message: string;
  target: string;
}

export interface CartCreatePayload {
  cart: CartRecord | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

interface WantedLine extends NewCartLine {
  variant: VariantRecord;
}

const LONGEST_NOTE = 5000;

/**
 * Makes a cart as Shopify does: a line that cannot be is a user error and there is no cart; too little stock
 * is a warning, and the cart holds what there is, a sold-out line with quantity 0.
 *
 * Wordings and codes are those that clients of the real API have recorded in their tests and logs.
 *
 * @throws GraphQLError for more than 250 lines and for ids that are no global ids.
 */
export function createCart(input: CartInput, stores: Stores): CartCreatePayload {
  const inputs = input.lines ?? [];
  checkInputSize(inputs, ['cartCreate', 'input', 'lines']);
  checkInputSize(input.attributes ?? [], ['cartCreate', 'input', 'attributes']);
  const checked = inputs.map((line, index) => checkLine(line, index, stores));
  const userErrors = checked.flatMap(({error}) => error ?? []);
  if ((input.note ?? '').length > LONGEST_NOTE) {
    const message = `The note exceeds the maximum number of ${LONGEST_NOTE} characters.`;
    userErrors.push({code: 'NOTE_TOO_LONG', field: ['input', 'note'], message});
  }
  if (userErrors.length > 0) return {cart: null, userErrors, warnings: []};

  const wanted = mergeLines(checked.flatMap(({line}) => line ?? []));
  const lines = allotStock(wanted);
  const token = stores.carts.create({
    note: input.note ?? null,
    attributes: input.attributes ?? [],
    lines,
  });
  const cart = stores.carts.find(token, stores.carts.keyOf(token)) ?? null;
  return {cart, userErrors, warnings: cart ? stockWarnings(cart, wanted, stores) : []};
}

function checkLine(
  {merchandiseId, quantity, attributes}: CartLineInput,
  index: number,
  {products}: Stores,
): {line?: WantedLine; error?: CartUserError} {
  const field = (name: string) => ['input', 'lines', String(index), name];
  const variant = products.variantByNumber(requireNumber('ProductVariant', merchandiseId) ?? -1);
  if (!variant) {
    const message = `The merchandise with id ${merchandiseId} does not exist.`;
    return {error: {code: 'INVALID', field: field('merchandiseId'), message}};
  }
  const pieces = quantity ?? 1;
  if (pieces <= 0 || pieces >= 1_000_000) {
    const message = `The quantity for merchandise with id ${merchandiseId} must be greater than zero but less than 1000000.`;
    return {error: {code: 'INVALID', field: field('quantity'), message}};
  }
  return {
    line: {variant, variantNumber: variant.number, quantity: pieces, attributes: attributes ?? []},
  };
}

/** Lines for the same variant with the same attributes become one. */
function mergeLines(lines: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const line of lines) {
    const key = `${line.variantNumber} ${JSON.stringify(line.attributes)}`;
    const known = merged.get(key);
    merged.set(key, known ? {...known, quantity: known.quantity + line.quantity} : line);
  }
  return [...merged.values()];
}

/** Gives each line what is left of its variant's stock. */
function allotStock(wanted: readonly WantedLine[]): NewCartLine[] {
  const left = new Map<number, number>();
  return wanted.map(({variant, variantNumber, quantity, attributes}) => {
    const available = left.get(variantNumber) ?? Math.max(0, variant.quantityAvailable);
    const allotted = Math.min(quantity, available);
    left.set(variantNumber, available - allotted);
    return {variantNumber, quantity: allotted, attributes};
  });
}

function stockWarnings(
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
