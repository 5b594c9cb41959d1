import type {ThrottleStatus} from './throttle-status.ts';

export interface CostBudget {
  /** Milliseconds until a call may go out; 0 for at once. */
  delay: (cost: number) => number;
  /** Sets points aside for a call that goes out now. */
  reserve: (cost: number) => void;
  /** Gives them back once the answer, which knows better, is there. */
  settle: (cost: number, status: ThrottleStatus | undefined) => void;
}

/**
 * Keeps calls within the points that Shopify has left for this app, so that they are rarely refused. Until the
 * first answer nothing is known, and calls go out.
 */
export function createCostBudget(now: () => number): CostBudget {
  let known: (ThrottleStatus & {at: number}) | undefined;
  let reserved = 0;

  return {
    delay(cost) {
      if (!known) return 0;
      const {maximumAvailable, currentlyAvailable, restoreRate, at} = known;
      const restored = currentlyAvailable + ((now() - at) / 1000) * restoreRate;
      const free = Math.min(maximumAvailable, restored) - reserved;
      // A call that costs more than the bucket ever holds waits for a full one and leaves the verdict to Shopify.
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
