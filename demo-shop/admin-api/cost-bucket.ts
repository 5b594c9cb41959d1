/** An app's limits on a plan. */
export interface CostLimits {
  /** Points in a full bucket. */
  maximumAvailable: number;
  /** Points per second. */
  restoreRate: number;
}

/** Shopify's standard plan. */
export const STANDARD_LIMITS: CostLimits = {maximumAvailable: 2000, restoreRate: 100};

/** `extensions.cost.throttleStatus` */
export interface ThrottleStatus extends CostLimits {
  currentlyAvailable: number;
}

/**
 * The points that an app may spend; shopify.dev/docs/api/usage/limits, "The leaky bucket algorithm". A request runs if
 * its requested cost is available, and gets back what it did not need.
 */
export class CostBucket {
  private readonly limits: () => CostLimits;
  private readonly now: () => number;
  private available = Number.POSITIVE_INFINITY;
  private at: number;

  /**
   * @param limits may change between requests; a smaller bucket loses its surplus.
   * @param now in ms; only differences matter
   */
  constructor(limits: () => CostLimits, now: () => number = () => performance.now()) {
    this.limits = limits;
    this.now = now;
    this.at = now();
  }

  /** @returns whether there were enough points; if not, takes none. */
  take(points: number): boolean {
    this.refill();
    if (points > this.available) return false;
    this.available -= points;
    return true;
  }

  giveBack(points: number): void {
    this.available += points;
  }

  status(): ThrottleStatus {
    this.refill();
    const {maximumAvailable, restoreRate} = this.limits();
    return {maximumAvailable, currentlyAvailable: Math.floor(this.available), restoreRate};
  }

  private refill(): void {
    const {maximumAvailable, restoreRate} = this.limits();
    const now = this.now();
    const restored = ((now - this.at) / 1000) * restoreRate;
    this.available = Math.min(maximumAvailable, this.available + restored);
    this.at = now;
  }
}
