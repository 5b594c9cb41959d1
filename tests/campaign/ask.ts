import {Agent, request as send, type IncomingHttpHeaders} from 'node:http';
import {buffer} from 'node:stream/consumers';

/** A request as it goes over the wire: the path is sent as it stands. */
export interface Input {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

export interface Answer {
  /** 0 where the worker broke the connection off. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** ms until the last byte. */
  time: number;
}

/** ms; no answer takes longer, whatever hangs. */
export const LONGEST = 10_000;

const agent = new Agent({keepAlive: true, maxSockets: 128});

/** Asks the worker without following a redirect. An answer that does not end within `LONGEST` has no status either. */
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
    const timer = setTimeout(() => asking.destroy(), LONGEST);
    asking.on('error', () => {
      // A connection that was kept may be closed just then, as after an answer that did not wait for the body.
      const isWorthwhile = asking.reusedSocket && performance.now() - began < LONGEST;
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

/** Closes the connections that are kept open. */
export function hangUp(): void {
  agent.destroy();
}
