import {useRef, useState} from 'react';
import {showToast} from '~/ui/toast';
import type {Unusual} from './confirm-save';
import {keepLastSave, readLastSave} from './last-save';
import {
  nameOf,
  pendingChanges,
  reasonsToConfirm,
  reverseChanges,
  type Drafts,
  type ListedVariant,
  type PriceChange,
} from './price-changes';
import {parsePriceInput} from './price-input';
import {refreshPrices} from './price-list-requests';
import {currencyOf, usePriceStore, withoutChanges, type FailedChange} from './price-store';
import {saveChanges} from './save-changes';
import {text} from './text';

type Listed = ReadonlyMap<string, ListedVariant>;

interface Questions {
  confirm: (unusual: Unusual) => Promise<boolean>;
  signIn: () => Promise<boolean>;
}

interface Task {
  variantIds: readonly string[];
  /** What is to be saved at the prices of now, and what is left out because of them. */
  plan: (listed: Listed) => {changes: PriceChange[]; skipped?: FailedChange[]};
  drafts?: Drafts;
  /** The prices that the owner had in view. */
  seen?: Listed;
}

/** Saving, and taking the last save back, with everything that is said and asked on the way. */
export function useSave({confirm, signIn}: Questions) {
  const store = usePriceStore();
  const [lastSave, setLastSave] = useState<PriceChange[]>([]);
  const [isChecking, setIsChecking] = useState(false);
  const isBusy = useRef(false);

  /** Looks at the shop's prices anew after each question: while it stood, they may have changed. */
  async function run({variantIds, plan, drafts = {}, seen}: Task) {
    const shown = currencyOf(store.getState());
    let agreed = new Set<string>();
    for (;;) {
      if (!(await check(variantIds))) {
        showToast('error', text.loadFailed);
        return;
      }
      // The page has said so, and what was typed may mean another amount by now.
      if (currencyOf(store.getState()) !== shown) return;
      const {changes, skipped = []} = plan(store.getState().listed);
      if (changes.length === 0) {
        sayNothingToSave(skipped);
        return;
      }
      if (store.getState().access.state === 'signed-out') {
        if (!(await signIn())) return;
        continue;
      }
      const reasons = reasonsToConfirm(changes, seen);
      const isUnusual = Object.values(reasons).some((reason) =>
        Array.isArray(reason) ? reason.length > 0 : reason,
      );
      if (isUnusual && !changes.every((change) => agreed.has(stepOf(change)))) {
        if (!(await confirm({changes, reasons}))) return;
        agreed = new Set(changes.map(stepOf));
        continue;
      }
      const confirmed = [...reasons.toZero, ...reasons.moreThanHalf];
      await send(changes, drafts, skipped, confirmed);
      return;
    }
  }

  function check(variantIds: readonly string[]): Promise<boolean> {
    setIsChecking(true);
    return refreshPrices(store, variantIds).finally(() => setIsChecking(false));
  }

  async function send(
    changes: PriceChange[],
    drafts: Drafts,
    skipped: readonly FailedChange[],
    confirmed: readonly PriceChange[],
  ) {
    const {saved, failed, isCurrent, refusal} = await saveChanges(store, changes, {
      signIn,
      confirm: (drops) => confirm({changes: drops, reasons: reasonsToConfirm(drops)}),
      confirmed: confirmed.map(({variantId}) => variantId),
      drafts,
      skipped,
    });
    if (saved.length > 0) {
      keepLastSave(saved);
      setLastSave(saved);
    }
    if (saved.length === 0) {
      const isRefused = failed.every(({reason}) => reason === refusal);
      showToast('error', (isRefused && refusal) || text.saveFailed);
    } else if (failed.length === 0) showToast('success', text.saved(saved.length));
    else showToast('warning', text.partlySaved(saved.length, failed.length));
    if (skipped.length > 0) showToast('warning', text.skipped(skipped.length));
    if (!isCurrent) showToast('error', text.loadFailed);
  }

  function sayNothingToSave(skipped: readonly FailedChange[]) {
    if (skipped.length === 0) {
      showToast('error', text.nothingToSave);
      return;
    }
    store.setState(({failed}) => ({failed: [...withoutChanges(failed, skipped), ...skipped]}));
    showToast('warning', text.skipped(skipped.length));
  }

  async function save() {
    const {drafts, listed} = store.getState();
    const {faulty} = pendingChanges(drafts, listed);
    // Also what says the price in view: the shop's own may be another by now.
    const variantIds = Object.keys(drafts).filter((id) => {
      const found = listed.get(id);
      return found && 'price' in parsePriceInput(drafts[id] ?? '', found.product.currencyCode);
    });
    if (faulty.length > 0) {
      showToast('error', text.faulty(faulty.map(({variantId}) => nameIn(listed, variantId))));
      document.querySelector<HTMLInputElement>('[data-price-field][aria-invalid=true]')?.focus();
    } else if (variantIds.length === 0) {
      showToast('error', text.nothingToSave);
    } else {
      // What the owner takes back while the prices are looked at, or a question stands, is not saved.
      const isWanted = ([id]: [string, string]) => id in store.getState().drafts;
      const plan = (now: Listed) =>
        pendingChanges(Object.fromEntries(Object.entries(drafts).filter(isWanted)), now);
      await run({variantIds, plan, drafts, seen: listed});
    }
  }

  /** Puts the prices of the last save back; what someone else has changed since is skipped and named. */
  async function undo() {
    await run({
      variantIds: lastSave.map(({variantId}) => variantId),
      plan(listed) {
        const {changes, skipped} = reverseChanges(lastSave, listed);
        return {
          changes,
          skipped: skipped.map((change) => ({
            ...change,
            after: change.before,
            reason: text.changedSince,
          })),
        };
      },
    });
  }

  /** Ignores a second press while the first is at work. */
  function oneAtATime(task: () => Promise<void>) {
    return async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      await task().finally(() => (isBusy.current = false));
    };
  }

  return {
    save: oneAtATime(save),
    undo: oneAtATime(undo),
    isChecking,
    lastSave,
    restoreLastSave: () => setLastSave(readLastSave()),
  };
}

/** What the owner agrees to: this variant, from this price to that one. */
function stepOf({variantId, before, after}: PriceChange): string {
  return [variantId, before, after].join(' ');
}

function nameIn(listed: Listed, variantId: string): string {
  const found = listed.get(variantId);
  return found ? nameOf(found) : '';
}
