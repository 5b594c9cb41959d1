import {once} from 'node:events';
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';
import {stopLater} from '../bench/cleanup.ts';

/** A fixed origin for browsers in front of changing workers. */
export interface Front {
  origin: string;
  /** @param worker its origin; without one, requests get no response */
  leadTo(worker: string | undefined): void;
}

export async function startFront(): Promise<Front> {
  let port: number | undefined;
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    if (port === undefined) return visitor.destroy();
    const worker = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [visitor, worker],
      [worker, visitor],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stopLater(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo(worker) {
      port = worker === undefined ? undefined : Number(new URL(worker).port);
      for (const socket of open) socket.destroy();
    },
  };
}
