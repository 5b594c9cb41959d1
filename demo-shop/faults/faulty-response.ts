import {STATUS_CODES} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {Disconnect} from '../web/node-requests.ts';
import type {FaultSwitch} from './fault-switch.ts';

/** Shopify's messages by status; others use the status's name. */
const BODIES: Record<number, string> = {
  402: 'Unavailable Shop',
  423: 'Unavailable Shop',
  430: 'Security Rejection',
};

/**
 * Answers a request to an API or a function with the active faults, or normally if none applies.
 *
 * @param operations of the request, as faults name them: root fields of its document, or a function.
 * @throws Disconnect
 */
export async function respondWithFaults(
  faults: FaultSwitch,
  operations: readonly string[],
  respond: () => Promise<Response>,
): Promise<Response> {
  const slow = faults.take('slow', operations);
  if (slow) await wait(slow.delayMs);
  if (faults.take('disconnect', operations)) throw new Disconnect();

  const http = faults.take('http', operations);
  if (http) {
    const errors = BODIES[http.status] ?? STATUS_CODES[http.status] ?? 'Error';
    return Response.json({errors}, {status: http.status});
  }
  const other = faults.take('answer', operations);
  if (other) return new Response(other.body, {status: other.status, headers: other.headers});
  const graphql = faults.take('graphql', operations);
  if (graphql) return Response.json({errors: graphql.messages.map(toError)});

  let response = await respond();
  if (faults.take('half-page', operations)) response = await rewrite(response, halveLists);
  if (faults.take('looping-cursor', operations)) response = await rewrite(response, loopCursors);
  return faults.take('truncated', operations) ? truncate(response) : response;
}

type Json = null | boolean | number | string | Json[] | {[name: string]: Json};

/** Clients recognise throttling by its code: Shopify sends it with HTTP 200. */
function toError(message: string): Json {
  return message === 'Throttled' ? {message, extensions: {code: 'THROTTLED'}} : {message};
}

/** The first half of the body; the headers still promise JSON. */
async function truncate(response: Response): Promise<Response> {
  const body = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(body.slice(0, Math.floor(body.length / 2)), {
    status: response.status,
    headers,
  });
}

type Change = (name: string, value: Json) => Json;

/** Maps every value of an answer by key, innermost first. */
async function rewrite(response: Response, change: Change): Promise<Response> {
  const text = await response.text();
  const body = JSON.parse(text, (name, value: Json) => change(name, value)) as {
    [name: string]: Json;
  };
  if (change === halveLists) body.errors = [toError('Internal error for some of the products')];
  return Response.json(body, {status: response.status});
}

function halveLists(name: string, value: Json): Json {
  if (name !== 'nodes' || !Array.isArray(value)) return value;
  return value.map((node, index) => (index % 2 === 0 ? node : null));
}

function loopCursors(name: string, value: Json): Json {
  return name === 'pageInfo' ? {hasNextPage: true, endCursor: 'round-and-round'} : value;
}
