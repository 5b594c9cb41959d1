import {parseAmount, type MinorUnits, type Money} from '~/catalogue/money';
import type {ShopText} from '~/catalogue/product';
import {parseQuantity} from './quantity';

/** Shopify's id of a cart, with the key that opens it. */
export const CART_ID = /^gid:\/\/shopify\/Cart\/[\w-]+(\?key=[\w-]+)?$/;

/** Lines that one cart of Shopify's holds, and so one checkout takes (help.shopify.com, "Cart limits"). */
export const MAX_LINES = 500;

/** What the cart keeps of a variant (specification §3). */
export interface NewLine {
  variantId: string;
  variantTitle: string;
  /** Unit price; a line of an older version has no currency and is in SEK. */
  price: Money;
  /** A line of an older version has no `label`. */
  selectedOptions: ReadonlyArray<{name: string; value: string; label?: ShopText}>;
  product: {
    handle: string;
    title: string;
    /** The title in both languages; a line of an older version has only `title`. */
    titles?: ShopText;
    images: ReadonlyArray<{url: string; altText: string | null}>;
    /** The handle of extra lenses for it, where the shop names some. */
    lenses?: string;
  };
  /** For sale but not in stock: delivered later. */
  currentlyNotInStock?: true;
}

/** A line of the local cart (specification §3). */
export interface CartLine extends NewLine {
  quantity: number;
  /** The amount that the shopper saw before the shop changed it. */
  previousPrice?: string;
  /** Present once the shop has stopped selling the variant. */
  unavailable?: true;
}

/** Adds one unit: raises the line's quantity or appends a line (specification §4). */
export function addLine(lines: readonly CartLine[], added: NewLine): CartLine[] {
  const present = lines.find(({variantId}) => variantId === added.variantId);
  if (!present) return [...lines, {...added, quantity: 1}];
  return setQuantity(lines, added.variantId, present.quantity + 1);
}

/** @param value any input; an invalid quantity changes nothing, 0 removes the line (specification §4) */
export function setQuantity(
  lines: readonly CartLine[],
  variantId: string,
  value: unknown,
): CartLine[] {
  const quantity = parseQuantity(value);
  if (quantity === undefined) return [...lines];
  if (quantity === 0) return lines.filter((line) => line.variantId !== variantId);
  return lines.map((line) => (line.variantId === variantId ? {...line, quantity} : line));
}

/** The lines that go to the checkout. */
export function purchasableLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({unavailable}) => !unavailable);
}

/** The cart's first frame with extra lenses in the shop, unless the cart has such lenses. */
export function frameWithLenses(lines: readonly CartLine[]): CartLine | undefined {
  const held = new Set(lines.map(({product}) => product.handle));
  return purchasableLines(lines).find(
    ({product: {lenses}}) => lenses !== undefined && !held.has(lenses),
  );
}

export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, {quantity}) => sum + quantity, 0);
}

export function lineTotal({price, quantity}: CartLine): MinorUnits {
  return parseAmount(price.amount, price.currencyCode) * quantity;
}

/** The checkout's sum in the cart's currency. */
export function cartTotal(lines: readonly CartLine[]): MinorUnits {
  return purchasableLines(lines).reduce((sum, line) => sum + lineTotal(line), 0);
}

/**
 * The currency of the lines that go to the checkout; undefined without such lines, or if the shop changed its currency
 * and the lines differ.
 */
export function cartCurrency(lines: readonly CartLine[]): string | undefined {
  const [currency, ...others] = new Set(
    purchasableLines(lines).map(({price}) => price.currencyCode),
  );
  return others.length === 0 ? currency : undefined;
}

/** A key of variants and quantities: while it is the same, the checkout still fits the lines. */
export function checkoutContent(lines: readonly CartLine[]): string {
  return purchasableLines(lines)
    .map(({variantId, quantity}) => `${quantity} × ${variantId}`)
    .join();
}
