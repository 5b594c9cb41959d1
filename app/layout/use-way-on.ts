import {useEffect} from 'react';
import {createPath, useNavigation} from 'react-router';

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
  const {location: next} = useNavigation();
  useEffect(() => {
    if (!next) return;
    const address = createPath(next);
    function leadOn(event: Event) {
      const {navigationType, userInitiated} = event as NavigateEvent;
      if (navigationType !== 'reload' || userInitiated) return;
      event.preventDefault();
      window.location.assign(address);
    }
    window.navigation?.addEventListener('navigate', leadOn);
    return () => window.navigation?.removeEventListener('navigate', leadOn);
  }, [next]);
}
