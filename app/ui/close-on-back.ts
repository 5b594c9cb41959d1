/**
 * The back button closes an open layer first, as phone users expect; the next press leaves the page.
 *
 * Opening adds a history entry of the same page, marked as a layer. The router ignores such steps, which lead from a
 * page to itself. The entry of a layer that was closed otherwise is skipped.
 */
interface Entry {
  layer?: true;
  /** The router's index of the entry. */
  idx?: number;
}

const layers: Array<() => void> = [];
let isOnLayer = false;
let index: number | undefined;

if (typeof window !== 'undefined') {
  noteEntry();
  // In the capturing phase, before the router's listener.
  addEventListener('popstate', onPopState, true);
}

/** @returns call it after closing */
export function closeOnBack(close: () => void): () => void {
  layers.push(close);
  if (!entry().layer) history.pushState({...entry(), layer: true}, '');
  noteEntry();
  return () => {
    const place = layers.indexOf(close);
    if (place >= 0) layers.splice(place, 1);
  };
}

/** Call it after each navigation of the router. */
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
