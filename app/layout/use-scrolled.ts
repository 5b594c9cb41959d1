import {useEffect, useState} from 'react';

/** Whether the page is scrolled further than some pixels. */
export function useScrolled(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > threshold);
    update();
    addEventListener('scroll', update, {passive: true});
    return () => removeEventListener('scroll', update);
  }, [threshold]);
  return scrolled;
}
