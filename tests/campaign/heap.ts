import {once} from 'node:events';
import {stopLater} from '../bench/cleanup.ts';

/** Reads how much memory the worker's own objects take. */
export interface Heap {
  /** The least of all looks since the last call, in bytes: what is left after a collection. */
  least(): number;
}

/** ms between two looks. */
const PAUSE = 200;

export async function watchHeap(inspectorPort: number): Promise<Heap> {
  // The inspector answers only those who say where they come from.
  const options = {headers: {origin: 'http://localhost'}};
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/ws`, options as never);
  await once(socket, 'open');
  let least = Infinity;
  socket.addEventListener('message', ({data}) => {
    const {result} = JSON.parse(String(data)) as {result?: {usedSize?: number}};
    if (result?.usedSize !== undefined) least = Math.min(least, result.usedSize);
  });
  let id = 0;
  const timer = setInterval(() => {
    id += 1;
    socket.send(JSON.stringify({id, method: 'Runtime.getHeapUsage'}));
  }, PAUSE);
  stopLater(() => {
    clearInterval(timer);
    socket.close();
  });
  return {
    least() {
      const found = least;
      least = Infinity;
      return found;
    },
  };
}
