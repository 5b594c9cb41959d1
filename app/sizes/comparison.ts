import {useSyncExternalStore} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import type {Language} from '~/i18n/languages';

/** How wide a pair is; each is absent where the shop does not say it. */
export interface Widths {
  /** mm, across the whole front. */
  frontWidth?: number;
  /** mm, from one lens's outer edge to the other's. */
  lensesWidth?: number;
}

/** How a pair compares with the visitor's own, in words; undefined where there is nothing to compare. */
export type Compare = (widths: Widths, language: Language) => string | undefined;

/** Where the visitor's own pair is kept, in local storage. */
export const OWN_PAIR_KEY = 'own-pair';

let compare: Compare | undefined;
const listeners = new Set<() => void>();

/** @param given undefined once the visitor's own pair is forgotten */
export function compareBy(given: Compare | undefined): void {
  compare = given;
  for (const listener of listeners) listener();
}

/** Nothing on the server and for visitors who have told of no pair: they load nothing for it either. */
export function useComparison(widths: Widths): string | undefined {
  const {language} = useLanguage();
  const current = useSyncExternalStore(
    follow,
    () => compare,
    () => undefined,
  );
  return current?.(widths, language);
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
