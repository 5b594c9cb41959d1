import {useEffect, useState} from 'react';
import {PrefetchPageLinks, useLocation} from 'react-router';
import {useOnline} from './use-online';

/**
 * Links but those that say no, those to the same page in the other language, and those in the shop's own words, which
 * may do something: a discount's address applies it.
 */
const LINKS = 'a[href^="/"]:not([data-plain], [hreflang], .shop-html a)';

/** ms that a pointer rests on a link, or the focus. */
const INTENT_MS = 100;

/**
 * Prefetches the page of the link that the visitor hovers or has focused: one pair of listeners for all links. Not
 * while offline: when a script fails to load the router reloads the document, and the visitor would lose the page. A
 * navigation ends the wish: else the way back, which has the old location's key, would fetch the page that it leaves.
 */
export function LinkPrefetch() {
  const isOnline = useOnline();
  const {key} = useLocation();
  const [page, setPage] = useState<string>();
  useEffect(() => {
    // A finger gives no notice: the prefetch would begin after its touch, when the tap has the page.
    if (!matchMedia('(any-hover: hover)').matches) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = ({target}: Event) => {
      const link = linkAt(target) ?? linkAt(document.activeElement);
      clearTimeout(timer);
      const page = link && link.pathname + link.search;
      timer = setTimeout(() => setPage(page), INTENT_MS);
    };
    addEventListener('pointerover', follow, {passive: true});
    addEventListener('focusin', follow);
    return () => {
      clearTimeout(timer);
      setPage(undefined);
      removeEventListener('pointerover', follow);
      removeEventListener('focusin', follow);
    };
  }, [key]);
  return isOnline && page && <PrefetchPageLinks page={page} />;
}

function linkAt(place: EventTarget | null): HTMLAnchorElement | undefined {
  const link = place instanceof Element ? place.closest(LINKS) : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}
