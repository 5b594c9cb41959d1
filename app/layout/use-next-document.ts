import {useContext, useEffect} from 'react';
import {createPath, UNSAFE_DataRouterContext as DataRouterContext} from 'react-router';

declare global {
  interface Window {
    /** The Navigation API; absent in browsers before 2026. */
    navigation?: EventTarget;
  }
}

interface NavigateEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
}

/**
 * If the next page's script is gone, as after a deployment, the router reloads the current page and the click is lost.
 * Loads the next page's document instead.
 */
export function useNextDocument(): void {
  // The router's own state: `useNavigation` lags one render, which may be too late.
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    function loadDocument(event: Event) {
      const {navigationType, userInitiated} = event as NavigateEvent;
      const next = router?.state.navigation.location;
      if (!next || navigationType !== 'reload' || userInitiated) return;
      event.preventDefault();
      window.location.assign(createPath(next));
    }
    window.navigation?.addEventListener('navigate', loadDocument);
    return () => window.navigation?.removeEventListener('navigate', loadDocument);
  }, [router]);
}
