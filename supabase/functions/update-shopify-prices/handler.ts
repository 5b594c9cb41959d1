import {deadlineIn} from './deadline.ts';
import {
  EnvironmentError,
  requireVariable,
  shopConnection,
  type Environment,
} from './environment.ts';
import {limits} from './limits.ts';
import {InvalidBodyError, parsePriceUpdates, type PriceUpdateResult} from './price-updates.ts';
import {readBody} from './read-body.ts';
import {webRuntime, type Runtime} from './runtime.ts';
import {sameSecret} from './same-secret.ts';
import {createAdminApi} from './shopify/admin-api.ts';
import {updatePrices} from './update-prices.ts';

export interface PriceUpdateOptions {
  environment: Environment;
  runtime?: Runtime;
  /** Called with a line for each failure, never with a secret. */
  log?: (message: string) => void;
}

/** Proves that the storefront's server is calling; the host's own key is public. */
const SECRET_HEADER = 'x-price-update-secret';

/** Whole seconds that the caller waits, if shorter than the function's own deadline. */
const DEADLINE_HEADER = 'x-price-update-deadline';

/**
 * Makes the function: `POST {updates: [{variantId, price, compareAtPrice?}]}` → `{results: [{variantId, success, code?,
 * detail?, inDoubt?}]}`, one result for every update and in its order; specification §7.4.
 *
 * It refuses a whole request with `{error}`: 405 for other methods, 401 without the secret, 413 for too much, 400 for a
 * malformed body, 500 if it is not set up. No Access-Control headers: browsers must not call it.
 */
export function createPriceUpdateHandler(
  options: PriceUpdateOptions,
): (request: Request) => Promise<Response> {
  const {environment, runtime = webRuntime, log = () => undefined} = options;

  async function run(request: Request): Promise<Response> {
    if (request.method !== 'POST') return refuse(405, 'Method not allowed.', {allow: 'POST'});
    const end = deadlineIn(Math.min(limits.deadlineMs, callerDeadlineMs(request)), runtime);

    const secret = requireVariable(environment, 'PRICE_UPDATE_SECRET');
    if (!(await sameSecret(request.headers.get(SECRET_HEADER) ?? '', secret))) {
      return refuse(401, `The header ${SECRET_HEADER} is missing or wrong.`);
    }
    const connection = shopConnection(environment);

    const body = await readBody(request, limits.bytes);
    if (body === undefined) return refuse(413, `The body exceeds ${limits.bytes} bytes.`);
    const updates = parsePriceUpdates(body);

    const results = await updatePrices(
      updates,
      createAdminApi({connection, runtime, deadline: end}),
    );
    report(results, log);
    return Response.json({results}, {headers: PRIVATE});
  }

  return async (request) => {
    try {
      return await run(request);
    } catch (error) {
      if (error instanceof InvalidBodyError) return refuse(error.status, error.message);
      const message = error instanceof Error ? error.message : String(error);
      log(`update-shopify-prices: ${message}`);
      return refuse(500, error instanceof EnvironmentError ? message : 'Internal error.');
    }
  };
}

const PRIVATE = {'cache-control': 'no-store'};

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({error}, {status, headers: {...PRIVATE, ...headers}});
}

/** Infinite without a valid header. */
function callerDeadlineMs(request: Request): number {
  const seconds = request.headers.get(DEADLINE_HEADER) ?? '';
  return /^[1-9]\d{0,3}$/.test(seconds) ? Number(seconds) * 1000 : Number.POSITIVE_INFINITY;
}

function report(results: readonly PriceUpdateResult[], log: (message: string) => void): void {
  const failed = results.filter(({success}) => !success);
  if (failed.length === 0) return;
  const lines = failed.map(({code, detail = ''}) => `${code} ${detail}`.trim());
  const reasons = [...new Set(lines)].slice(0, 5).join(' | ');
  log(`update-shopify-prices: ${failed.length} of ${results.length} failed: ${reasons}`);
}
