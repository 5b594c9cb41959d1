import {useEffect, useState} from 'react';

/** Pixels of scrolling down after which the announcement hides. */
const ANNOUNCED = 400;

/** px: ignore the jitter of a resting finger. */
const JITTER = 8;

/** Whether the page is at its top or scrolled, and in which direction. */
export function useScrolled(threshold: number): 'top' | 'down' | 'scrolled' {
  const [place, setPlace] = useState<'top' | 'down' | 'scrolled'>('top');
  useEffect(() => {
    let last = 0;
    const update = () => {
      const {scrollY} = window;
      const isTop = scrollY <= threshold;
      if (!isTop && last > threshold && Math.abs(scrollY - last) < JITTER) return;
      setPlace(isTop ? 'top' : scrollY > last && scrollY > ANNOUNCED ? 'down' : 'scrolled');
      last = scrollY;
    };
    update();
    addEventListener('scroll', update, {passive: true});
    return () => removeEventListener('scroll', update);
  }, [threshold]);
  return place;
}
