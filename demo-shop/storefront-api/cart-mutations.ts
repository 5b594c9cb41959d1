import type {AttributeRecord, BuyerRecord, CartRecord} from '../database/records.ts';
import {
  allotStock,
  checkLines,
  mergeLines,
  stockWarnings,
  wantedAgain,
  type CartLineInput,
  type CartUserError,
  type CartWarning,
} from './cart-lines.ts';
import {percentOff} from './cart-totals.ts';
import type {ShopContext} from './context.ts';
import {requireGlobalId} from '../graphql/global-id-argument.ts';
import {checkInputSize} from '../graphql/input-size.ts';

/** The part of `CartInput` that the demo shop uses. */
export interface CartInput {
  lines?: readonly CartLineInput[] | null;
  note?: string | null;
  attributes?: readonly AttributeRecord[] | null;
  discountCodes?: readonly string[] | null;
  buyerIdentity?: Pick<BuyerRecord, 'countryCode' | 'email' | 'phone'> | null;
}

export interface CartPayload {
  cart: CartRecord | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

const MAX_NOTE_LENGTH = 5000;

/** Shopify's limit, beyond the 250 lines of one call (help.shopify.com, "Cart limits"). */
const MAX_LINES = 500;

/**
 * Creates a cart like Shopify: an invalid line is a user error without a cart; too little stock is a warning, and the
 * cart has the available quantity, 0 for a sold-out line.
 *
 * Messages and codes as recorded in tests and logs of real API clients.
 *
 * @throws GraphQLError for more than 250 lines and for malformed ids.
 */
export function createCart(input: CartInput, context: ShopContext): CartPayload {
  const {stores, askedLanguage, country} = context;
  const inputs = input.lines ?? [];
  checkInputSize(inputs, ['cartCreate', 'input', 'lines']);
  checkInputSize(input.attributes ?? [], ['cartCreate', 'input', 'attributes']);
  checkInputSize(input.discountCodes ?? [], ['cartCreate', 'input', 'discountCodes']);
  const {lines, userErrors} = checkLines(inputs, ['input', 'lines'], stores);
  if ((input.note ?? '').length > MAX_NOTE_LENGTH) {
    const message = `The note exceeds the maximum number of ${MAX_NOTE_LENGTH} characters.`;
    userErrors.push({code: 'NOTE_TOO_LONG', field: ['input', 'note'], message});
  }
  if (userErrors.length > 0) return {cart: null, userErrors, warnings: []};

  const wanted = mergeLines(lines);
  const {countryCode = country, email, phone} = input.buyerIdentity ?? {};
  const discountCodes = input.discountCodes ?? [];
  const token = stores.carts.create({
    note: input.note ?? null,
    attributes: input.attributes ?? [],
    buyer: {language: askedLanguage, countryCode, email, phone, discountCodes},
    lines: allotStock(wanted),
  });
  const cart = stores.carts.find(token, stores.carts.keyOf(token)) ?? null;
  const warnings = cart
    ? [...stockWarnings(cart, wanted, stores), ...discountWarnings(cart, context)]
    : [];
  return {cart, userErrors, warnings};
}

/**
 * Adds lines to a cart or raises the quantity of existing ones.
 *
 * @throws GraphQLError for more than 250 lines and for malformed ids.
 */
export function addLines(
  {cartId, lines: inputs}: {cartId: string; lines: readonly CartLineInput[]},
  {stores}: ShopContext,
): CartPayload {
  checkInputSize(inputs, ['cartLinesAdd', 'lines']);
  const {id: token, parameters} = requireGlobalId(cartId);
  const before = stores.carts.find(token, parameters.get('key'));
  if (!before) {
    return refused('INVALID', ['cartId'], 'The specified cart does not exist.');
  }
  const {lines, userErrors} = checkLines(inputs, ['lines'], stores);
  if (userErrors.length > 0) return {cart: null, userErrors, warnings: []};
  const wanted = mergeLines([...before.lineList.map(wantedAgain), ...lines]);
  if (wanted.length > MAX_LINES) {
    const message = `The cart cannot hold more than ${MAX_LINES} lines.`;
    return refused('CART_TOO_LARGE', ['lines'], message);
  }
  stores.carts.replaceLines(token, allotStock(wanted));
  const cart = stores.carts.find(token, before.key) ?? null;
  return {cart, userErrors, warnings: cart ? stockWarnings(cart, wanted, stores) : []};
}

function refused(code: string, field: string[], message: string): CartPayload {
  return {cart: null, userErrors: [{code, field, message}], warnings: []};
}

function discountWarnings(cart: CartRecord, {facts}: ShopContext): CartWarning[] {
  return (cart.buyer.discountCodes ?? [])
    .filter((code) => percentOff(code, facts) === 0)
    .map((code) => ({
      code: 'DISCOUNT_NOT_FOUND',
      message: `The discount code ${code} isn't valid for the items in your cart`,
      target: cart.id,
    }));
}
