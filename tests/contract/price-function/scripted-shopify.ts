import {createPriceUpdateHandler} from '../../../supabase/functions/update-shopify-prices/handler.ts';
import type {Runtime} from '../../../supabase/functions/update-shopify-prices/runtime.ts';
import {HEADERS} from './headers.ts';
import type {Result, Update} from './deno-function.ts';

export const SECRET = 'only the server knows';

export const ENVIRONMENT: Record<string, string> = {
  SHOPIFY_STORE_DOMAIN: 'shop.example',
  SHOPIFY_ADMIN_API_TOKEN: 'shpat_token',
  PRICE_UPDATE_SECRET: SECRET,
};

/** A request to Shopify. */
export interface Sent {
  address: string;
  init: RequestInit;
  /** Milliseconds of the scripted clock. */
  at: number;
  query: string;
  variables: Record<string, unknown>;
}

/** Shopify's response to a request; a function that throws is a broken connection. */
export type Answer = (sent: Sent) => unknown;

export interface ScriptedShopify {
  sent: Sent[];
  log: string[];
  /** Milliseconds; sleeping advances it, so that tests do not wait. */
  now: () => number;
  pass: (durationMs: number) => void;
  request(init?: RequestInit): Promise<Response>;
  call(updates: readonly Update[], headers?: Record<string, string>): Promise<Result[]>;
}

/**
 * The function with a scripted Shopify: the given answers in order, then successes. Every
 * variant belongs to the product with its number divided by a thousand.
 */
export function scriptShopify(
  answers: readonly Answer[],
  environment: Record<string, string> = ENVIRONMENT,
  random = 0,
): ScriptedShopify {
  let clock = 0;
  const script = [...answers];
  const sent: Sent[] = [];
  const log: string[] = [];

  const runtime: Runtime = {
    now: () => clock,
    random: () => random,
    sleep: async (durationMs) => void (clock += durationMs),
    fetch: async (address, init) => {
      const {query, variables} = JSON.parse(init.body as string) as Pick<
        Sent,
        'query' | 'variables'
      >;
      const request = {address, init, at: clock, query, variables};
      sent.push(request);
      const answer = (script.shift() ?? allIsWell)(request);
      return answer instanceof Response ? answer : Response.json(answer);
    },
  };
  const handle = createPriceUpdateHandler({
    environment: (name) => environment[name],
    runtime,
    log: (message) => log.push(message),
  });

  const request = (init: RequestInit = {}) =>
    handle(
      new Request('http://function.example/update-shopify-prices', {
        method: 'POST',
        ...init,
        headers: {
          ...HEADERS,
          'x-price-update-secret': SECRET,
          ...(init.headers as Record<string, string>),
        },
      }),
    );
  return {
    sent,
    log,
    now: () => clock,
    pass: (durationMs) => void (clock += durationMs),
    request,
    async call(updates, headers = {}) {
      const response = await request({body: JSON.stringify({updates}), headers});
      const {results} = (await response.json()) as {results: Result[]};
      return results;
    },
  };
}

export const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;
const product = (number: number) => `gid://shopify/Product/${Math.floor(number / 1000) + 1}`;

/** A successful response. */
export const allIsWell: Answer = ({variables}) => {
  const {ids, variants} = variables as {
    ids?: string[];
    variants?: Array<{id: string; price: string}>;
  };
  return ids
    ? {data: {nodes: ids.map((id) => ({id, product: {id: product(numberOf(id))}}))}}
    : {data: {productVariantsBulkUpdate: {productVariants: variants, userErrors: []}}};
};

function numberOf(id: string): number {
  return Number(id.split('/').at(-1));
}

/** The response beyond the budget of points. */
export function throttled(currentlyAvailable: number, requestedQueryCost = 11): unknown {
  return {
    errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}],
    extensions: {
      cost: {
        requestedQueryCost,
        actualQueryCost: null,
        throttleStatus: {maximumAvailable: 1000, currentlyAvailable, restoreRate: 50},
      },
    },
  };
}

export const UPDATES = [1, 2, 3].map((number) => ({variantId: variant(number), price: '9.90'}));

/** An answer that is no JSON, with this status. */
export const status = (code: number, headers: Record<string, string> = {}): Answer => {
  return () => new Response('<html>', {status: code, headers});
};
