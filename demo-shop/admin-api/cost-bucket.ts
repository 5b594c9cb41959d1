/** What a shop's plan allows an app. */
export interface CostLimits {
  /** Points that the bucket holds when nobody has asked for anything lately. */
  maximumAvailable: number;
  /** Points a second. */
  restoreRate: number;
}

/** As a shop on Shopify's standard plan answers. */
export const STANDARD_LIMITS: CostLimits = {maximumAvailable: 2000, restoreRate: 100};

/** `extensions.cost.throttleStatus` */
export interface ThrottleStatus extends CostLimits {
  currentlyAvailable: number;
}

/**
 * The points that an app may spend; shopify.dev/docs/api/usage/limits, "The leaky bucket algorithm". A request is
 * carried out if all of its requested cost is there, and gets back what it did not need.
 */
export class CostBucket {
  private readonly limits: () => CostLimits;
  private readonly now: () => number;
  private available = Number.POSITIVE_INFINITY;
  private at: number;

  /**
   * @param limits may change between two requests; a bucket that shrinks spills.
   * @param now milliseconds
   */
  constructor(limits: () => CostLimits, now: () => number = () => performance.now()) {
    this.limits = limits;
    this.now = now;
    this.at = now();
  }

  /** @returns whether there was enough; if not, nothing is taken. */
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
