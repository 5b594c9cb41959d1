import {once} from 'node:events';
import {stopLater} from '../bench/cleanup.ts';

/** Measures the worker's heap. */
export interface Heap {
  /** Bytes in use after garbage collection. */
  collected(): Promise<number>;
}

interface Message {
  id?: number;
  result?: {usedSize?: number};
}

/** ms; a snapshot of 100 MB takes some seconds. */
const TIMEOUT_MS = 60_000;

export async function watchHeap(inspectorPort: number): Promise<Heap> {
  // The inspector requires an Origin header.
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
        // The chunks of a snapshot are not needed.
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
      // The only call that makes this runtime collect garbage; `collectGarbage` gets no response.
      await call('HeapProfiler.takeHeapSnapshot');
      const {result} = await call('Runtime.getHeapUsage');
      return result?.usedSize ?? NaN;
    },
  };
}
