/** After this the request that did the work has been cut off. */
export const LOST_AFTER_MS = 30_000;

const POLL_MS = 10;

/**
 * Waits for what another request of this worker does. A promise belongs to the request that made it, and no other may
 * wait for it: others poll a plain object, each with its own timer.
 */
export async function pollUntil(isOver: () => boolean): Promise<void> {
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
