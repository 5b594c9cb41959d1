import {
  createPriceUpdateHandler,
  type PriceUpdateOptions,
} from '../../supabase/functions/update-shopify-prices/handler.ts';
import type {FaultSwitch} from '../faults/fault-switch.ts';
import {respondWithFaults} from '../faults/faulty-response.ts';

export interface Functions {
  /** The public key that the gateway requires. */
  key: string;
  /** The function's own variables. */
  environment: Record<string, string>;
  faults: FaultSwitch;
  runtime?: PriceUpdateOptions['runtime'];
}

const PRICE_UPDATE = 'update-shopify-prices';

/**
 * Makes the handler of `/functions/v1/{name}`: runs the price function like Supabase, with a gateway that verifies
 * keys: supabase.com/docs/guides/functions/auth-headers and …/troubleshooting/edge-function-401-error-response.
 */
export function createFunctions({key, environment, faults, runtime}: Functions) {
  const updatePrices = createPriceUpdateHandler({
    environment: (name) => environment[name],
    runtime,
  });

  return async (request: Request, name: string): Promise<Response> => {
    if (name !== PRICE_UPDATE) {
      return Response.json(
        {code: 'NOT_FOUND', message: 'Requested function was not found'},
        {status: 404},
      );
    }
    const operations = [`functions:${name}`];
    const respond = async () => refusal(request, key) ?? updatePrices(request);
    const response = await respondWithFaults(faults, operations, respond);
    if (faults.take('relay-error', operations)) response.headers.set('x-relay-error', 'true');
    return response;
  };
}

/** The gateway does not check preflight requests. */
function refusal({method, headers}: Request, key: string): Response | undefined {
  if (method === 'OPTIONS') return undefined;
  const bearer = headers.get('authorization');
  const sent = bearer === null ? headers.get('apikey') : bearer.replace(/^Bearer /i, '');
  if (sent === key) return undefined;
  const message = sent === null ? 'Missing authorization header' : 'Invalid JWT';
  return Response.json({code: 401, message}, {status: 401});
}
