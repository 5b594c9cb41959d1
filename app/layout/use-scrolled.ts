import {useEffect, useState} from 'react';

/** Pixels of scrolling down after which what the header announces makes way for the page. */
const ANNOUNCED = 400;

/** Less than a hand that rests on the page may move it, px. */
const JITTER = 8;

/** Where the page is: at its top, or scrolled further than some pixels, and going down or not. */
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
