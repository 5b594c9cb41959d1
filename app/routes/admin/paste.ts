import type {Listed, ListedVariant} from './changes';
import {parsePriceInput, type PriceFault} from './price-text';

/** A line that changes nothing, and why. */
export interface PasteFault {
  line: string;
  reason: PriceFault | 'unknown' | 'ambiguous' | 'beyond' | 'twice';
}

export interface Pasted {
  /** Texts for price fields, by variant id. */
  filled: ReadonlyMap<string, string>;
  faults: readonly PasteFault[];
}

/** Lines that a paste may have: as many as a large shop has variants. */
const MOST_LINES = 50_000;

/** An article number and what comes after it; a comma may also stand in the price. */
const PAIR = /^\s*([^\t;,]+?)\s*[\t;,]\s*(.+)$/;

/**
 * What a paste from a spreadsheet means: lines of `article number, price` fill the rows of those numbers, anything else
 * is a column for a row and those below it, in which an empty cell leaves its row alone. What does not fit is listed
 * and changes nothing.
 *
 * @param column the row that was pasted into and those below it, in the list's order
 * @returns nothing for text of a single line and column, which the field takes by itself
 */
export function readPaste(
  text: string,
  column: readonly ListedVariant[],
  listed: Listed,
): Pasted | undefined {
  // Spreadsheets end the last line, too.
  const lines = text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .slice(0, MOST_LINES);
  const bySku = skusOf(listed);
  const isPairs = lines.some((line) => {
    const sku = PAIR.exec(line)?.[1];
    return line.includes('\t') || (sku !== undefined && bySku.has(keyOf(sku)));
  });
  if (lines.length < 2 && !isPairs) return undefined;
  const filled = new Map<string, string>();
  const faults: PasteFault[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const [, sku = line, typed = ''] = PAIR.exec(line) ?? [];
    const found = isPairs ? bySku.get(keyOf(sku)) : column[index];
    const price = (isPairs ? typed : line).trim();
    if (!found) faults.push({line, reason: isPairs ? 'unknown' : 'beyond'});
    else if (found === 'ambiguous') faults.push({line, reason: found});
    else {
      const {product, variant} = found;
      const input = parsePriceInput(price, product.currencyCode, variant.price);
      if ('fault' in input) faults.push({line, reason: input.fault});
      else if (filled.has(variant.id)) faults.push({line, reason: 'twice'});
      else filled.set(variant.id, price);
    }
  }
  return {filled, faults};
}

function skusOf(listed: Listed): Map<string, ListedVariant | 'ambiguous'> {
  const bySku = new Map<string, ListedVariant | 'ambiguous'>();
  for (const found of listed.values()) {
    const key = keyOf(found.variant.sku);
    if (key !== '') bySku.set(key, bySku.has(key) ? 'ambiguous' : found);
  }
  return bySku;
}

function keyOf(sku: string): string {
  return sku.trim().toLowerCase();
}
