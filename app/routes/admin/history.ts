import {VARIANT_ID} from '../../../supabase/functions/update-shopify-prices/limits';
import {nameOf, type Listed, type PriceChange} from './changes';

const STORAGE_KEY = 'admin-saves';
const MAX_SAVES = 20;

/** Only what undoing needs: browsers store five million characters, and a save may have thousands of changes. */
type SavedChange = readonly [
  variantId: string,
  before: string,
  after: string,
  former: string | null,
  formerAfter?: string | null,
];

/** A save's changes, to undo it. */
export interface Save {
  /** Milliseconds since 1970. */
  time: number;
  currencyCode: string;
  /** The time of the save that it undid. */
  undoes?: number;
  changes: readonly SavedChange[];
}

/** The last saves on this device, the latest first, without unreadable ones. */
export function readSaves(): Save[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSave).slice(0, MAX_SAVES) : [];
  } catch {
    return [];
  }
}

/** @returns the stored saves: drops the oldest ones until the new one fits */
export function keepSave(
  changes: readonly PriceChange[],
  undoes: number | undefined,
  time = Date.now(),
): Save[] {
  const [first] = changes;
  if (!first) return readSaves();
  const saves = [
    {
      time,
      currencyCode: first.currencyCode,
      ...(undoes !== undefined && {undoes}),
      changes: changes.map(toSaved),
    },
    ...readSaves(),
  ].slice(0, MAX_SAVES);
  for (;;) {
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(saves));
      return saves;
    } catch {
      // Storage is full or blocked; the save itself succeeded.
      if (saves.length <= 1) return saves;
      saves.pop();
    }
  }
}

/** A save's changes with the current names of its variants. */
export function changesOf({currencyCode, changes}: Save, listed: Listed): PriceChange[] {
  return changes.map(([variantId, before, after, former, formerAfter]) => {
    const found = listed.get(variantId);
    return {
      variantId,
      name: found ? nameOf(found) : `Variant ${variantId.slice(variantId.lastIndexOf('/') + 1)}`,
      currencyCode,
      before,
      after,
      former,
      ...(formerAfter !== undefined && {formerAfter}),
    };
  });
}

function toSaved({variantId, before, after, former, formerAfter}: PriceChange): SavedChange {
  return formerAfter === undefined
    ? [variantId, before, after, former]
    : [variantId, before, after, former, formerAfter];
}

function isSave(value: unknown): value is Save {
  const {time, currencyCode, undoes, changes} = (value ?? {}) as Partial<
    Record<keyof Save, unknown>
  >;
  return (
    typeof time === 'number' &&
    typeof currencyCode === 'string' &&
    /^[A-Z]{3}$/.test(currencyCode) &&
    (undoes === undefined || typeof undoes === 'number') &&
    Array.isArray(changes) &&
    changes.every(isChange)
  );
}

function isChange(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [variantId, before, after, ...former] = value as unknown[];
  return (
    typeof variantId === 'string' &&
    VARIANT_ID.test(variantId) &&
    isPrice(before) &&
    isPrice(after) &&
    (former.length === 1 || former.length === 2) &&
    former.every((each) => each === null || isPrice(each))
  );
}

function isPrice(value: unknown): boolean {
  return typeof value === 'string' && /^\d{1,9}(\.\d{1,3})?$/.test(value);
}
