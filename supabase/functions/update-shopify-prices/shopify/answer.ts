import {isRecord} from '../price-updates.ts';
import {requestedCostOf, throttleStatusOf, type ThrottleStatus} from './throttle-status.ts';
import {saidByShopify, type Reason} from '../reasons.ts';

/** The result of one request. */
export type Attempt = {status?: ThrottleStatus} & (
  | {kind: 'data'; data: Record<string, unknown>}
  /** Shopify did nothing and asks to retry, perhaps after some time or with enough points. */
  | {kind: 'throttled'; waitMs?: number; cost?: number}
  /** Unknown whether Shopify did it; retrying does no harm. */
  | {kind: 'failed'; reason: Reason}
  /** Retrying would not help. */
  | {kind: 'refused'; reason: Reason}
);

/** Reads an answer of the Admin API; shopify.dev/docs/api/usage/response-codes. */
export async function readAnswer(response: Response): Promise<Attempt> {
  const {status} = response;
  if (status === 429) {
    await response.body?.cancel();
    return {kind: 'throttled', ...retryAfter(response)};
  }
  if (status >= 500) return discard(response, 'failed', {code: 'status', detail: `${status}`});
  if (status === 401 || status === 403) {
    return discard(response, 'refused', {code: 'token', detail: `${status}`});
  }
  // Does not follow a redirect, which would send the token elsewhere.
  if (!response.ok) return discard(response, 'refused', {code: 'status', detail: `${status}`});

  const answer = parse(await response.text());
  return answer ? judge(answer) : unreadable();
}

function judge(answer: Record<string, unknown>): Attempt {
  const status = throttleStatusOf(answer);
  const errors = Array.isArray(answer.errors) ? answer.errors.filter(isRecord) : [];
  const codes = errors.map(({extensions}) => (isRecord(extensions) ? extensions.code : undefined));
  if (codes.includes('THROTTLED'))
    return {kind: 'throttled', cost: requestedCostOf(answer), status};
  if (codes.includes('INTERNAL_SERVER_ERROR')) {
    return {kind: 'failed', reason: {code: 'shopify-internal'}, status};
  }
  if (errors.length > 0) {
    const messages = errors.map(({message}) => String(message)).join(', ');
    return {kind: 'refused', reason: saidByShopify(messages), status};
  }
  return isRecord(answer.data)
    ? {kind: 'data', data: answer.data, status}
    : {...unreadable(), status};
}

function unreadable(): Attempt {
  return {kind: 'failed', reason: {code: 'unreadable'}};
}

async function discard(
  response: Response,
  kind: 'failed' | 'refused',
  reason: Reason,
): Promise<Attempt> {
  await response.body?.cancel();
  return {kind, reason};
}

/** The header `Retry-After`; undefined if it is missing, empty or 0. */
function retryAfter(response: Response): {waitMs?: number} {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? {waitMs: seconds * 1000} : {};
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
