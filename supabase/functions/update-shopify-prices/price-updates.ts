/** One price to change: specification §3, "Price update item". */
export interface PriceUpdate {
  /** `gid://shopify/ProductVariant/<number>` */
  variantId: string;
  /** In the shop's currency, with a point and its decimals, which are three at most: `1299.50`. */
  price: string;
}

/** What became of one update. */
export interface PriceUpdateResult {
  variantId: string;
  success: boolean;
  /** Why not; for the owner to read. */
  error?: string;
}

/** More than any shop of this kind has variants; 20 times what its page saves at once. */
const MAX_UPDATES = 10_000;

/** Bytes; `MAX_UPDATES` updates with the longest ids and prices need some 900 000. */
export const MAX_BODY_BYTES = 1_000_000;

/** A pair of sunglasses for a million is a slip of the keyboard. */
const MAX_PRICE = 1_000_000;

const VARIANT_ID = /^gid:\/\/shopify\/ProductVariant\/[1-9]\d{0,19}$/;
const PRICE = /^(0|[1-9]\d{0,6})(\.\d{1,3})?$/;

/** Thrown for a body that is refused as a whole, before anything is changed. The message is for the caller. */
export class InvalidBodyError extends Error {
  readonly status: 400 | 413;

  constructor(message: string, status: 400 | 413 = 400) {
    super(message);
    this.status = status;
  }
}

/**
 * Takes `{updates: [{variantId, price}]}` apart; specification §7.4. A single update out of shape refuses all:
 * its sender has a bug, and half a price list is worse than none.
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
  if (list.length > MAX_UPDATES) {
    throw new InvalidBodyError(
      `At most ${MAX_UPDATES} updates can be sent at once, not ${list.length}.`,
      413,
    );
  }
  return list.map(parseUpdate);
}

function parseUpdate(update: unknown, index: number): PriceUpdate {
  if (!isRecord(update)) throw new InvalidBodyError(`updates[${index}] is not an object.`);
  const {variantId, price} = update;
  if (typeof variantId !== 'string' || !VARIANT_ID.test(variantId)) {
    throw new InvalidBodyError(
      `updates[${index}].variantId must be gid://shopify/ProductVariant/<number>.`,
    );
  }
  if (typeof price !== 'string' || !PRICE.test(price) || Number(price) > MAX_PRICE) {
    throw new InvalidBodyError(
      `updates[${index}].price must be a text such as "1299.50": from 0 to ${MAX_PRICE}, with at most three decimals.`,
    );
  }
  return {variantId, price};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidBodyError('The body is not JSON.');
  }
}

/** Whether a value is an object whose properties can be asked for. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
