import {useRef, useState} from 'react';
import {showToast} from '~/ui/toast';
import {keepLastSave, readLastSave} from './last-save';
import {
  pendingChanges,
  reasonsToConfirm,
  reverseChanges,
  type Drafts,
  type PriceChange,
} from './price-changes';
import {reloadPages} from './price-list-requests';
import {usePriceStore, type FailedChange} from './price-store';
import {saveChanges} from './save-changes';
import {text} from './text';

interface Questions {
  confirm: (changes: readonly PriceChange[]) => Promise<boolean>;
  signIn: () => Promise<boolean>;
}

interface Origin {
  drafts?: Drafts;
  skipped?: readonly FailedChange[];
}

/** Saving, and taking the last save back, with everything that is said and asked on the way. */
export function useSave({confirm, signIn}: Questions) {
  const store = usePriceStore();
  const [lastSave, setLastSave] = useState<PriceChange[]>([]);
  const isBusy = useRef(false);

  async function run(changes: readonly PriceChange[], {drafts = {}, skipped = []}: Origin) {
    const {many, toZero, moreThanHalf} = reasonsToConfirm(changes);
    const needsConfirmation = many || toZero.length > 0 || moreThanHalf.length > 0;
    if (needsConfirmation && !(await confirm(changes))) return;
    if (store.getState().access.state === 'signed-out' && !(await signIn())) return;
    const {saved, failed, isCurrent} = await saveChanges(store, changes, {signIn, drafts, skipped});
    if (saved.length > 0) {
      keepLastSave(saved);
      setLastSave(saved);
    }
    if (saved.length === 0) showToast('error', reasonOf(failed));
    else if (failed.length === 0) showToast('success', text.saved(saved.length));
    else showToast('warning', text.partlySaved(saved.length, failed.length));
    if (skipped.length > 0) showToast('warning', text.skipped(skipped.length));
    if (!isCurrent) showToast('error', text.loadFailed);
  }

  async function save() {
    const {drafts, listed} = store.getState();
    const {changes, faulty} = pendingChanges(drafts, listed);
    if (faulty.length > 0) {
      showToast('error', text.faulty(faulty.length));
      document.querySelector<HTMLInputElement>('[data-price-field][aria-invalid=true]')?.focus();
    } else if (changes.length === 0) {
      showToast('error', text.nothingToSave);
    } else {
      await run(changes, {drafts});
    }
  }

  /** Puts the prices of the last save back; what someone else has changed since is skipped and named. */
  async function undo() {
    const variantIds = lastSave.map(({variantId}) => variantId);
    if (!(await reloadPages(store, variantIds))) {
      showToast('error', text.loadFailed);
      return;
    }
    const {changes, skipped: changedSince} = reverseChanges(lastSave, store.getState().listed);
    const skipped = changedSince.map((change) => ({
      ...change,
      after: change.before,
      reason: text.changedSince,
    }));
    if (changes.length > 0) {
      await run(changes, {skipped});
    } else {
      store.setState({failed: skipped});
      showToast('warning', text.skipped(skipped.length));
    }
  }

  /** One thing at a time: whoever presses twice means it once. */
  function alone(task: () => Promise<void>) {
    return async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      await task().finally(() => (isBusy.current = false));
    };
  }

  return {
    save: alone(save),
    undo: alone(undo),
    lastSave,
    restoreLastSave: () => setLastSave(readLastSave()),
  };
}

/** Why nothing was saved, if that can be said in one sentence. */
function reasonOf(failed: readonly FailedChange[]): string {
  const [reason = text.saveFailed, ...others] = new Set(failed.map((change) => change.reason));
  return others.length === 0 && reason === text.notSignedIn ? reason : text.saveFailed;
}
