import {useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';

/** A modal dialog; Escape means no. */
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
  // Lists measure their rows, which have no size before the dialog opens.
  const [isOpen, setIsOpen] = useState(false);

  // Closes before it unmounts, so that focus returns.
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
