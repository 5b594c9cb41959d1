import {vi} from 'vitest';
import {PageRecord} from '../../app/server/page-cache/page-record.server.ts';
import type {Rendered} from '../../app/server/page-cache/shared-document.server.ts';
import {MemoryCache} from '../unit/support/memory-cache.ts';

type Worker = typeof import('../../app/server/page-cache/shared-document.server.ts');
export type Render = (isRenewal: boolean) => Rendered | Promise<Rendered>;

/** The cache that the workers of a data centre share. */
export let cache: MemoryCache;
let pending: Array<Promise<unknown>>;
let worker: Worker;

/** Call before each test: empties the cache and starts a worker without documents in memory. */
export async function startDataCentre() {
  cache = new MemoryCache();
  pending = [];
  vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z')});
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await startWorker();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
}

/** Sends the next requests to a new worker. @returns a function that goes back to the former */
export async function startWorker() {
  const former = worker;
  vi.resetModules();
  worker = await import('../../app/server/page-cache/shared-document.server.ts');
  return () => {
    worker = former;
  };
}

export async function ask(render: Render, key = '/', isShared = true): Promise<Response> {
  const answer = await worker.sharedDocument({
    key,
    cache,
    waitUntil: (promise) => pending.push(promise),
    isShared: () => isShared,
    render: async (isRenewal) => render(isRenewal),
  });
  if (!answer) throw new Error('The document is not for everyone.');
  return answer;
}

/** The text that a visitor gets, after the worker's background work is done. */
export async function read(render: Render, key?: string): Promise<string> {
  const text = await (await ask(render, key)).text();
  await afterwards();
  return text;
}

export async function afterwards() {
  while (pending.length > 0) await pending.shift();
}

/** A render with a random nonce in the page and in its policy. */
export function page(
  words: string,
  change: Partial<PageRecord> = {},
  init: ResponseInit = {},
): Rendered {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const headers = new Headers(init.headers);
  headers.set('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
  const html = `<script nonce="${nonce}">1</script>${words} å – ”<script nonce="${nonce}">2</script>`;
  const record = Object.assign(new PageRecord(), change);
  return {response: new Response(html, {...init, headers}), record};
}

export const rendering = (words: string, change?: Partial<PageRecord>, init?: ResponseInit) =>
  vi.fn<Render>(() => page(words, change, init));

export const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

export function nonceOf({headers}: Response): string {
  return /'nonce-(.+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1] ?? '';
}
