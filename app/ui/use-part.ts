import {useState, type ComponentType} from 'react';
import {showToast} from './toast';

interface UsedPart<Props> {
  /** Undefined until loaded. */
  Part: ComponentType<Props> | undefined;
  /** Preloads it and ignores failures. */
  prefetch: () => void;
  /** Calls `then` with the part there, a task after the press, so that the press itself shows first. */
  want: (then: () => void) => void;
}

/**
 * A part of the page whose script loads on demand. If that fails, a toast says `failure` and the visitor can try again;
 * a lazy component would crash the whole page.
 */
export function usePart<Props>(
  load: () => Promise<{default: ComponentType<Props>}>,
  failure: string,
): UsedPart<Props> {
  const [part, setPart] = useState<{default: ComponentType<Props>}>();

  function prefetch(): void {
    load().catch(() => undefined);
  }

  function want(then: () => void): void {
    load().then(
      (loaded) => {
        setPart(loaded);
        then();
      },
      () => showToast('error', failure),
    );
  }

  return {Part: part?.default, prefetch, want};
}
