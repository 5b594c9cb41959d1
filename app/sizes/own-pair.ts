import type {PickText} from '~/i18n/translate';
import {compareBy, OWN_PAIR_KEY, type Widths} from './comparison';
import {parsePair, writePair, type OwnPair} from './parse-pair';
import {text} from './text';

/** The stored pair; undefined if missing or unreadable. */
export function readOwnPair(): OwnPair | undefined {
  try {
    return parsePair(localStorage.getItem(OWN_PAIR_KEY) ?? '');
  } catch {
    // Storage may be blocked.
    return undefined;
  }
}

/** Compares with the stored pair and follows changes from other tabs. */
export function recallOwnPair(): void {
  compareWith(readOwnPair());
  addEventListener('storage', ({key}) => {
    if (key === OWN_PAIR_KEY || key === null) compareWith(readOwnPair());
  });
}

/** @param pair undefined to delete it */
export function keepOwnPair(pair: OwnPair | undefined): void {
  compareWith(pair);
  try {
    if (pair) localStorage.setItem(OWN_PAIR_KEY, writePair(pair));
    else localStorage.removeItem(OWN_PAIR_KEY);
  } catch {
    // Without storage the pair works on this page only.
  }
}

function compareWith(pair: OwnPair | undefined): void {
  compareBy(pair && ((widths, pick) => comparison(pair, widths, pick)));
}

/** `2 mm wider than yours`; undefined if the product lacks the measurement. */
export function comparison(pair: OwnPair, widths: Widths, pick: PickText): string | undefined {
  const compared = comparedWidths(pair, widths);
  if (!compared) return undefined;
  const exact = compared.theirs - compared.own;
  // Half a millimetre rounds away from zero.
  const difference = Math.sign(exact) * Math.round(Math.abs(exact));
  const kind = difference > 0 ? 'wider' : difference < 0 ? 'narrower' : 'same';
  return pick(text[pair.kind][kind], {mm: Math.abs(difference)});
}

/** mm: of the same part of both, the whole front or the part that a mark gives. */
export function comparedWidths(
  pair: OwnPair,
  {frontWidth, lensesWidth}: Widths,
): {own: number; theirs: number} | undefined {
  const theirs = pair.kind === 'width' ? frontWidth : lensesWidth;
  const own = pair.kind === 'width' ? pair.width : 2 * pair.lens + pair.bridge;
  return theirs === undefined ? undefined : {own, theirs};
}
