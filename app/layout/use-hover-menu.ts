import {useEffect, useRef, useState, type PointerEvent, type ToggleEvent} from 'react';

/** Milliseconds (specification §2, menu hover delays). */
const OPEN_DELAY = 200;
const SKIP_DELAY = 300;
const CLOSE_DELAY = 150;

/**
 * A popover that a mouse opens by resting on its menu: after 200 ms, or at once if it closed less than 300 ms ago;
 * it closes 150 ms after the mouse has left. Touch and keyboard use the button alone.
 */
export function useHoverMenu() {
  /** Unknown until the scripts are there, and the browser's to say. */
  const [open, setOpen] = useState<boolean>();
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-Infinity);

  useEffect(() => {
    setOpen(panel.current?.matches(':popover-open') ?? false);
    return () => clearTimeout(timer.current);
  }, []);

  function schedule(next: boolean, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => panel.current?.togglePopover(next), delay);
  }

  return {
    open,
    panel,
    panelProps: {
      onBeforeToggle({newState}: ToggleEvent) {
        clearTimeout(timer.current);
        if (newState === 'closed') closedAt.current = performance.now();
        setOpen(newState === 'open');
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
