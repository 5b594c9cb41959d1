/**
 * Starts the page's modules, which stand before this script as plain text, after the first paint: all at once, not
 * one found by the other. A visitor who presses something earlier starts them then. For `InlineScript`.
 */
export function startScripts(): void {
  const LONGEST_WAIT_MS = 1000;
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

  /** The picture that the first view waits for comes first, though not for long. */
  function startAfterPicture(): void {
    setTimeout(start, LONGEST_WAIT_MS);
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
    void Promise.allSettled([...pictures].map((picture) => picture.decode())).then(start);
  }

  for (const sign of signs) addEventListener(sign, start, true);
  // A page in a background tab is not painted.
  if (document.hidden) start();
  new PerformanceObserver(startAfterPicture).observe({type: 'paint', buffered: true});
  // Where nothing tells of a paint.
  addEventListener('load', () => setTimeout(start, LONGEST_WAIT_MS));
}
