/**
 * Starts the page's modules after the first paint, all at once; they precede this script as plain text. An earlier
 * press starts them immediately. For `InlineScript`.
 */
export function startScripts(): void {
  const MAX_WAIT_MS = 1000;
  const modules = document.currentScript?.previousElementSibling;
  if (!(modules instanceof HTMLScriptElement)) return;
  const {dataset, nonce, text} = modules;
  const signs = ['pointerdown', 'keydown', 'visibilitychange'] as const;

  function start(): void {
    for (const sign of signs) removeEventListener(sign, start, true);
    const {head} = document;
    for (const href of dataset.preloads?.split(' ') ?? []) {
      head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}));
    }
    if (dataset.preloads) {
      head.append(Object.assign(document.createElement('script'), {type: 'module', nonce, text}));
    }
    delete dataset.preloads;
  }

  /** Waits until the first view's picture is painted, with a limit. */
  function startAfterPicture(): void {
    setTimeout(start, MAX_WAIT_MS);
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
    // A decoded picture is painted with the next frame, and a task after that frame's callback follows its paint.
    void Promise.allSettled([...pictures].map((picture) => picture.decode())).then(() =>
      requestAnimationFrame(() => setTimeout(start)),
    );
  }

  for (const sign of signs) addEventListener(sign, start, true);
  // A background tab never paints.
  if (document.hidden) start();
  new PerformanceObserver(startAfterPicture).observe({type: 'paint', buffered: true});
  // If the browser reports no paint.
  addEventListener('load', () => setTimeout(start, MAX_WAIT_MS));
}
