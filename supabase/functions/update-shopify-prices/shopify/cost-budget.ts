import type {ThrottleStatus} from './throttle-status.ts';

export interface CostBudget {
  /** Until a call may start. */
  delayMs: (cost: number) => number;
  /** Reserves points for a call that starts now. */
  reserve: (cost: number) => void;
  /** Releases them when the answer arrives with the actual status. */
  settle: (cost: number, status: ThrottleStatus | undefined) => void;
}

/**
 * Keeps calls within the points that Shopify has left for this app, so that it rarely throttles them. Before the first
 * answer calls start at once.
 */
export function createCostBudget(now: () => number): CostBudget {
  let known: (ThrottleStatus & {at: number}) | undefined;
  let reserved = 0;

  return {
    delayMs(cost) {
      if (!known) return 0;
      const {maximumAvailable, currentlyAvailable, restoreRate, at} = known;
      const restored = currentlyAvailable + ((now() - at) / 1000) * restoreRate;
      const free = Math.min(maximumAvailable, restored) - reserved;
      // A call that costs more than a full bucket waits for a full one, and Shopify decides.
      const missing = Math.min(cost, maximumAvailable) - free;
      return missing > 0 ? Math.ceil((missing / restoreRate) * 1000) : 0;
    },
    reserve(cost) {
      reserved += cost;
    },
    settle(cost, status) {
      reserved -= cost;
      if (status) known = {...status, at: now()};
    },
  };
}
