import {useEffect, useRef, type MouseEvent, type PointerEvent, type ToggleEvent} from 'react';

/** Milliseconds (specification §2, menu hover delays). */
const OPEN_DELAY = 200;
const SKIP_DELAY = 300;
const CLOSE_DELAY = 150;
/** Milliseconds in which a press of the button is of the same movement as the rest that opened the menu. */
const HURRY = 500;

/**
 * A popover that a mouse opens by resting on its menu: after 200 ms, or at once if it closed less than 300 ms ago;
 * it closes 150 ms after the mouse has left. Touch and keyboard use the button alone.
 */
export function useHoverMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-Infinity);

  const openedAt = useRef(-Infinity);

  useEffect(() => () => clearTimeout(timer.current), []);

  function schedule(next: boolean, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => panel.current?.togglePopover(next), delay);
  }

  return {
    panel,
    buttonProps: {
      onClick(event: MouseEvent) {
        // A hand that came to press finds it open already, and does not mean to close it.
        const isHurried = performance.now() - openedAt.current < HURRY;
        if (isHurried && event.detail > 0) event.preventDefault();
      },
    },
    panelProps: {
      onBeforeToggle({newState}: ToggleEvent) {
        clearTimeout(timer.current);
        (newState === 'open' ? openedAt : closedAt).current = performance.now();
      },
    },
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
