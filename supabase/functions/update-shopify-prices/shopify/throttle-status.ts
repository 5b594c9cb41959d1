import {isRecord} from '../price-updates.ts';

/** How full the bucket of points is; shopify.dev/docs/api/usage/limits, "The leaky bucket algorithm". */
export interface ThrottleStatus {
  /** Points. */
  maximumAvailable: number;
  currentlyAvailable: number;
  /** Points a second. */
  restoreRate: number;
}

/** Reads `extensions.cost.throttleStatus`; undefined if missing or malformed. */
export function throttleStatusOf(answer: Record<string, unknown>): ThrottleStatus | undefined {
  const status = costOf(answer)?.throttleStatus;
  if (!isRecord(status)) return undefined;
  const {maximumAvailable, currentlyAvailable, restoreRate} = status;
  if (
    typeof maximumAvailable !== 'number' ||
    typeof currentlyAvailable !== 'number' ||
    typeof restoreRate !== 'number' ||
    restoreRate <= 0
  ) {
    return undefined;
  }
  return {maximumAvailable, currentlyAvailable, restoreRate};
}

/** Points that Shopify requires before it starts the call. */
export function requestedCostOf(answer: Record<string, unknown>): number | undefined {
  const requested = costOf(answer)?.requestedQueryCost;
  return typeof requested === 'number' ? requested : undefined;
}

function costOf({extensions}: Record<string, unknown>): Record<string, unknown> | undefined {
  const cost = isRecord(extensions) ? extensions.cost : undefined;
  return isRecord(cost) ? cost : undefined;
}
