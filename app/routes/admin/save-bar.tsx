import {useDeferredValue, useEffect, useEffectEvent, useMemo} from 'react';
import {useBlocker} from 'react-router';
import {Spinner} from '~/ui/spinner';
import {ConfirmSave, type Unusual} from './confirm-save';
import {control} from './control';
import {Modal} from './modal';
import {pendingChanges} from './price-changes';
import {usePrices, usePriceStore} from './price-store';
import {SignInForm} from './sign-in-form';
import {text} from './text';
import {useQuestion} from './use-question';
import {useSave} from './use-save';

/** Always in sight at the bottom: how much is pending, saving it, taking it back. */
export function SaveBar() {
  const store = usePriceStore();
  const access = usePrices((state) => state.access);
  // With thousands of drafts, counting them must not hold up the typing.
  const drafts = useDeferredValue(usePrices((state) => state.drafts));
  const listed = usePrices((state) => state.listed);
  const progress = usePrices((state) => state.progress);
  const hasFailed = usePrices((state) => state.failed.length > 0);
  const {changes, faulty} = useMemo(() => pendingChanges(drafts, listed), [drafts, listed]);
  const confirmation = useQuestion<Unusual>();
  const signIn = useQuestion<'sign-in'>();
  const {save, undo, isChecking, lastSave, restoreLastSave} = useSave({
    confirm: confirmation.ask,
    signIn: () => signIn.ask('sign-in'),
  });
  const pending = changes.length + faulty.length;
  // A blank draft is no change, but saving says so (specification §5).
  const hasDrafts = Object.keys(drafts).length > 0;
  const canSave = access.state !== 'unavailable' && progress === null && hasDrafts;

  const onSaveKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (access.state !== 'unavailable' && !document.querySelector('dialog[open]')) void save();
  });
  const onStart = useEffectEvent(restoreLastSave);

  useEffect(() => {
    onStart();
    const listener = (event: KeyboardEvent) => onSaveKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  useLeaveWarning(pending > 0 || hasFailed || progress !== null);

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
          type="button"
          disabled={!canSave}
          onClick={() => void save()}
          className={control.primary}
        >
          {(progress !== null || isChecking) && <Spinner />}
          {progress ? text.saving : text.save(changes.length)}
        </button>
        {progress && (
          <p role="status" className="price text-sm">
            {progress.done} av {progress.total}
          </p>
        )}
        {!progress && faulty.length > 0 && (
          <p className="text-sm text-danger">{text.toMend(faulty.length)}</p>
        )}
        {!progress && hasDrafts && (
          <button
            type="button"
            onClick={() => store.setState({drafts: {}})}
            className={control.secondary}
          >
            Återställ alla
          </button>
        )}
        {!progress && lastSave.length > 0 && (
          <button
            type="button"
            onClick={() => void undo()}
            className={`${control.secondary} ml-auto`}
          >
            Ångra senaste sparningen
          </button>
        )}
      </div>
      {confirmation.question && (
        <ConfirmSave
          unusual={confirmation.question.subject}
          onAnswer={confirmation.question.answer}
        />
      )}
      {signIn.question && (
        <Modal title="Logga in" onCancel={() => signIn.question?.answer(false)}>
          <p className="mt-2 mb-4 text-stone">{progress ? text.sessionEnded : text.notSignedIn}</p>
          <SignInForm onSignedIn={() => signIn.question?.answer(true)} />
        </Modal>
      )}
    </div>
  );
}

/** Leaving the page with unsaved changes asks first, whether by a link or by closing the tab. */
function useLeaveWarning(hasChanges: boolean): void {
  const blocker = useBlocker(
    ({currentLocation, nextLocation}) =>
      hasChanges && currentLocation.pathname !== nextLocation.pathname,
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
