import {fill} from '~/i18n/fill';
import type {Language} from '~/i18n/languages';
import {compareBy, OWN_PAIR_KEY, type Widths} from './comparison';
import {parsePair, writePair, type OwnPair} from './parse-pair';
import {text} from './text';

/** What an earlier visit kept; undefined where that is nothing, or nothing that can be read. */
export function readOwnPair(): OwnPair | undefined {
  try {
    return parsePair(localStorage.getItem(OWN_PAIR_KEY) ?? '');
  } catch {
    // Storage may be switched off.
    return undefined;
  }
}

/** Compares with the pair that an earlier visit kept, and with what other tabs keep from then on. */
export function recallOwnPair(): void {
  compareWith(readOwnPair());
  addEventListener('storage', ({key}) => {
    if (key === OWN_PAIR_KEY || key === null) compareWith(readOwnPair());
  });
}

/** @param pair undefined to forget it */
export function keepOwnPair(pair: OwnPair | undefined): void {
  compareWith(pair);
  try {
    if (pair) localStorage.setItem(OWN_PAIR_KEY, writePair(pair));
    else localStorage.removeItem(OWN_PAIR_KEY);
  } catch {
    // As above: it then serves this page alone.
  }
}

function compareWith(pair: OwnPair | undefined): void {
  compareBy(pair && ((widths, language) => comparison(pair, widths, language)));
}

/** `2 mm wider than yours`; undefined where the shop does not say what the pair is compared by. */
export function comparison(pair: OwnPair, widths: Widths, language: Language): string | undefined {
  const compared = comparedWidths(pair, widths);
  if (!compared) return undefined;
  const exact = compared.theirs - compared.own;
  // Half a millimetre counts as a whole one, whichever of both is wider.
  const difference = Math.sign(exact) * Math.round(Math.abs(exact));
  const kind = difference > 0 ? 'wider' : difference < 0 ? 'narrower' : 'same';
  const count = String(Math.abs(difference));
  return fill(text[pair.kind][kind][language], () => count);
}

/** mm: of the same part of both, which is the whole front, or what a mark tells of it. */
export function comparedWidths(
  pair: OwnPair,
  {frontWidth, lensesWidth}: Widths,
): {own: number; theirs: number} | undefined {
  const theirs = pair.kind === 'width' ? frontWidth : lensesWidth;
  const own = pair.kind === 'width' ? pair.width : 2 * pair.lens + pair.bridge;
  return theirs === undefined ? undefined : {own, theirs};
}
