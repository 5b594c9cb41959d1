import {isHandle} from '~/catalogue/handle';

/** In local storage: the handles of the products seen last, the last one first. */
const SEEN_KEY = 'recently-seen';

/** Shown at once; one more is kept, as a product's own page leaves it out. */
export const MAX_SEEN = 8;

/** Empty if missing or unreadable. */
export function seenHandles(): string[] {
  try {
    return parseSeen(JSON.parse(localStorage.getItem(SEEN_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Parses handles from storage or an address. */
export function parseSeen(stored: unknown): string[] {
  const handles = Array.isArray(stored) ? stored : [];
  const valid = handles.filter(
    (each): each is string => typeof each === 'string' && isHandle(each),
  );
  return [...new Set(valid)].slice(0, MAX_SEEN + 1);
}

export function keepSeen(handle: string): void {
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify(parseSeen([handle, ...seenHandles()])));
  } catch {
    // Storage may be full or blocked.
  }
}

export function forgetSeen(): void {
  try {
    localStorage.removeItem(SEEN_KEY);
  } catch {
    // Blocked storage has nothing to forget.
  }
}
