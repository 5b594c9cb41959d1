import {useState, type ComponentType} from 'react';
import {showToast} from './toast';

interface UsedPart<Props> {
  /** As soon as it is there. */
  Part: ComponentType<Props> | undefined;
  /** Fetches it ahead of time; that it cannot be had matters only once it is wanted. */
  prefetch: () => void;
  /** Fetches it and tells whether it is there. */
  want: () => Promise<boolean>;
}

/**
 * A part of the page whose script is fetched when it is wanted. Without a connection the page stays as it is,
 * says `failure`, and the part can be wanted again; a lazy component would take the whole page down.
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
