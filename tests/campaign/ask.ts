import {Agent, request as send, type IncomingHttpHeaders} from 'node:http';
import {buffer} from 'node:stream/consumers';

/** A raw request: the path is sent as written. */
export interface Input {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

export interface Answer {
  /** 0 if the worker closed the connection. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** ms to last byte. */
  time: number;
}

export const TIMEOUT_MS = 10_000;

const agent = new Agent({keepAlive: true, maxSockets: 128});

/** Sends a request without following redirects. A response that exceeds `TIMEOUT_MS` also has status 0. */
export function ask(origin: string, input: Input, attempts = 5): Promise<Answer> {
  const {method, path, headers, body} = input;
  const {hostname, port} = new URL(origin);
  const began = performance.now();
  return new Promise((resolve) => {
    const fail = () => resolve({status: 0, headers: {}, body: '', time: performance.now() - began});
    const length = body === undefined ? {} : {'content-length': String(Buffer.byteLength(body))};
    const asking = send(
      {agent, hostname, port, path, method, headers: {...headers, ...length}},
      (response) => {
        buffer(response).then(
          (bytes) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: bytes.toString('utf8'),
              time: performance.now() - began,
            }),
          fail,
        );
      },
    );
    const timer = setTimeout(() => asking.destroy(), TIMEOUT_MS);
    asking.on('error', () => {
      // The worker may close a kept-alive connection just then, such as after a response before the end of the body.
      const isWorthwhile = asking.reusedSocket && performance.now() - began < TIMEOUT_MS;
      if (isWorthwhile && attempts > 1) resolve(ask(origin, input, attempts - 1));
      else fail();
    });
    asking.on('close', () => clearTimeout(timer));
    asking.end(body);
  });
}

export function get(path: string, headers: Record<string, string> = {}): Input {
  return {method: 'GET', path, headers, body: undefined};
}

/** Closes kept-alive connections. */
export function hangUp(): void {
  agent.destroy();
}
