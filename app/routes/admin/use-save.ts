import {useState} from 'react';
import {showToast} from '~/ui/toast';
import {keepLastSave, readLastSave} from './last-save';
import {pendingChanges, reasonsToConfirm, reverseChanges, type PriceChange} from './price-changes';
import {reloadPages} from './price-list-requests';
import {usePriceStore, type FailedChange} from './price-store';
import {saveChanges} from './save-changes';
import {text} from './text';

interface Questions {
  confirm: (changes: readonly PriceChange[]) => Promise<boolean>;
  signIn: () => Promise<boolean>;
}

/** Saving, and taking the last save back, with everything that is said and asked on the way. */
export function useSave(isSignedIn: boolean, {confirm, signIn}: Questions) {
  const store = usePriceStore();
  const [lastSave, setLastSave] = useState<PriceChange[]>([]);

  async function run(changes: readonly PriceChange[], skipped: readonly FailedChange[] = []) {
    const {many, toZero, moreThanHalf} = reasonsToConfirm(changes);
    const needsConfirmation = many || toZero.length > 0 || moreThanHalf.length > 0;
    if (needsConfirmation && !(await confirm(changes))) return;
    if (!isSignedIn && !(await signIn())) return;
    const {saved, failed} = await saveChanges(store, changes, signIn, skipped);
    if (saved.length > 0) {
      keepLastSave(saved);
      setLastSave(saved);
    }
    if (saved.length === 0) showToast('error', failed[0]?.reason ?? text.saveFailed);
    else if (failed.length === 0) showToast('success', text.saved(saved.length));
    else showToast('warning', text.partlySaved(saved.length, failed.length));
  }

  async function save() {
    const {drafts, listed, progress} = store.getState();
    if (progress) return;
    const {changes, faulty} = pendingChanges(drafts, listed);
    if (faulty.length > 0) {
      showToast('error', text.faulty(faulty.length));
      document.querySelector<HTMLInputElement>('[data-price-field][aria-invalid=true]')?.focus();
      return;
    }
    if (changes.length === 0) {
      showToast('error', text.nothingToSave);
      return;
    }
    await run(changes);
  }

  /** Puts the prices of the last save back; what someone else has changed since is skipped and named. */
  async function undo() {
    if (!(await reloadPages(store))) {
      showToast('error', text.loadFailed);
      return;
    }
    const {listed} = store.getState();
    const {changes, skipped} = reverseChanges(lastSave, listed);
    const named = skipped.map((change) => ({
      ...change,
      after: change.before,
      reason: text.changedSince,
    }));
    if (changes.length > 0) await run(changes, named);
    else store.setState({failed: named});
  }

  return {save, undo, lastSave, restoreLastSave: () => setLastSave(readLastSave())};
}
