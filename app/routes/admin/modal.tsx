import {useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';

/** A window over the page that must be answered or closed before work goes on; Escape says no. */
export function Modal({
  title,
  onCancel,
  children,
}: {
  title: string;
  onCancel: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Lists measure what they draw, which has no size before.
  const [isOpen, setIsOpen] = useState(false);

  // Closed before it leaves the page, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const {current} = dialog;
    current?.showModal();
    setIsOpen(true);
    return () => current?.close();
  }, []);
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.querySelector<HTMLElement>('[data-safe], input')?.focus();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-auto w-[min(40rem,calc(100vw-2rem))] bg-surface p-6 text-ink shadow-drawer backdrop:bg-ink/40 sm:p-8"
    >
      <h2 id={titleId} className="text-heading">
        {title}
      </h2>
      {isOpen && children}
    </dialog>
  );
}
