import {createYoga} from 'graphql-yoga';
import type {ShopFacts} from '../catalogues/goods.ts';
import type {Stores} from '../database/stores.ts';
import type {FaultSwitch} from '../faults/fault-switch.ts';
import {respondWithFaults} from '../faults/faulty-response.ts';
import {rootFields} from '../faults/root-fields.ts';
import type {ShopContext} from './context.ts';
import {errorWording} from '../graphql/error-wording.ts';
import {inContext} from './in-context.ts';
import {maskError} from '../graphql/internal-error.ts';
import {servedVersion} from '../graphql/served-version.ts';
import {buildStorefrontSchema} from './schema.ts';
import {STOREFRONT_VERSIONS, type StorefrontVersion} from './versions.ts';

export interface StorefrontApi {
  storesIn: (language?: string) => Stores;
  facts: ShopFacts;
  origin: string;
  catalogueVersion: string;
  faults: FaultSwitch;
  /** The expected `X-Shopify-Storefront-Access-Token` or private token. */
  token: string;
}

/** Any web page may call the Storefront API. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'content-type, accept, x-shopify-storefront-access-token, shopify-storefront-private-token, ' +
    'shopify-storefront-buyer-ip, shopify-storefront-id, x-sdk-variant, x-sdk-variant-source, x-sdk-version, ' +
    'custom-storefront-request-group-id, x-shopify-client-ip, x-shopify-client-ip-sig',
  'access-control-max-age': '7200',
};

/**
 * Makes the handler of `/api/{version}/graphql.json`. It refuses with Shopify's own answers:
 *
 * - unknown version: 404 `{"errors":"Not Found"}`;
 * - missing or wrong token: 401 with an UNAUTHORIZED error whose message is empty, as public reports of
 *   misconfigured shops show it. Shopify answers some requests without a token; this shop always requires one, to
 *   reveal a storefront that forgets it;
 * - no JSON, or JSON without a query: 400, shopify.dev/docs/api/usage/response-codes;
 * - GraphQL errors: 200 with `errors`.
 *
 * Shopify's answer to GET is undocumented; this shop answers 405.
 */
export function createStorefrontApi(api: StorefrontApi) {
  const executors = new Map<StorefrontVersion, ReturnType<typeof createExecutor>>();

  /** Created when its version is first requested: a schema takes time and memory. */
  function executorOf(version: StorefrontVersion) {
    const executor = executors.get(version) ?? createExecutor(version);
    executors.set(version, executor);
    return executor;
  }

  async function execute(version: StorefrontVersion, body: string): Promise<Response> {
    const {faults, token: _token, ...shop} = api;
    const init = {
      method: 'POST',
      headers: {'content-type': 'application/json', 'accept': 'application/json'},
      body,
    };
    const context = {...shop, faults: faults.forResolvers()};
    const response = await executorOf(version).fetch(`${api.origin}/graphql.json`, init, context);
    // Yoga answers wrong variables with 400; Shopify answers everything that reaches GraphQL with 200.
    return new Response(response.body, {headers: response.headers});
  }

  return async (request: Request, askedVersion: string): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, {status: 204, headers: CORS});
    const version = servedVersion(askedVersion, STOREFRONT_VERSIONS);
    if (!version) return refuse(404, 'Not Found');
    if (request.method !== 'POST')
      return refuse(405, 'Method Not Allowed', {allow: 'POST, OPTIONS'});

    const body = await queryBody(request);
    const respond = async () => {
      if (!carriesToken(request, api.token)) {
        return refuse(401, [{message: '', extensions: {code: 'UNAUTHORIZED'}}]);
      }
      return body === undefined
        ? refuse(400, {query: 'Required parameter missing or invalid'})
        : execute(version, body);
    };
    const response = api.faults.any
      ? await respondWithFaults(api.faults, rootFields(body ?? ''), respond)
      : await respond();
    return withHeaders(response, {...CORS, 'x-shopify-api-version': version});
  };
}

function createExecutor(version: StorefrontVersion) {
  return createYoga<ShopContext>({
    schema: buildStorefrontSchema(version),
    graphqlEndpoint: '*',
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    maskedErrors: {maskError, errorMessage: 'Internal error'},
    plugins: [errorWording, inContext],
  });
}

function carriesToken({headers}: Request, token: string): boolean {
  const sent =
    headers.get('x-shopify-storefront-access-token') ??
    headers.get('shopify-storefront-private-token');
  return sent === token;
}

/** The JSON body to execute; undefined if malformed. `application/graphql` contains the plain query. */
async function queryBody(request: Request): Promise<string | undefined> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim();
  const text = await request.text();
  if (type === 'application/graphql') return JSON.stringify({query: text});
  if (type !== 'application/json') return undefined;
  try {
    const body: unknown = JSON.parse(text);
    const hasQuery =
      typeof body === 'object' &&
      body !== null &&
      'query' in body &&
      typeof body.query === 'string';
    return hasQuery ? text : undefined;
  } catch {
    return undefined;
  }
}

function refuse(status: number, errors: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({errors}, {status, headers: {...CORS, ...headers}});
}

function withHeaders(response: Response, added: Record<string, string>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return new Response(response.body, {status: response.status, headers});
}
