import {formatOre, parseAmount, type Ore} from '~/catalogue/money';
import type {SelectedOption} from '~/catalogue/product';
import type {Language, LocalizedText} from '~/i18n/languages';
import {parseQuantity} from './quantity';

/** Shopify's id of a variant; a checkout with any other is refused as a whole. */
export const VARIANT_ID = /^gid:\/\/shopify\/ProductVariant\/\w+$/;

/** A line of the local cart (specification §3). */
export interface CartLine {
  variantId: string;
  variantTitle: string;
  /** 1 to 99 */
  quantity: number;
  /** SEK, a decimal string: what a piece costs. */
  price: {amount: string};
  selectedOptions: readonly SelectedOption[];
  product: {
    handle: string;
    title: string;
    /** The title in both languages; a line of an older version has only `title`. */
    titles?: LocalizedText;
    images: ReadonlyArray<{url: string; altText: string | null}>;
  };
  /** SEK: the price that the shopper saw before the shop changed it. */
  previousPrice?: string;
  /** Present once the shop has stopped selling the variant. */
  unavailable?: true;
}

export type NewLine = Omit<CartLine, 'quantity' | 'previousPrice' | 'unavailable'>;

/** What the shop says today of a variant in the cart; absent from its answer if it is no longer sold. */
export interface CurrentVariant {
  id: string;
  price: string;
  availableForSale: boolean;
  titles?: LocalizedText;
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
    const changed = parseAmount(variant.price) !== parseAmount(line.price.amount);
    return {
      ...rest,
      price: {amount: variant.price},
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

export function lineTotal({price, quantity}: CartLine): Ore {
  return parseAmount(price.amount) * quantity;
}

/** What the checkout will ask for. */
export function cartTotal(lines: readonly CartLine[]): Ore {
  return purchasableLines(lines).reduce((sum, line) => sum + lineTotal(line), 0);
}

/** Free shipping over 499 SEK in Swedish and $100, a tenth of a krona each, in English (specification §9). */
const FREE_SHIPPING: Readonly<Record<Language, Ore>> = {sv: 499_00, en: 1000_00};

/** What a total still lacks to free shipping, as the visitor reads it; undefined if nothing. */
export function missingToFreeShipping(total: Ore, language: Language): string | undefined {
  const missing = FREE_SHIPPING[language] - total;
  return missing > 0 ? formatOre(missing, language) : undefined;
}
