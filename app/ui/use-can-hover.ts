import {useSyncExternalStore} from 'react';

/** Whether the visitor points with something that can rest on a thing, such as a mouse; on the server nobody does. */
export function useCanHover(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia('(hover: hover)').matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia('(hover: hover)');
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
