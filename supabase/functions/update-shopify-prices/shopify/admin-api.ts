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
  /** Points that the call is expected to cost. */
  cost: number;
}

/** @throws AdminApiError */
export type AdminApi = (call: AdminApiCall) => Promise<Record<string, unknown>>;

/** Thrown for a call that came to nothing. */
export class AdminApiError extends Error {
  readonly reason: Reason;
  /** Whether Shopify may have done what it was asked, although no answer says so. */
  readonly uncertain: boolean;

  constructor(reason: Reason, uncertain: boolean) {
    super(reason.code);
    this.reason = reason;
    this.uncertain = uncertain;
  }
}

/** Why a call came to nothing. */
export function reasonOf(error: unknown): Reason {
  return error instanceof AdminApiError ? error.reason : {code: 'internal'};
}

export interface AdminApiOptions {
  connection: ShopConnection;
  runtime: Runtime;
  deadline: Deadline;
}

/** Milliseconds for one request; Shopify itself gives up on a request after some 30 s. */
const REQUEST_TIMEOUT = 30_000;

/** Requests without any answer of use before a call is given up; throttled ones do not count. */
const MOST_FAILURES = 6;

/** Milliseconds before the second request; each further pause is twice as long, up to the longest. */
const PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** Milliseconds; enough where the budget is known and says by itself how long to wait. */
const SHORTEST_PAUSE = 50;

/**
 * Makes a client of the Admin API that stays within the cost budget and asks again after throttling, HTTP 429 and
 * 5xx, broken connections and broken answers, until the deadline. What it is asked must bear repetition.
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
        signal: AbortSignal.timeout(Math.ceil(Math.min(REQUEST_TIMEOUT, deadline.remaining()))),
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
    /** Gives up rather than to wait beyond the deadline. */
    async function pause(milliseconds: number): Promise<void> {
      if (milliseconds >= deadline.remaining()) throw giveUp();
      await sleep(milliseconds);
    }

    for (;;) {
      for (let delay = budget.delay(cost); delay > 0; delay = budget.delay(cost)) {
        await pause(jittered(delay));
      }
      if (deadline.remaining() <= 0) throw giveUp();

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
            result.wait === undefined
              ? backoff(result.status ? SHORTEST_PAUSE : PAUSE, throttlings)
              : jittered(Math.max(SHORTEST_PAUSE, result.wait)),
          );
          throttlings += 1;
          break;
        case 'failed':
          ({reason} = result);
          failures += 1;
          if (failures === MOST_FAILURES) throw giveUp();
          await pause(backoff(PAUSE, failures - 1));
      }
    }
  };

  /** Milliseconds; a tenth more at most, so that those who wait do not all come back at once. */
  function jittered(pause: number): number {
    return pause * (1 + random() / 10);
  }

  /** Milliseconds; between half and all of the pause that is due. */
  function backoff(first: number, pauses: number): number {
    return Math.min(LONGEST_PAUSE, first * 2 ** pauses) * (0.5 + random() / 2);
  }
}
