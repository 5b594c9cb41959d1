import type {Deadline} from '../deadline.ts';
import type {ShopConnection} from '../environment.ts';
import type {Runtime} from '../runtime.ts';
import {readAnswer, type Attempt} from './answer.ts';
import {createCostBudget} from './cost-budget.ts';
import {API_VERSION} from './documents.ts';
import type {Reason} from '../reasons.ts';

export interface AdminApiCall {
  document: string;
  variables: Record<string, unknown>;
  /** Expected cost in points. */
  cost: number;
}

/** @throws AdminApiError */
export type AdminApi = (call: AdminApiCall) => Promise<Record<string, unknown>>;

/** Thrown for a failed call. */
export class AdminApiError extends Error {
  readonly reason: Reason;
  /** Whether Shopify may have carried out the call without confirming it. */
  readonly uncertain: boolean;

  constructor(reason: Reason, uncertain: boolean) {
    super(reason.code);
    this.reason = reason;
    this.uncertain = uncertain;
  }
}

/** Why a call failed. */
export function reasonOf(error: unknown): Reason {
  return error instanceof AdminApiError ? error.reason : {code: 'internal'};
}

export interface AdminApiOptions {
  connection: ShopConnection;
  runtime: Runtime;
  deadline: Deadline;
}

/** For one request; Shopify itself gives up on a request after some 30 s. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Failed requests after which a call gives up; throttled ones do not count. */
const MAX_FAILURES = 6;

/** Before the second request; each further pause is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 8000;

/** Enough if the known budget determines the wait. */
const MIN_PAUSE_MS = 50;

/**
 * Creates a client of the Admin API that stays within the cost budget and retries after throttling, HTTP 429 and 5xx,
 * broken connections and broken answers, until the deadline. Calls must be idempotent.
 */
export function createAdminApi({connection, runtime, deadline}: AdminApiOptions): AdminApi {
  const {now, sleep, random} = runtime;
  const budget = createCostBudget(now);
  const address = `${connection.origin}/admin/api/${API_VERSION}/graphql.json`;

  async function attempt({document, variables}: AdminApiCall): Promise<Attempt> {
    try {
      const response = await runtime.fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept': 'application/json',
          'x-shopify-access-token': connection.token,
        },
        body: JSON.stringify({query: document, variables}),
        redirect: 'manual',
        signal: AbortSignal.timeout(
          Math.ceil(Math.min(REQUEST_TIMEOUT_MS, deadline.remainingMs())),
        ),
      });
      return await readAnswer(response);
    } catch {
      return {kind: 'failed', reason: {code: 'no-answer'}};
    }
  }

  return async (call) => {
    let {cost} = call;
    let failures = 0;
    let throttlings = 0;
    let reason: Reason = {code: 'no-time'};

    const giveUp = () => new AdminApiError(reason, failures > 0);
    /** Gives up instead of waiting beyond the deadline. */
    async function pause(durationMs: number): Promise<void> {
      if (durationMs >= deadline.remainingMs()) throw giveUp();
      await sleep(durationMs);
    }

    for (;;) {
      for (let delayMs = budget.delayMs(cost); delayMs > 0; delayMs = budget.delayMs(cost)) {
        await pause(jitteredMs(delayMs));
      }
      if (deadline.remainingMs() <= 0) throw giveUp();

      budget.reserve(cost);
      const result = await attempt(call);
      budget.settle(cost, result.status);

      switch (result.kind) {
        case 'data':
          return result.data;
        case 'refused':
          throw new AdminApiError(result.reason, false);
        case 'throttled':
          if (failures === 0) reason = {code: 'request-limit'};
          cost = Math.max(cost, result.cost ?? 0);
          await pause(
            result.waitMs === undefined
              ? backoffMs(result.status ? MIN_PAUSE_MS : FIRST_PAUSE_MS, throttlings)
              : jitteredMs(Math.max(MIN_PAUSE_MS, result.waitMs)),
          );
          throttlings += 1;
          break;
        case 'failed':
          ({reason} = result);
          failures += 1;
          if (failures === MAX_FAILURES) throw giveUp();
          await pause(backoffMs(FIRST_PAUSE_MS, failures - 1));
      }
    }
  };

  /** Up to a tenth longer, so that clients do not retry all at once. */
  function jitteredMs(pauseMs: number): number {
    return pauseMs * (1 + random() / 10);
  }

  /** Half to all of the pause. */
  function backoffMs(firstMs: number, pauses: number): number {
    return Math.min(MAX_PAUSE_MS, firstMs * 2 ** pauses) * (0.5 + random() / 2);
  }
}
