import {useSyncExternalStore} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import type {PickText} from '~/i18n/translate';

/** How wide a pair is; each is optional. */
export interface Widths {
  /** mm, across the whole front. */
  frontWidth?: number;
  /** mm, from one lens's outer edge to the other's. */
  lensesWidth?: number;
}

/** The comparison of a pair with the visitor's own; undefined if there is nothing to compare. */
export type Compare = (widths: Widths, pick: PickText) => string | undefined;

/** The key in local storage of the visitor's own pair. */
export const OWN_PAIR_KEY = 'own-pair';

let compare: Compare | undefined;
const listeners = new Set<() => void>();

/** @param given undefined after the visitor's own pair is deleted */
export function compareBy(given: Compare | undefined): void {
  compare = given;
  for (const listener of listeners) listener();
}

/** Nothing on the server and for visitors without a stored pair, who do not load the script either. */
export function useComparison(widths: Widths): string | undefined {
  const {pick} = useLanguage();
  const current = useSyncExternalStore(
    follow,
    () => compare,
    () => undefined,
  );
  return current?.(widths, pick);
}

function follow(listener: () => void): () => void {
  if (listeners.size === 0 && !compare && isPairKept()) {
    void import('./own-pair').then(({recallOwnPair}) => recallOwnPair()).catch(() => undefined);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isPairKept(): boolean {
  try {
    return localStorage.getItem(OWN_PAIR_KEY) !== null;
  } catch {
    return false;
  }
}
