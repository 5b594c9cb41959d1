/**
 * Starts the page's modules, which stand before this script as plain text, after the first paint: all at once, not
 * one found by the other. A visitor who presses something earlier starts them then. For `InlineScript`.
 */
export function startScripts(): void {
  const script = document.currentScript;
  const modules = script?.previousElementSibling;
  if (!(modules instanceof HTMLScriptElement)) return;
  const {nonce} = modules;
  const signs = ['pointerdown', 'keydown', 'visibilitychange'] as const;

  function start(): void {
    for (const sign of signs) removeEventListener(sign, start, true);
    const {head} = document;
    if (!(modules instanceof HTMLScriptElement) || !modules.dataset.preloads) return;
    for (const href of modules.dataset.preloads.split(' ')) {
      head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}));
    }
    delete modules.dataset.preloads;
    const {text} = modules;
    head.append(Object.assign(document.createElement('script'), {type: 'module', nonce, text}));
  }

  for (const sign of signs) addEventListener(sign, start, true);
  /** The first view's picture comes first, but not for long. */
  function startSoon(): void {
    setTimeout(start, 1000);
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
    void Promise.allSettled([...pictures].map((picture) => picture.decode())).then(start);
  }

  // A page in a background tab is not painted.
  if (document.hidden) start();
  new PerformanceObserver(startSoon).observe({type: 'paint', buffered: true});
  // Where nothing tells of a paint.
  addEventListener('load', startSoon);
}
