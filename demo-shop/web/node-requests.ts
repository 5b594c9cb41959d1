import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';

/** Bytes; a cart of 250 lines takes some 30 kB. */
const LARGEST_BODY = 1_000_000;

export type Handler = (request: Request) => Promise<Response>;

/** Thrown by a handler to close the connection without an answer. */
export class Disconnect extends Error {}

/** Adapts a handler of web-standard requests to Node's. Logs what it throws and answers with 500. */
export function toRequestListener(handle: Handler): RequestListener {
  return (incoming, outgoing) => {
    answer(incoming, outgoing, handle).catch((error: unknown) => {
      if (!(error instanceof Disconnect)) {
        console.error('Demo shop:', error);
        if (!outgoing.headersSent) return outgoing.writeHead(500).end();
      }
      incoming.socket.destroy();
    });
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: Handler,
): Promise<void> {
  const body = await readBody(incoming);
  const response =
    body === undefined
      ? new Response(null, {status: 413})
      : await handle(toRequest(incoming, body));
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  if (incoming.method === 'HEAD' || !response.body) {
    outgoing.end();
    return;
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  outgoing.setHeader('content-length', bytes.length);
  outgoing.end(bytes);
}

/** Undefined for a body that is too large; still reads it to the end, so that the client gets the answer. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= LARGEST_BODY) chunks.push(chunk);
  }
  return length <= LARGEST_BODY ? Buffer.concat(chunks) : undefined;
}

function toRequest(incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one);
  }
  const method = incoming.method ?? 'GET';
  return new Request(new URL(`http://localhost${incoming.url ?? '/'}`), {
    method,
    headers,
    body: method === 'GET' || method === 'HEAD' ? null : body,
  });
}
