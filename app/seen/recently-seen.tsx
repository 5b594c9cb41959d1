import {useEffect, useRef, useState, type ComponentType} from 'react';
import type {SeenListProps} from './seen-list.client';
import {keepSeen, MAX_SEEN, seenHandles} from './seen-handles';

/** Loads at this distance from the window. */
const AHEAD = '600px';

/**
 * The products that this browser showed last, at the end of a page; nothing if there are none. Its script loads when it
 * comes near the window.
 *
 * @param handle of the page's product: remembered, but not shown
 */
export function RecentlySeen({handle}: {handle?: string}) {
  const end = useRef<HTMLDivElement>(null);
  const [list, setList] = useState<{List: ComponentType<SeenListProps>; handles: string[]}>();

  useEffect(() => {
    const handles = seenHandles().filter((seen) => seen !== handle);
    if (handle) keepSeen(handle);
    if (handles.length === 0 || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./seen-list.client').then(
          ({SeenList}) => setList({List: SeenList, handles: handles.slice(0, MAX_SEEN)}),
          () => undefined,
        );
      },
      {rootMargin: AHEAD},
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [handle]);

  return <div ref={end}>{list && <list.List handles={list.handles} />}</div>;
}
