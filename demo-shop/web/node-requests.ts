import type {IncomingMessage, RequestListener} from 'node:http';
import {createServerAdapter} from '@whatwg-node/server';

/** A cart of 250 lines takes some 30 kB. */
const MAX_BODY_BYTES = 1_000_000;

export type Handler = (request: Request) => Promise<Response>;

/** Thrown by a handler to close the connection without an answer. */
export class Disconnect extends Error {}

/** Adapts a handler of web-standard requests to Node's. Logs what it throws and answers with 500. */
export function toRequestListener(handle: Handler): RequestListener {
  async function answer(request: Request, {req}: {req: IncomingMessage}): Promise<Response> {
    if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES)
      return new Response(null, {status: 413});
    try {
      return await handle(request);
    } catch (error) {
      if (error instanceof Disconnect) req.socket.destroy();
      else console.error('Demo shop:', error);
      return new Response(null, {status: 500});
    }
  }
  // Node's own classes instead of the adapter's copies of them.
  return createServerAdapter<{req: IncomingMessage}>(answer, {fetchAPI: {Request, Response}});
}
