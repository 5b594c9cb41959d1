import type {DocumentNode, GraphQLError as GraphQLErrorType} from 'graphql';
import type {Stores} from '../database/stores.ts';
import type {FaultSwitch} from '../faults/fault-switch.ts';
import {respondWithFaults} from '../faults/faulty-response.ts';
import {rootFields} from '../faults/root-fields.ts';
import {execute, GraphQLError, parse, validate} from '../graphql/graphql-js.ts';
import {checkInputSize} from '../graphql/input-size.ts';
import {maskError} from '../graphql/internal-error.ts';
import {servedVersion} from '../graphql/served-version.ts';
import {CostBucket, STANDARD_LIMITS, type CostLimits} from './cost-bucket.ts';
import {findAdminNode} from './nodes.ts';
import {requestedCost} from './query-cost.ts';
import {readQuery, type Query} from './query.ts';
import {buildAdminSchema} from './schema.ts';
import {updateVariants, type BulkUpdateArguments} from './update-variants.ts';

export interface AdminApi {
  stores: Stores;
  faults: FaultSwitch;
  /** The expected `X-Shopify-Access-Token`. */
  token: string;
  limits?: CostLimits;
}

/** The prefix of the Admin API's operations in faults. */
const FAULT_PREFIX = 'admin:';

/** The version of `schema.graphql`. */
const ADMIN_VERSIONS = ['2025-07'];

/**
 * Makes the handler of `/admin/api/{version}/graphql.json`. It refuses like Shopify: 404 for an unknown version, 401
 * without the token, 400 without a query, and 200 with `errors` for GraphQL errors and requests beyond the points
 * (`THROTTLED`). Unlike the Storefront API it is not for browsers and sends no CORS headers.
 */
export function createAdminApi({stores, faults, token, limits = STANDARD_LIMITS}: AdminApi) {
  const schema = buildAdminSchema();
  const bucket = new CostBucket(() => faults.find('small-bucket') ?? limits);
  const {products} = stores;
  const rootValue = {
    node: ({id}: {id: string}) => findAdminNode(id, products),
    nodes: ({ids}: {ids: string[]}) => {
      checkInputSize(ids, ['nodes', 'ids']);
      return ids.map((id) => findAdminNode(id, products));
    },
    productVariantsBulkUpdate: (input: BulkUpdateArguments) =>
      updateVariants(input, stores, (id) => faults.refusedPrice(id)),
  };

  async function answer({query, variables, operationName}: Query): Promise<Response> {
    const document = parseQuery(query);
    if (document instanceof GraphQLError) return Response.json({errors: [document]});
    const invalid = validate(schema, document);
    if (invalid.length > 0) return Response.json({errors: invalid});

    const cost = requestedCost(document, variables);
    if (!bucket.take(cost)) return throttled(cost);
    const result = await execute({
      schema,
      document,
      rootValue,
      variableValues: variables,
      operationName,
    });
    const errors = result.errors?.map((error: GraphQLErrorType) => maskError(error));
    // A refused request has no data, and Shopify leaves its actual cost empty.
    const data = result.errors?.some(isOversized) ? undefined : result.data;
    if (!data) bucket.giveBack(cost);
    return Response.json({
      ...(data && {data}),
      ...(errors && {errors}),
      extensions: costExtension(cost, data ? cost : null),
    });
  }

  function throttled(cost: number): Response {
    const documentation = 'https://shopify.dev/api/usage/rate-limits';
    const error = {message: 'Throttled', extensions: {code: 'THROTTLED', documentation}};
    return Response.json({errors: [error], extensions: costExtension(cost, null)});
  }

  function costExtension(requestedQueryCost: number, actualQueryCost: number | null) {
    return {cost: {requestedQueryCost, actualQueryCost, throttleStatus: bucket.status()}};
  }

  return async (request: Request, askedVersion: string): Promise<Response> => {
    const version = servedVersion(askedVersion, ADMIN_VERSIONS);
    if (!version) return refuse(404, 'Not Found');
    if (request.method !== 'POST') return refuse(405, 'Method Not Allowed', {allow: 'POST'});
    const query = await readQuery(request);
    const respond = async () => {
      if (request.headers.get('x-shopify-access-token') !== token) {
        return refuse(
          401,
          '[API] Invalid API key or access token (unrecognized login or wrong password)',
        );
      }
      return query ? answer(query) : refuse(400, {query: 'Required parameter missing or invalid'});
    };
    const operations = faults.any ? faultOperations(query) : [];
    const response = await respondWithFaults(faults, operations, respond);
    response.headers.set('x-shopify-api-version', version);
    return response;
  };
}

function isOversized({extensions}: GraphQLErrorType): boolean {
  return extensions.code === 'MAX_INPUT_SIZE_EXCEEDED';
}

function faultOperations(query: Query | undefined): string[] {
  const fields = rootFields(JSON.stringify(query ?? {}));
  return [`${FAULT_PREFIX}*`, ...fields, ...fields.map((field) => FAULT_PREFIX + field)];
}

function parseQuery(query: string): DocumentNode | GraphQLErrorType {
  try {
    return parse(query);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function refuse(status: number, errors: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({errors}, {status, headers});
}
