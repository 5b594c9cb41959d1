import {useEffect, useState} from 'react';
import type {Toast} from './toast';

/** Milliseconds (specification §9). */
const DURATION = 5000;

/** Says the last message where the toaster itself cannot be fetched, as without a connection. */
export function PlainToaster({toasts, label}: {toasts: readonly Toast[]; label: string}) {
  const [read, setRead] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setRead(toasts.length), DURATION);
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
