import {once} from 'node:events';
import {stopLater} from '../bench/cleanup.ts';

/** Reads how much memory the worker's own objects take. */
export interface Heap {
  /** Bytes that are left after a collection. */
  collected(): Promise<number>;
}

interface Message {
  id?: number;
  result?: {usedSize?: number};
}

/** ms; a snapshot of 100 MB takes some seconds. */
const TIMEOUT_MS = 60_000;

export async function watchHeap(inspectorPort: number): Promise<Heap> {
  // The inspector answers only those who say where they come from.
  const options = {headers: {origin: 'http://localhost'}};
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/ws`, options as never);
  await once(socket, 'open');
  stopLater(() => socket.close());
  let lastId = 0;

  function call(method: string): Promise<Message> {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} is not answered.`)), TIMEOUT_MS);
      const listen = ({data}: MessageEvent): void => {
        const text = String(data);
        // A snapshot comes in many pieces, of which none is needed.
        if (text.startsWith('{"method":"HeapProfiler')) return;
        const message = JSON.parse(text) as Message;
        if (message.id !== id) return;
        socket.removeEventListener('message', listen);
        clearTimeout(timer);
        resolve(message);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({id, method}));
    });
  }

  return {
    async collected() {
      // The one call on which this runtime collects everything first; `collectGarbage` is never answered.
      await call('HeapProfiler.takeHeapSnapshot');
      const {result} = await call('Runtime.getHeapUsage');
      return result?.usedSize ?? NaN;
    },
  };
}
