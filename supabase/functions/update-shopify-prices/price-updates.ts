import {limits, PRICE, VARIANT_ID} from './limits.ts';
import type {Reason} from './reasons.ts';

/** One price to change: specification §3, "Price update item". */
export interface PriceUpdate {
  /** `gid://shopify/ProductVariant/<number>` */
  variantId: string;
  /** In the shop's currency, with a point and at most three decimals: `1299.50`. */
  price: string;
  /** The compare-at price; null removes it, undefined keeps it. */
  compareAtPrice?: string | null;
}

/** The result of one update; a failure has a code and a detail. */
export interface PriceUpdateResult extends Partial<Reason> {
  variantId: string;
  success: boolean;
  /** True if Shopify may have changed the price without confirming it. */
  inDoubt?: true;
}

/** Thrown to refuse a whole body before any change. The message is for the caller. */
export class InvalidBodyError extends Error {
  readonly status: 400 | 413;

  constructor(message: string, status: 400 | 413 = 400) {
    super(message);
    this.status = status;
  }
}

/**
 * Parses `{updates: [{variantId, price}]}`; specification §7.4. One malformed update refuses all: its sender has a bug,
 * and half a price list is worse than none.
 *
 * @throws InvalidBodyError
 */
export function parsePriceUpdates(text: string): PriceUpdate[] {
  const body = parseJson(text);
  const list = isRecord(body) ? body.updates : undefined;
  if (!Array.isArray(list)) {
    throw new InvalidBodyError('The body must be {"updates": [{"variantId": …, "price": …}]}.');
  }
  if (list.length === 0) throw new InvalidBodyError('There is nothing in updates.');
  if (list.length > limits.updates) {
    throw new InvalidBodyError(
      `At most ${limits.updates} updates can be sent at once, not ${list.length}.`,
      413,
    );
  }
  return list.map(parseUpdate);
}

function parseUpdate(update: unknown, index: number): PriceUpdate {
  if (!isRecord(update)) throw new InvalidBodyError(`updates[${index}] is not an object.`);
  const {variantId, price, compareAtPrice} = update;
  if (typeof variantId !== 'string' || !VARIANT_ID.test(variantId)) {
    throw new InvalidBodyError(
      `updates[${index}].variantId must be gid://shopify/ProductVariant/<number>.`,
    );
  }
  if (!isPrice(price)) throw new InvalidBodyError(`updates[${index}].price ${PRICE_SENTENCE}`);
  if (compareAtPrice === undefined) return {variantId, price};
  if (compareAtPrice !== null && !isPrice(compareAtPrice)) {
    throw new InvalidBodyError(
      `updates[${index}].compareAtPrice is not null and ${PRICE_SENTENCE}`,
    );
  }
  return {variantId, price, compareAtPrice};
}

const PRICE_SENTENCE = `must be a text such as "1299.50", with at most ${limits.digits} digits and ${limits.decimals} decimals.`;

function isPrice(value: unknown): value is string {
  return typeof value === 'string' && PRICE.test(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidBodyError('The body is not JSON.');
  }
}

/** Whether a value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
