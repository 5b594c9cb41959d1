import {useEffect, useRef} from 'react';
import {toast, Toaster as Sonner} from 'sonner';
import type {Toast} from './toast';

/** Milliseconds (specification §9: 4000–5000 by kind): what failed takes longer to read. */
const DURATION: Readonly<Record<Toast['kind'], number>> = {
  success: 4000,
  warning: 5000,
  error: 5000,
};

const VISIBLE = 3;

/** Pixels from the top: the cart's badge stays in sight. */
const BELOW_HEADER = 80;

/**
 * Milliseconds until screen readers have noticed that there is a region: they read what is added to one, not
 * what comes along with it.
 */
const NOTICED = 100;

interface ToasterProps {
  toasts: readonly Toast[];
  label: string;
}

/** Sonner 1.7, whose swipe threshold is the 20 px of specification §9 (2.x: 45 px). */
export default function Toaster({toasts, label}: ToasterProps) {
  const next = useRef(0);

  useEffect(() => {
    const timer = setTimeout(
      () => {
        for (const {id, kind, message} of toasts.slice(next.current)) {
          toast[kind](message, {id: `toast-${id}`, duration: DURATION[kind]});
        }
        next.current = toasts.length;
      },
      next.current === 0 ? NOTICED : 0,
    );
    return () => clearTimeout(timer);
  }, [toasts]);

  return (
    <Sonner
      position="top-center"
      visibleToasts={VISIBLE}
      offset={{top: BELOW_HEADER}}
      mobileOffset={{top: BELOW_HEADER, left: 16, right: 16}}
      containerAriaLabel={label}
      toastOptions={{
        className: 'font-sans!',
        classNames: {
          toast: 'rounded-control! border-line! bg-surface! text-ink! text-base! shadow-drawer!',
          success: '[&_[data-icon]]:text-success',
          warning: '[&_[data-icon]]:text-amber',
          error: '[&_[data-icon]]:text-danger',
        },
      }}
    />
  );
}
