import {useEffect, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useLocation} from 'react-router';
import {closeOnBack} from './close-on-back';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Id of the element that names the drawer. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * A panel that slides over the page from the right. While it is open, `#page` is inert, so that focus stays inside;
 * afterwards focus returns. Without `showModal`, because toasts must be visible and audible above it.
 *
 * Outside `#page`, where it would be inert too. For the browser only.
 */
export function Drawer({open, onClose, labelledBy, children}: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const {key} = useLocation();
  const lastKey = useRef(key);

  useEffect(() => {
    if (!open) return;
    const panel = dialog.current;
    const page = document.getElementById('page');
    const opener = document.activeElement;
    // The drawer covers the scrollbar's space, so that nothing behind it moves.
    const scrollbar = innerWidth - document.documentElement.clientWidth;
    document.documentElement.style.setProperty('--scrollbar', `${scrollbar}px`);
    page?.setAttribute('inert', '');
    panel?.show();
    panel?.focus();
    return () => {
      panel?.close();
      page?.removeAttribute('inert');
      document.documentElement.style.removeProperty('--scrollbar');
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  // The focused element may be gone, such as a removed line.
  useEffect(() => {
    if (open && document.activeElement === document.body) dialog.current?.focus();
  });

  useEffect(() => {
    if (!open) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') onClose();
    }
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [open, onClose]);

  useEffect(() => (open ? closeOnBack(onClose) : undefined), [open, onClose]);

  // Close on navigation.
  useEffect(() => {
    if (lastKey.current !== key) onClose();
    lastKey.current = key;
  }, [key, onClose]);

  return createPortal(
    <>
      <div
        aria-hidden="true"
        onClick={onClose}
        className={`fixed inset-0 z-40 bg-ink/40 transition-opacity duration-200 ${
          open ? 'opacity-100' : 'pointer-events-none opacity-0'
        }`}
      />
      <dialog
        ref={dialog}
        tabIndex={-1}
        aria-modal="true"
        aria-labelledby={labelledBy}
        className="drawer drawer-right"
      >
        {children}
      </dialog>
    </>,
    document.body,
  );
}
