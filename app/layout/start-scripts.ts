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
  // A page in a background tab is not painted.
  if (document.hidden) start();
  new PerformanceObserver(start).observe({type: 'paint', buffered: true});
  // Where nothing tells of a paint.
  addEventListener('load', () => setTimeout(start, 1000));
}
