/** After this time the runtime has ended the request that did the work. */
export const LOST_AFTER_MS = 30_000;

const POLL_MS = 10;

/**
 * Waits for the work of another request of this worker. The runtime lets no request wait for a promise that another
 * one made, so it polls a plain object with timers of its own.
 */
export async function pollUntil(isOver: () => boolean): Promise<void> {
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
