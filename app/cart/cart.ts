import {parseAmount, SEK, type MinorUnits} from '~/catalogue/money';
import type {ShopText} from '~/catalogue/product';
import {promises} from '~/shop/promises';
import {parseQuantity} from './quantity';

/** Shopify's id of a variant; a checkout with any other is refused as a whole. */
export const VARIANT_ID = /^gid:\/\/shopify\/ProductVariant\/\w+$/;

/** A line of the local cart (specification §3). */
export interface CartLine {
  variantId: string;
  variantTitle: string;
  /** 1 to 99 */
  quantity: number;
  /** What a piece costs; a line of an older version has no currency, and is in SEK. */
  price: {amount: string; currencyCode: string};
  /** A line of an older version has no `label`. */
  selectedOptions: ReadonlyArray<{name: string; value: string; label?: ShopText}>;
  product: {
    handle: string;
    title: string;
    /** The title in both languages; a line of an older version has only `title`. */
    titles?: ShopText;
    images: ReadonlyArray<{url: string; altText: string | null}>;
  };
  /** The amount that the shopper saw before the shop changed it. */
  previousPrice?: string;
  /** Present once the shop has stopped selling the variant. */
  unavailable?: true;
}

export type NewLine = Omit<CartLine, 'quantity' | 'previousPrice' | 'unavailable'>;

/** What the shop says today of a variant in the cart; absent from its answer if it is no longer sold. */
export interface CurrentVariant {
  id: string;
  price: {amount: string; currencyCode: string};
  availableForSale: boolean;
  titles?: ShopText;
}

/** One piece more of a variant: its line's quantity rises, or a line is appended (specification §4). */
export function addLine(lines: readonly CartLine[], added: NewLine): CartLine[] {
  const present = lines.find(({variantId}) => variantId === added.variantId);
  if (!present) return [...lines, {...added, quantity: 1}];
  return setQuantity(lines, added.variantId, present.quantity + 1);
}

/** @param value anything; what is no quantity leaves the lines as they are, 0 removes the line (specification §4) */
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

/** Today's prices and availability; a change stays visible on its line until the next refresh. */
export function refreshLines(
  lines: readonly CartLine[],
  asked: readonly string[],
  current: readonly CurrentVariant[],
): CartLine[] {
  return lines.map((line) => {
    if (!asked.includes(line.variantId)) return line;
    const variant = current.find(({id}) => id === line.variantId);
    const {previousPrice: _seen, unavailable: _former, ...rest} = line;
    if (!variant?.availableForSale) return {...rest, unavailable: true};
    const {amount, currencyCode} = variant.price;
    const changed =
      currencyCode === line.price.currencyCode &&
      parseAmount(amount, currencyCode) !== parseAmount(line.price.amount, currencyCode);
    return {
      ...rest,
      price: {amount, currencyCode},
      product: variant.titles ? {...line.product, titles: variant.titles} : line.product,
      ...(changed && {previousPrice: line.price.amount}),
    };
  });
}

/** The lines that go to the checkout. */
export function purchasableLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({unavailable}) => !unavailable);
}

export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, {quantity}) => sum + quantity, 0);
}

export function lineTotal({price, quantity}: CartLine): MinorUnits {
  return parseAmount(price.amount, price.currencyCode) * quantity;
}

/** What the checkout will ask for. */
export function cartTotal(lines: readonly CartLine[]): MinorUnits {
  return purchasableLines(lines).reduce((sum, line) => sum + lineTotal(line), 0);
}

/** The cart's currency: a shop has one, so that of its first line. */
export function cartCurrency(lines: readonly CartLine[]): string {
  return lines[0]?.price.currencyCode ?? SEK;
}

/**
 * What the lines still lack to free shipping: one rule for one parcel, whatever the language (specification §9).
 *
 * @returns 0 if nothing; undefined where the shop promises no free shipping in the cart's currency
 */
export function missingToFreeShipping(lines: readonly CartLine[]): MinorUnits | undefined {
  const {freeShippingOver: threshold} = promises;
  const currency = cartCurrency(lines);
  if (threshold.currencyCode !== currency) return undefined;
  return Math.max(0, parseAmount(threshold.amount, currency) - cartTotal(lines));
}
