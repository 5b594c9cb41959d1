import {useEffect, useRef, useState} from 'react';
import {NavigationType, useLocation, useNavigationType} from 'react-router';

/**
 * What a browser does by itself when it loads a page, for pages that the router shows: a screen reader hears
 * the new title, and the next Tab begins in the new content. Stands beside `#page`, which drawers make inert.
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

/** The page's title once it is another one; a page whose content is still loading has none yet. */
function useChangedTitle(): string {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let last = document.title;
    const observer = new MutationObserver(() => {
      if (!document.title || document.title === last) return;
      // The first title of all is the browser's own to say.
      if (last) setTitle(document.title);
      last = document.title;
    });
    observer.observe(document.head, {subtree: true, childList: true, characterData: true});
    return () => observer.disconnect();
  }, []);
  return title;
}

/** Moves no scroll position: that is the router's. */
function useFocusOnNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    // Back and forward leave the focus on what both pages have, such as the header.
    if (type === NavigationType.Pop && !isLost) return;
    const target = document.getElementById(location.hash.slice(1) || 'content');
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({preventScroll: true});
  }, [location, type]);
}
