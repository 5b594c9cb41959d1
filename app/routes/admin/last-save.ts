import type {PriceChange} from './price-changes';

const STORAGE_KEY = 'admin-last-save';

/** What the last save changed, for as long as the browser's tab lives: to be able to take it back. */
export function readLastSave(): PriceChange[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChange) : [];
  } catch {
    return [];
  }
}

export function keepLastSave(changes: readonly PriceChange[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(changes));
  } catch {
    // Too large, or forbidden: the save itself stands.
    sessionStorage.removeItem(STORAGE_KEY);
  }
}

function isChange(value: unknown): value is PriceChange {
  const change = value as Partial<Record<keyof PriceChange, unknown>> | null;
  return (
    typeof change?.variantId === 'string' &&
    typeof change.name === 'string' &&
    typeof change.currencyCode === 'string' &&
    isPrice(change.before) &&
    isPrice(change.after)
  );
}

function isPrice(value: unknown): boolean {
  return typeof value === 'string' && /^\d+(\.\d{1,3})?$/.test(value);
}
