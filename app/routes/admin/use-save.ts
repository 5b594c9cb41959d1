import {useEffect, useRef, useState} from 'react';
import type {OwnerAccess} from './access-bar';
import {showToast} from '~/ui/toast';
import {
  isApplied,
  nameOf,
  pendingChanges,
  reverseChanges,
  type Drafts,
  type PriceChange,
} from './changes';
import {useDraftStore, withoutChanges} from './drafts';
import {changesOf, keepSave, readSaves, type Save} from './history';
import type {SaveAnswer} from './protocol';
import type {Ask} from './question';
import {saveChanges, type Saved} from './save-changes';
import {text} from './text';
import {useAnswer} from './use-answer';
import type {ShopList} from './use-shop-list';

interface Task {
  changes: readonly PriceChange[];
  /** What was typed and is saved with it. */
  sent: Drafts;
  /** True for undoing a save: skip what somebody else has changed since. */
  isUndo?: boolean;
  /** The time of the save that it undoes. */
  undoes?: number | undefined;
  /** The message when everything is saved. */
  success?: (count: number) => string;
}

/** Saves and undoes, with all messages and questions. */
export function useSave(list: ShopList, access: OwnerAccess, ask: Ask) {
  const store = useDraftStore();
  const {post} = useAnswer<SaveAnswer>();
  const [progress, setProgress] = useState<{done: number; total: number} | null>(null);
  const [saves, setSaves] = useState<readonly Save[]>([]);
  const oneAtATime = useOneAtATime();

  useEffect(() => setSaves(readSaves()), []);

  async function run({changes, sent, isUndo = false, undoes, success = text.saved}: Task) {
    if (access.state === 'signed-out' && !(await ask({kind: 'sign-in', isEnded: false}))) return;
    const total = changes.length;
    const outcome = await saveChanges(changes, {
      post: (request) => post(request, '/admin'),
      ask,
      changedSince({variantId, before}) {
        const draft = sent.get(variantId);
        return draft !== undefined && draft.from !== before;
      },
      isUndo,
      onProgress: (done) => setProgress({done, total}),
    });
    if (!outcome) return;
    store.setState(({failed}) => ({failed: withoutChanges(failed, changes)}));
    await finish(outcome, {sent, undoes, success}).finally(() => setProgress(null));
  }

  /**
   * Reloads the list and clears the drafts of a save that succeeded at least partly, failed ones included
   * (specification §4). A price that changed although its answer was lost counts as saved. Refused changes keep their
   * drafts, and so does a save in which nothing succeeded.
   */
  async function finish(
    {saved, failed, skipped, unsent, refusal}: Saved,
    {sent, undoes, success}: Pick<Task, 'sent' | 'undoes'> & {success: (count: number) => string},
  ) {
    const touched = [
      ...saved,
      ...failed,
      ...skipped,
      ...(refusal === text.notSignedIn ? [] : unsent),
    ];
    const listed = await list.renew(touched.map(({variantId}) => variantId));
    const isSaved = (change: PriceChange) => listed !== undefined && isApplied(change, listed);
    const all = [...saved, ...failed.filter(isSaved)];
    const left = failed.filter((change) => !isSaved(change));
    if (all.length > 0) {
      setSaves(keepSave(all, undoes));
      store.setState(({drafts}) => ({drafts: withoutSent(drafts, sent, unsent)}));
    }
    const notSent = unsent.map((change) => ({...change, reason: refusal ?? text.saveFailed}));
    store.setState((state) => ({failed: [...state.failed, ...skipped, ...left, ...notSent]}));
    const failures = left.length + notSent.length;
    if (failures === 0 && all.length > 0) showToast('success', success(all.length));
    else if (all.length > 0) showToast('warning', text.partlySaved(all.length, failures));
    else if (failures > 0) showToast('error', refusal ?? text.saveFailed);
    if (skipped.length > 0) showToast('warning', text.skipped(skipped.length));
    if (!listed) showToast('error', text.loadFailed);
  }

  /** @param reveal scrolls to a variant's field */
  async function save(reveal: (variantId: string) => void) {
    const {drafts} = store.getState();
    const {changes, faulty} = pendingChanges(drafts, list.listed);
    const [first] = faulty;
    if (first) {
      const named = faulty.flatMap(({variantId}) => list.listed.get(variantId) ?? []);
      showToast('error', text.faulty(named.map(nameOf)));
      reveal(first.variantId);
    } else if (changes.length === 0) showToast('error', text.nothingToSave);
    else await run({changes, sent: drafts});
  }

  /** Restores the prices before a save; skips and names those that somebody else has changed since. */
  async function undo(save: Save) {
    const changes = reverseChanges(changesOf(save, list.listed));
    // Undoing an undo restores the save.
    const isRedo = save.undoes !== undefined;
    await run({
      changes,
      sent: new Map(),
      isUndo: true,
      undoes: isRedo ? undefined : save.time,
      success: isRedo ? text.redone : text.undone,
    });
  }

  return {save: oneAtATime(save), undo: oneAtATime(undo), progress, saves};
}

/** The drafts after a save of `sent`: those of unsent changes, and what the owner has typed since. */
function withoutSent(drafts: Drafts, sent: Drafts, unsent: readonly PriceChange[]): Drafts {
  const kept = new Set(unsent.map(({variantId}) => variantId));
  return new Map([...drafts].filter(([id, draft]) => kept.has(id) || draft !== sent.get(id)));
}

/** Runs one task at a time; ignores calls while busy. */
function useOneAtATime() {
  const isBusy = useRef(false);
  return function wrap<Given>(task: (given: Given) => Promise<void>) {
    return async (given: Given) => {
      if (isBusy.current) return;
      isBusy.current = true;
      await task(given).finally(() => (isBusy.current = false));
    };
  };
}
