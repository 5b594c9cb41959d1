import {beforeEach, describe, expect, test, vi} from 'vitest';
import {AnswerRecord} from '../../app/.server/answer-record.ts';
import type {Rendered} from '../../app/.server/documents.ts';
import {MemoryCache} from '../unit/support/memory-cache.ts';

type Render = (isRenewal: boolean) => Rendered | Promise<Rendered>;

let cache: MemoryCache;
let pending: Array<Promise<unknown>>;
let worker: typeof import('../../app/.server/documents.ts');

/** Another worker of the same data centre: with the cache, without the memory. */
async function startWorker() {
  vi.resetModules();
  worker = await import('../../app/.server/documents.ts');
}

async function ask(render: Render, key = '/', isShared = true): Promise<Response> {
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

/** What a visitor reads, once the worker has done what it does behind their back. */
async function read(render: Render, key?: string): Promise<string> {
  const text = await (await ask(render, key)).text();
  await afterwards();
  return text;
}

async function afterwards() {
  while (pending.length > 0) await pending.shift();
}

/** As the page's renderer answers: with a random nonce in the page and in its policy. */
function page(words: string, change: Partial<AnswerRecord> = {}, init: ResponseInit = {}) {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const headers = new Headers(init.headers);
  headers.set('Content-Security-Policy', `script-src 'nonce-${nonce}'`);
  const html = `<script nonce="${nonce}">1</script>${words} å – ”<script nonce="${nonce}">2</script>`;
  const record = Object.assign(new AnswerRecord(), change);
  return {response: new Response(html, {...init, headers}), record};
}

const rendering = (words: string, change?: Partial<AnswerRecord>, init?: ResponseInit) =>
  vi.fn<Render>(() => page(words, change, init));
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

function nonceOf({headers}: Response): string {
  return /'nonce-(.+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1] ?? '';
}

beforeEach(async () => {
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
});

describe('a document that is the same for everyone', () => {
  test('is rendered once, also for a worker that has not seen it', async () => {
    await read(rendering('Skarv'));
    const again = rendering('other');
    expect(await read(again)).toContain('Skarv å – ”');
    await startWorker();
    expect(await read(again)).toContain('Skarv å – ”');
    expect(again).not.toHaveBeenCalled();
  });

  test('has a nonce of its own in each answer, the same in its policy, and no other', async () => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 6; visit++) {
      if (visit === 3) await startWorker();
      const answer = await ask(rendering('Skarv'));
      const text = await answer.text();
      await afterwards();
      const nonce = nonceOf(answer);
      expect(nonce).toMatch(/^[\da-f]{32}$/);
      expect(text.match(/nonce="[^"]*"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`]);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(6);
  });

  test('keeps its headers', async () => {
    const headers = {'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex'};
    await read(rendering('Skarv', {}, {headers}));
    for (const start of [() => undefined, startWorker]) {
      await start();
      const answer = await ask(rendering('other'));
      for (const [name, value] of Object.entries(headers)) {
        expect(answer.headers.get(name)).toBe(value);
      }
    }
  });

  test('is one for each key', async () => {
    await read(rendering('Glasögon'), 'sv /');
    expect(await read(rendering('Glasses'), 'en /')).toContain('Glasses');
    expect(await read(rendering('other'), 'sv /')).toContain('Glasögon');
  });

  test('begins before it ends, for the first visitor', async () => {
    let end = () => undefined as void;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<header>'));
        end = () => controller.close();
      },
    });
    const answer = await ask(() => ({response: new Response(body), record: new AnswerRecord()}));
    const first = await answer.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('<header>');
    end();
    await afterwards();
  });

  test('is left to others where its route does not say so', async () => {
    await expect(ask(rendering('Skarv'), '/admin', false)).rejects.toThrow('not for everyone');
  });
});

describe('never kept is', () => {
  const cutOff = (): Rendered => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('half'));
        controller.error(new Error('cut off'));
      },
    });
    return {response: new Response(body), record: new AnswerRecord()};
  };

  test.each<[string, Render]>([
    ['a missing page', () => page('404', {}, {status: 404})],
    ['a redirect', () => page('301', {}, {status: 301, headers: {Location: '/'}})],
    ['a navigation’s redirect', () => page('202', {}, {status: 202})],
    ['a fault', () => page('500', {}, {status: 500})],
    ['a failing catalogue', () => page('503', {}, {status: 503})],
    ['what sets a cookie', () => page('cookie', {}, {headers: {'Set-Cookie': 'language=en'}})],
    ['what says so', () => page('no-store', {}, {headers: {'Cache-Control': 'no-store'}})],
    ['a page with an error in a block', () => page('error', {hasFailed: true})],
    ['data about what does not exist', () => page('nothing', {isAboutNothing: true})],
    ['what is cut off', cutOff],
  ])('%s', async (_case, render) => {
    const answer = await ask(render);
    await answer.text().catch(() => undefined);
    await afterwards();
    const again = rendering('good');
    expect(await read(again)).toContain('good');
    await startWorker();
    expect(await read(again)).toContain('good');
    expect(again).toHaveBeenCalledOnce();
  });

  test('an error that comes after the answer has begun', async () => {
    const rendered = page('early');
    const answer = await ask(() => rendered);
    rendered.record.hasFailed = true;
    await answer.text();
    await afterwards();
    expect(await read(rendering('good'))).toContain('good');
  });
});

describe('a document gets as old as the catalogue’s answers', () => {
  test('it is fresh for a minute, and then renewed by one request behind the visitors’ backs', async () => {
    await read(rendering('old'));
    pass(55);
    const renewal = rendering('new');
    expect(await read(renewal)).toContain('old');
    expect(renewal).not.toHaveBeenCalled();
    pass(10);
    const visits = Array.from({length: 5}, () => ask(renewal));
    for (const visit of visits) expect(await (await visit).text()).toContain('old');
    await afterwards();
    expect(renewal.mock.calls).toEqual([[true]]);
    expect(await read(rendering('other'))).toContain('new');
  });

  test('its age is that of its oldest part', async () => {
    await read(rendering('old', {since: Date.now() - 50_000}));
    pass(15);
    expect(await read(rendering('new'))).toContain('old');
    expect(await read(rendering('other'))).toContain('new');
    await read(rendering('stale', {since: Date.now() - 600_000}), '/stale');
    pass(61);
    expect(await read(rendering('new'), '/stale')).toContain('new');
  });

  test('after eleven quiet minutes it is rendered again', async () => {
    await read(rendering('old'));
    pass(661);
    expect(await read(rendering('new'))).toContain('new');
  });

  test('another worker’s renewal is taken over', async () => {
    await read(rendering('old'));
    const first = worker;
    pass(65);
    await startWorker();
    await read(rendering('new'));
    worker = first;
    const renewal = rendering('other');
    expect(await read(renewal)).toContain('old');
    expect(await read(renewal)).toContain('new');
    expect(renewal).not.toHaveBeenCalled();
  });

  test('one whose block came late is renewed at the first opportunity', async () => {
    await read(rendering('late', {isLate: true}));
    expect(await read(rendering('whole'))).toContain('late');
    expect(await read(rendering('other'))).toContain('whole');
  });

  test.each<[string, Partial<AnswerRecord>, ResponseInit]>([
    ['a page', {}, {status: 404}],
    ['what a navigation asks for', {isAboutNothing: true}, {}],
  ])('%s that is gone does not come back', async (_case, change, init) => {
    await read(rendering('Skarv'));
    pass(65);
    expect(await read(rendering('gone', change, init))).toContain('Skarv');
    expect(await read(rendering('gone', change, init))).toContain('gone');
    await startWorker();
    expect(await read(rendering('error', {hasFailed: true}, {status: 503}))).toContain('error');
  });
});

describe('while the catalogue fails', () => {
  const failures: Array<[string, Render]> = [
    ['a page without its content', () => page('error', {hasFailed: true}, {status: 503})],
    ['an error in a block', () => page('error', {hasFailed: true})],
    ['a fault', () => page('error', {}, {status: 500})],
  ];

  test.each(failures)('the whole page stands for a day instead of %s', async (_case, fail) => {
    await read(rendering('whole'));
    for (const hours of [0.02, 1, 22]) {
      pass(hours * 3600);
      expect(await read(fail)).toContain('whole');
    }
    await startWorker();
    expect(await read(fail)).toContain('whole');
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('last good document'));
    pass(3600);
    expect(await read(fail)).toContain('error');
  });

  test('a visitor sees what is good again at once', async () => {
    await read(rendering('old'));
    pass(3600);
    expect(await read(rendering('new'))).toContain('new');
    expect(await read(rendering('other'))).toContain('new');
  });
});

describe('a stampede', () => {
  /** Renders when told to. */
  function slowRendering() {
    const finish: Array<(rendered: Rendered) => void> = [];
    const render = vi.fn<Render>(() => new Promise((resolve) => finish.push(resolve)));
    return {render, finish};
  }

  test('on a cold page renders once, with a nonce for each', async () => {
    const {render, finish} = slowRendering();
    const visits = Array.from({length: 20}, () => ask(render));
    await vi.waitFor(() => expect(finish).toHaveLength(1));
    finish[0]?.(page('Skarv'));
    const answers = await Promise.all(visits);
    for (const answer of answers) expect(await answer.text()).toContain('Skarv');
    expect(new Set(answers.map(nonceOf)).size).toBe(20);
    expect(render).toHaveBeenCalledOnce();
  });

  test('shares no failure', async () => {
    const {render, finish} = slowRendering();
    const first = ask(render);
    await vi.waitFor(() => expect(finish).toHaveLength(1));
    const second = ask(rendering('good'));
    finish[0]?.(page('error', {hasFailed: true}));
    expect(await (await first).text()).toContain('error');
    expect(await (await second).text()).toContain('good');
  });

  test('waits for nobody who takes long, and for nobody who is lost', async () => {
    const {render} = slowRendering();
    void ask(render);
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    vi.useFakeTimers({toFake: ['Date', 'setTimeout'], now: Date.now()});
    const second = ask(rendering('own'));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await (await second).text()).toContain('own');
  });

  test('is not held up by a page that throws', async () => {
    await expect(ask(() => Promise.reject(new Error('no variable')))).rejects.toThrow();
    expect(await read(rendering('good'))).toContain('good');
  });
});

test('a worker’s memory holds 16 MB of documents, those that were asked for last', async () => {
  // Without a cache, what is not in memory is rendered again.
  vi.spyOn(cache, 'match').mockResolvedValue(undefined);
  const megabyte = rendering('x'.repeat(1_000_000));
  for (let number = 1; number <= 15; number++) await read(megabyte, `/${number}`);
  await read(megabyte, '/1');
  expect(megabyte).toHaveBeenCalledTimes(15);
  await read(megabyte, '/16');
  await read(megabyte, '/1');
  expect(megabyte).toHaveBeenCalledTimes(16);
  await read(megabyte, '/2');
  expect(megabyte).toHaveBeenCalledTimes(17);
});
