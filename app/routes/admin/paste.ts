import type {Listed, ListedVariant} from './changes';
import {parsePriceInput, type PriceFault} from './price-text';

/** A skipped line with its reason. */
export interface PasteFault {
  line: string;
  reason: PriceFault | 'unknown' | 'ambiguous' | 'beyond' | 'twice';
}

export interface Pasted {
  /** Texts for price fields, by variant id. */
  filled: ReadonlyMap<string, string>;
  faults: readonly PasteFault[];
}

/** Limit of lines: the variants of a large shop. */
const MAX_LINES = 50_000;

/** An article number and the rest; the price may contain a comma too. */
const PAIR = /^\s*([^\t;,]+?)\s*[\t;,]\s*(.+)$/;

/**
 * Parses a paste from a spreadsheet. Lines of `article number, price` fill the rows with those numbers; anything else
 * is a column that fills a row and those below it, and an empty cell skips its row. Lines that do not fit are listed.
 *
 * @param column the target row and those below it, in the list's order
 * @returns undefined for a single cell, which the field handles itself
 */
export function readPaste(
  text: string,
  column: readonly ListedVariant[],
  listed: Listed,
): Pasted | undefined {
  // Spreadsheets also end the last line with a line break.
  const lines = text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .slice(0, MAX_LINES);
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
