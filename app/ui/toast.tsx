import {lazy, Suspense, useSyncExternalStore, type ReactNode} from 'react';
import {PlainToaster} from './plain-toaster';

interface Message {
  kind: 'success' | 'warning' | 'error';
  message: string;
  /** Below the message. */
  detail?: string | undefined;
  /** A link to an alternative, after the detail. */
  link?: {to: string; text: string} | undefined;
  /** Of what it is about, instead of the icon of its kind. */
  picture?: ReactNode;
  /** A button for the next step. */
  action?: {text: string; run: () => void};
}

export interface Toast extends Message {
  id: number;
}

let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a message at the top of the page, above everything (specification §9, toasts). */
export function showToast(
  kind: Toast['kind'],
  message: string,
  more: Omit<Message, 'kind' | 'message'> = {},
): void {
  shown = [...shown, {id: shown.length, kind, message, ...more}];
  for (const listener of listeners) listener();
}

// The first message loads Sonner (9 kB compressed). It forgets what it is told before it is on the page, and may not load
// at all: so messages wait in `shown`, for it or `PlainToaster`.
const Toaster = lazy(() => import('./toaster.client').catch(() => ({default: PlainToaster})));

/** @param label names the region to screen readers */
export function ToastRegion({label}: {label: string}) {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  );
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster toasts={toasts} label={label} />
    </Suspense>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
