/**
 * The back button, which on phones is how one leaves whatever lies over the page: the first press closes that, the
 * next leaves the page.
 *
 * What opens adds an entry of the same page to the browser's history, marked as a layer. The router never hears of
 * such steps: they lead from a page to itself. An entry whose layer was closed otherwise is passed over.
 */
interface Entry {
  layer?: true;
  /** The router's own number of the entry. */
  idx?: number;
}

const layers: Array<() => void> = [];
let isOnLayer = false;
let index: number | undefined;

if (typeof window !== 'undefined') {
  noteEntry();
  // In the capturing phase: before the router, which listens too.
  addEventListener('popstate', onPopState, true);
}

/** @returns what to call once it is closed */
export function closeOnBack(close: () => void): () => void {
  layers.push(close);
  if (!entry().layer) history.pushState({...entry(), layer: true}, '');
  noteEntry();
  return () => {
    const place = layers.indexOf(close);
    if (place >= 0) layers.splice(place, 1);
  };
}

/** To be called after each of the router's own steps. */
export function noteEntry(): void {
  const {layer, idx} = entry();
  isOnLayer = layer === true;
  index = idx;
}

function onPopState(event: PopStateEvent): void {
  const [wasOnLayer, lastIndex] = [isOnLayer, index];
  noteEntry();
  const close = layers.pop();
  close?.();
  if (index !== lastIndex || wasOnLayer === isOnLayer) return;
  event.stopImmediatePropagation();
  if (wasOnLayer && !close) history.back();
}

function entry(): Entry {
  return (history.state ?? {}) as Entry;
}
