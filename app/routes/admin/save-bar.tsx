import {useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import {useBlocker, useLocation} from 'react-router';
import {Spinner} from '~/ui/spinner';
import type {OwnerAccess} from './access-bar';
import {pendingChanges} from './changes';
import {control} from './control';
import {useDrafts, useDraftStore} from './drafts';
import type {Found} from './find';
import type {Save} from './history';
import type {Reveal} from './price-list';
import {QuestionDialog, useQuestion} from './question';
import {SavesDialog} from './saves-dialog';
import {text} from './text';
import type {ShopList} from './use-shop-list';
import {useSave} from './use-save';

interface SaveBarProps {
  list: ShopList;
  /** The filtered products; undefined for all. */
  found: readonly Found[] | undefined;
  access: OwnerAccess;
  reveal: Reveal;
}

/** Fixed at the bottom: count, save and undo. */
export function SaveBar({list, found, access, reveal}: SaveBarProps) {
  const store = useDraftStore();
  const {drafts, changes, faulty, hidden} = usePending(list.listed, found);
  const hasFailed = useDrafts((state) => state.failed.length > 0);
  const {asked, ask} = useQuestion();
  const {save, undo, progress, saves} = useSave(list, access, ask);
  const pending = changes.length + faulty.length;
  const isUnavailable = access.state === 'unavailable';
  const saveButton = useRef<HTMLButtonElement>(null);
  const [firstFaulty] = faulty;
  // A blank draft is no change, but saving says so (specification §5).
  const hasDrafts = drafts.size > 0;
  const canSave = !isUnavailable && progress === null && hasDrafts;

  useSaveKey(() => {
    if (!isUnavailable) void save(reveal);
  });
  useLeaveWarning(pending > 0 || hasFailed || progress !== null);

  async function reset() {
    if (!(await ask({kind: 'reset', count: drafts.size}))) return;
    store.setState({drafts: new Map()});
    saveButton.current?.focus();
  }

  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface">
      {progress && (
        <progress
          aria-label={text.saving}
          value={progress.done}
          max={progress.total}
          className="block h-1 w-full appearance-none [&::-moz-progress-bar]:bg-amber [&::-webkit-progress-bar]:bg-mist [&::-webkit-progress-value]:bg-amber"
        />
      )}
      <div className="shell flex flex-wrap items-center gap-2 py-2.5">
        <button
          ref={saveButton}
          type="button"
          // Not `disabled`, which would drop the focus while the save runs.
          aria-disabled={!canSave}
          onClick={() => canSave && void save(reveal)}
          className={control.primary}
        >
          {progress && <Spinner />}
          {progress ? text.saving : text.save(changes.length)}
        </button>
        {progress && (
          <p role="status" className="price text-sm">
            {progress.done} av {progress.total}
          </p>
        )}
        {!progress && hidden > 0 && <p className="text-sm text-stone">{text.hidden(hidden)}</p>}
        {!progress && firstFaulty && (
          <button
            type="button"
            onClick={() => reveal(firstFaulty.variantId)}
            className="link text-sm text-danger"
          >
            {text.toFix(faulty.length)}
          </button>
        )}
        {!progress && hasDrafts && (
          <button type="button" onClick={() => void reset()} className={control.secondary}>
            Återställ alla
          </button>
        )}
        {saves.length > 0 && (
          <Undo saves={saves} listed={list.listed} isBusy={progress !== null} undo={undo} />
        )}
      </div>
      {asked && <QuestionDialog question={asked.question} onAnswer={asked.answer} />}
    </div>
  );
}

interface UndoProps {
  /** The latest first. */
  saves: readonly Save[];
  listed: ShopList['listed'];
  isBusy: boolean;
  undo: (save: Save) => Promise<void>;
}

/** Undoes the last save, or an earlier one. */
function Undo({saves, listed, isBusy, undo}: UndoProps) {
  const [showsSaves, setShowsSaves] = useState(false);
  const [last] = saves;
  return (
    <div className="flex flex-wrap gap-2 sm:ml-auto">
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => last && void undo(last)}
        className={control.secondary}
      >
        {last?.undoes === undefined ? 'Ångra senaste sparningen' : 'Gör om det ångrade'}
      </button>
      <button type="button" onClick={() => setShowsSaves(true)} className={control.secondary}>
        Sparade ändringar
      </button>
      {showsSaves && (
        <SavesDialog
          saves={saves}
          listed={listed}
          onClose={() => setShowsSaves(false)}
          onUndo={(chosen) => {
            setShowsSaves(false);
            void undo(chosen);
          }}
        />
      )}
    </div>
  );
}

/** The drafts and what saving them means; `hidden` counts what the filter leaves out of `found`. */
function usePending(listed: ShopList['listed'], found: readonly Found[] | undefined) {
  // Counting thousands of drafts must not slow down typing.
  const drafts = useDeferredValue(useDrafts((state) => state.drafts));
  const {changes, faulty} = useMemo(() => pendingChanges(drafts, listed), [drafts, listed]);
  const hidden = useMemo(() => {
    if (!found) return 0;
    const shown = new Set(found.flatMap(({variants}) => variants.map(({id}) => id)));
    return [...changes, ...faulty].filter(({variantId}) => !shown.has(variantId)).length;
  }, [found, changes, faulty]);
  return {drafts, changes, faulty, hidden};
}

/** Ctrl+S, or Cmd+S, while no dialog is open. */
function useSaveKey(onPress: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) onPress();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

/** Asks before leaving with unsaved changes, by a link or by closing the tab. */
function useLeaveWarning(hasChanges: boolean): void {
  const {pathname} = useLocation();
  // The router forgets a blocker a moment after its page has gone: until then the back button would be blocked there.
  const blocker = useBlocker(
    ({currentLocation, nextLocation}) =>
      hasChanges && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(text.leave)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}
