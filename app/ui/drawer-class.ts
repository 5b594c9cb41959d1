const shape =
  'fixed top-0 bottom-0 z-50 m-0 h-dvh max-h-none w-full max-w-[420px] border-x border-transparent bg-surface text-ink shadow-drawer outline-none transition-[opacity,transform,display,overlay] transition-discrete duration-250 ease-out overflow-y-auto overscroll-contain open:flex open:translate-x-0 open:flex-col open:opacity-100 opacity-0 starting:open:opacity-0';

/** Class names of a panel that slides in from the side. */
export const drawerClass = {
  left: `${shape} right-auto left-0 -translate-x-8 starting:open:-translate-x-8`,
  right: `${shape} right-0 left-auto translate-x-8 starting:open:translate-x-8`,
} as const;
