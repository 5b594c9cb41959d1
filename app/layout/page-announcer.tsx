import {useEffect, useRef, useState} from 'react';
import {NavigationType, useLocation, useNavigationType} from 'react-router';

/**
 * Does for the router's pages what a browser does when it loads one: a screen reader hears the new title, and the next
 * Tab starts in the new content. Outside `#page`, which drawers make inert.
 */
export function PageAnnouncer() {
  const title = useChangedTitle();
  useFocusOnNavigation();
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

/** The page's title after a change; a loading page has none yet. */
function useChangedTitle(): string {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let last = document.title;
    const observer = new MutationObserver(() => {
      if (!document.title || document.title === last) return;
      // The browser itself announces the first title.
      if (last) setTitle(document.title);
      last = document.title;
    });
    observer.observe(document.head, {subtree: true, childList: true, characterData: true});
    return () => observer.disconnect();
  }, []);
  return title;
}

/** Without scrolling, which the router does. */
function useFocusOnNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    // Back and forward keep the focus on shared elements, such as the header.
    if (type === NavigationType.Pop && !isLost) return;
    const target = document.getElementById(location.hash.slice(1) || 'content');
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({preventScroll: true});
  }, [location, type]);
}
