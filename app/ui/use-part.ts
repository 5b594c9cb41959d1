import {useState, type ComponentType} from 'react';
import {showToast} from './toast';

interface UsedPart<Props> {
  /** Undefined until loaded. */
  Part: ComponentType<Props> | undefined;
  /** Preloads it and ignores failures. */
  prefetch: () => void;
  /** Loads it and returns whether it succeeded. */
  want: () => Promise<boolean>;
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

  async function want(): Promise<boolean> {
    try {
      setPart(await load());
      return true;
    } catch {
      showToast('error', failure);
      return false;
    }
  }

  return {Part: part?.default, prefetch, want};
}
