import {STATUS_CODES} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {Disconnect} from '../web/node-requests.ts';
import type {FaultSwitch} from './fault-switch.ts';

/** What Shopify says with a status of its own; for others the status's own name stands. */
const BODIES: Record<number, string> = {
  402: 'Unavailable Shop',
  423: 'Unavailable Shop',
  430: 'Security Rejection',
};

/**
 * Answers a request to an API or a function as the switched-on faults have it, or properly where none applies.
 *
 * @param operations what the request asks for, as faults name it: root fields of its document, or a function.
 * @throws Disconnect
 */
export async function respondWithFaults(
  faults: FaultSwitch,
  operations: readonly string[],
  respond: () => Promise<Response>,
): Promise<Response> {
  const slow = faults.take('slow', operations);
  if (slow) await wait(slow.milliseconds);
  if (faults.take('disconnect', operations)) throw new Disconnect();

  const http = faults.take('http', operations);
  if (http) {
    const errors = BODIES[http.status] ?? STATUS_CODES[http.status] ?? 'Error';
    return Response.json({errors}, {status: http.status});
  }
  const graphql = faults.take('graphql', operations);
  if (graphql) return Response.json({errors: graphql.messages.map(toError)});

  const response = await respond();
  return faults.take('truncated', operations) ? truncate(response) : response;
}

/** Throttling is the one error that clients tell by its code: Shopify sends it with HTTP 200. */
function toError(message: string) {
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
