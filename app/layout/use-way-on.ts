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
 * Where the script of the next page is gone, as after a deployment, the router loads the present page again, and the
 * press that led on is lost. Here the document of the next page comes instead.
 */
export function useWayOn(): void {
  // Its own state: `useNavigation` tells it one render later, which may be after the reload.
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    function leadOn(event: Event) {
      const {navigationType, userInitiated} = event as NavigateEvent;
      const next = router?.state.navigation.location;
      if (!next || navigationType !== 'reload' || userInitiated) return;
      event.preventDefault();
      window.location.assign(createPath(next));
    }
    window.navigation?.addEventListener('navigate', leadOn);
    return () => window.navigation?.removeEventListener('navigate', leadOn);
  }, [router]);
}
