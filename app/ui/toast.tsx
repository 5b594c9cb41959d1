import {lazy, Suspense, useSyncExternalStore} from 'react';
import {PlainToaster} from './plain-toaster';

export interface Toast {
  id: number;
  kind: 'success' | 'warning' | 'error';
  message: string;
}

let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a message at the top of the page, above everything (specification §9, toasts). */
export function showToast(kind: Toast['kind'], message: string): void {
  shown = [...shown, {id: shown.length, kind, message}];
  for (const listener of listeners) listener();
}

// The first message loads the toaster; a visitor who causes none never does, nor does the server.
const Toaster = import.meta.env.SSR
  ? PlainToaster
  : lazy(() => import('./toaster').catch(() => ({default: PlainToaster})));

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
