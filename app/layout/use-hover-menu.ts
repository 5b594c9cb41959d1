import {useEffect, useRef, type MouseEvent, type PointerEvent, type ToggleEvent} from 'react';

/** Specification §2, menu hover delays. */
const OPEN_DELAY_MS = 200;
/** A menu that closed less than this ago opens without the delay. */
const SKIP_DELAY_MS = 300;
const CLOSE_DELAY_MS = 150;
/** A press of the button within it belongs to the movement that opened the menu. */
const SAME_MOVEMENT_MS = 1000;

/** A popover that also follows the mouse; touch and keyboard only use its button. */
export function useHoverMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-Infinity);

  const openedAt = useRef(-Infinity);

  useEffect(() => () => clearTimeout(timer.current), []);

  function schedule(next: boolean, delayMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => panel.current?.togglePopover(next), delayMs);
  }

  return {
    panel,
    buttonProps: {
      onClick(event: MouseEvent) {
        // Ignore a click that follows the hover which opened the menu: it is not meant to close it.
        const isHurried = performance.now() - openedAt.current < SAME_MOVEMENT_MS;
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
        const skips = performance.now() - closedAt.current < SKIP_DELAY_MS;
        schedule(true, skips ? 0 : OPEN_DELAY_MS);
      },
      onPointerLeave({pointerType}: PointerEvent) {
        if (pointerType === 'mouse') schedule(false, CLOSE_DELAY_MS);
      },
    },
  };
}
