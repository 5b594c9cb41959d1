import {parseAmount} from '~/catalogue/money';
import type {CartLine, NewLine} from './cart';

/** The shop's current data of a variant in the cart; a removed variant is missing from its answer. */
export interface CurrentVariant extends NewLine {
  availableForSale: boolean;
}

/** Puts a removed line back where it stood, unless its variant is in the cart again. */
export function putLineBack(lines: readonly CartLine[], line: CartLine, index: number): CartLine[] {
  if (lines.some(({variantId}) => variantId === line.variantId)) return [...lines];
  return [...lines.slice(0, index), line, ...lines.slice(index)];
}

/**
 * Updates the lines with the shop's current data; a changed price stays visible on its line until the next refresh.
 *
 * @returns the same array if nothing has changed
 */
export function refreshLines(
  lines: readonly CartLine[],
  asked: readonly string[],
  current: readonly CurrentVariant[],
): readonly CartLine[] {
  const variants = new Map(current.map((variant) => [variant.variantId, variant]));
  const refreshed = lines.map((line) => {
    if (!asked.includes(line.variantId)) return line;
    const variant = variants.get(line.variantId);
    return variant ? refreshLine(line, variant) : withoutSale(line);
  });
  return JSON.stringify(refreshed) === JSON.stringify(lines) ? lines : refreshed;
}

function refreshLine(line: CartLine, {availableForSale, ...today}: CurrentVariant): CartLine {
  const {amount, currencyCode} = today.price;
  const changed =
    currencyCode === line.price.currencyCode &&
    parseAmount(amount, currencyCode) !== parseAmount(line.price.amount, currencyCode);
  const refreshed = {...today, quantity: line.quantity};
  if (!availableForSale) return {...refreshed, unavailable: true};
  return changed ? {...refreshed, previousPrice: line.price.amount} : refreshed;
}

function withoutSale({previousPrice: _seen, ...line}: CartLine): CartLine {
  return {...line, unavailable: true};
}

/** Marks the lines that the shop refuses to sell. */
export function markUnavailable(
  lines: readonly CartLine[],
  variantIds: readonly string[],
): readonly CartLine[] {
  return lines.map((line) => (variantIds.includes(line.variantId) ? withoutSale(line) : line));
}
