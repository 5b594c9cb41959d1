import {useId, useLayoutEffect, useRef, type ReactNode} from 'react';

/** A question that must be answered before work goes on; Escape says no. */
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

  // Closed before it leaves the page, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const {current} = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-auto w-[min(36rem,calc(100vw-2rem))] bg-surface p-6 text-ink shadow-drawer backdrop:bg-ink/40 sm:p-8"
    >
      <h2 id={titleId} className="text-heading">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
