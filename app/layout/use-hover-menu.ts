import {useEffect, useRef, useState, type PointerEvent} from 'react';

/** Milliseconds (specification §2, menu hover delays). */
const OPEN_DELAY = 200;
const SKIP_DELAY = 300;
const CLOSE_DELAY = 150;

/**
 * A menu that a mouse opens by resting on it: after 200 ms, or at once if it closed less than 300 ms ago;
 * it closes 150 ms after the mouse has left. Touch and keyboard use the button alone.
 */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-Infinity);

  useEffect(() => () => clearTimeout(timer.current), []);

  function change(next: boolean) {
    clearTimeout(timer.current);
    if (!next) closedAt.current = performance.now();
    setOpen(next);
  }

  function schedule(next: boolean, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(next), delay);
  }

  return {
    open,
    setOpen: change,
    hoverProps: {
      onPointerEnter({pointerType}: PointerEvent) {
        if (pointerType !== 'mouse') return;
        const skips = performance.now() - closedAt.current < SKIP_DELAY;
        schedule(true, skips ? 0 : OPEN_DELAY);
      },
      onPointerLeave({pointerType}: PointerEvent) {
        if (pointerType === 'mouse') schedule(false, CLOSE_DELAY);
      },
    },
  };
}
