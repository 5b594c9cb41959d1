import {useEffect, useState, type ReactNode, type RefObject} from 'react';

/** Anything further down counts as in view, so that a jump past the button is noticed. */
const ALL_BELOW = '0px 0px 100000px 0px';

/** On phones and in low windows, a bar at the bottom once the purchase button has scrolled out of view. */
export function StickyPurchase({
  watched,
  children,
}: {
  watched: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setShown(!entry.isIntersecting);
      },
      {rootMargin: ALL_BELOW},
    );
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);

  return (
    <div
      data-purchase-bar
      inert={!shown}
      className={`purchase-bar ${shown ? '' : 'translate-y-4 opacity-0'}`}
    >
      <div className="flex flex-wrap items-center gap-4 px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </div>
  );
}
