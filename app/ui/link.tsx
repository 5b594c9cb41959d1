import {useSyncExternalStore} from 'react';
import {Link as RouterLink, type LinkProps} from 'react-router';

/**
 * A link of the shop, whose page is fetched as soon as a visitor aims at it. Not without a connection: the router
 * would load the whole document anew because a script cannot be had, and the visitor would lose the page.
 */
export function Link(props: Omit<LinkProps, 'prefetch'>) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <RouterLink prefetch={isOnline ? 'intent' : 'none'} {...props} />;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
