import {useEffect, useState} from 'react';
import type {Toast} from './toast';
import {MAX_TOAST_MS} from './toast-duration';

/** How many of the messages have been shown: a page frame that mounts this again does not repeat them. */
let shown = 0;

/** Shows the last message if the toaster's script fails to load, as without a connection. */
export function PlainToaster({toasts, label}: {toasts: readonly Toast[]; label: string}) {
  const [read, setRead] = useState(shown);
  useEffect(() => {
    const timer = setTimeout(() => {
      shown = toasts.length;
      setRead(shown);
    }, MAX_TOAST_MS);
    return () => clearTimeout(timer);
  }, [toasts]);
  const last = toasts.slice(read).at(-1);
  return (
    <section aria-label={label} aria-live="polite" className="fixed inset-x-4 top-20 z-50">
      {last && (
        <p className="mx-auto w-fit rounded-control border border-line bg-surface px-5 py-4 shadow-drawer">
          {last.message}
        </p>
      )}
    </section>
  );
}
