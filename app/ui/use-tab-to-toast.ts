import {useEffect, useRef} from 'react';
import type {Toast} from './toast';

/**
 * Tab goes from the button that caused a message to the message's controls and then on to the original next element:
 * toasts are at the end of the page, far away.
 */
export function useTabToToast(toasts: readonly Toast[]): void {
  const cause = useRef<Element>(null);

  useEffect(() => {
    if (toasts.at(-1)?.action) cause.current = document.activeElement;
  }, [toasts]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Tab' || !(cause.current instanceof HTMLElement)) return;
      const offers = [
        ...document.querySelectorAll<HTMLElement>(
          '[data-sonner-toast][data-front=true] :is(a, button)',
        ),
      ];
      const {activeElement, body} = document;
      const isAtCause = activeElement === cause.current && activeElement !== body;
      const place = offers.findIndex((offer) => offer === activeElement);
      if (place < 0 && (!isAtCause || event.shiftKey || offers.length === 0)) return;
      const next = offers[place + (event.shiftKey ? -1 : 1)];
      (next ?? cause.current).focus();
      if (next) event.preventDefault();
      // Back to the cause: the browser continues from there.
      else {
        if (event.shiftKey) event.preventDefault();
        cause.current = null;
      }
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
