import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

/** A proxy between the function and the shop that counts requests. */
export interface CountingProxy {
  origin: string;
  requests: number;
  lookups: number;
  throttled: number;
  /** The maximum of concurrent requests. */
  concurrent: number;
  reset(): void;
  close(): Promise<void>;
}

export async function startCountingProxy(shopOrigin: string): Promise<CountingProxy> {
  let inFlight = 0;
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      proxy.concurrent = Math.max(proxy.concurrent, (inFlight += 1));
      try {
        const body = await text(incoming);
        const response = await fetch(`${shopOrigin}${incoming.url}`, {
          method: 'POST',
          headers: {
            'content-type': incoming.headers['content-type'] ?? '',
            'x-shopify-access-token': String(incoming.headers['x-shopify-access-token']),
          },
          body,
        });
        const answer = await response.text();
        proxy.requests += 1;
        if (body.includes('nodes(ids')) proxy.lookups += 1;
        if (answer.includes('THROTTLED')) proxy.throttled += 1;
        outgoing.writeHead(response.status, {'content-type': 'application/json'}).end(answer);
      } catch {
        outgoing.destroy();
      } finally {
        inFlight -= 1;
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const zero = {requests: 0, lookups: 0, throttled: 0, concurrent: 0};
  const proxy: CountingProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...zero,
    reset: () => void Object.assign(proxy, zero),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
