import {beforeEach, describe, expect, test, vi} from 'vitest';
import {PageRecord} from '../../app/server/page-cache/page-record.server.ts';
import type {Rendered} from '../../app/server/page-cache/shared-document.server.ts';
import {
  afterwards,
  ask,
  cache,
  nonceOf,
  page,
  read,
  rendering,
  startDataCentre,
  startWorker,
  type Render,
} from './document-worker.ts';

beforeEach(startDataCentre);

describe('a shared document', () => {
  test('is rendered once, even for a new worker', async () => {
    await read(rendering('Skarv'));
    const again = rendering('other');
    expect(await read(again)).toContain('Skarv å – ”');
    await startWorker();
    expect(await read(again)).toContain('Skarv å – ”');
    expect(again).not.toHaveBeenCalled();
  });

  test('has a new nonce in each response, matching its policy', async () => {
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

  test('is cached per key', async () => {
    await read(rendering('Glasögon'), 'sv /');
    expect(await read(rendering('Glasses'), 'en /')).toContain('Glasses');
    expect(await read(rendering('other'), 'sv /')).toContain('Glasögon');
  });

  test('streams to the first visitor', async () => {
    let end = () => undefined as void;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<header>'));
        end = () => controller.close();
      },
    });
    const answer = await ask(() => ({response: new Response(body), record: new PageRecord()}));
    const first = await answer.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('<header>');
    end();
    await afterwards();
  });

  test('is not shared unless its route opts in', async () => {
    await expect(ask(rendering('Skarv'), '/admin', false)).rejects.toThrow('not for everyone');
  });
});

describe('the cache does not store', () => {
  const cutOff = (): Rendered => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('half'));
        controller.error(new Error('cut off'));
      },
    });
    return {response: new Response(body), record: new PageRecord()};
  };

  test.each<[string, Render]>([
    ['a missing page', () => page('404', {}, {status: 404})],
    ['a redirect', () => page('301', {}, {status: 301, headers: {Location: '/'}})],
    ['a navigation’s redirect', () => page('202', {}, {status: 202})],
    ['a fault', () => page('500', {}, {status: 500})],
    ['a failing catalogue', () => page('503', {}, {status: 503})],
    [
      'a response with a cookie',
      () => page('cookie', {}, {headers: {'Set-Cookie': 'language=en'}}),
    ],
    ['a no-store response', () => page('no-store', {}, {headers: {'Cache-Control': 'no-store'}})],
    ['a page with an error in a block', () => page('error', {hasFailed: true})],
    ['data about a missing page', () => page('nothing', {isNotFound: true})],
    ['a truncated response', cutOff],
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

  test('a page whose error comes after the response has started', async () => {
    const rendered = page('early');
    const answer = await ask(() => rendered);
    rendered.record.hasFailed = true;
    await answer.text();
    await afterwards();
    expect(await read(rendering('good'))).toContain('good');
  });
});

describe('a stampede', () => {
  /** Renders on demand. */
  function slowRendering() {
    const finish: Array<(rendered: Rendered) => void> = [];
    const render = vi.fn<Render>(() => new Promise((resolve) => finish.push(resolve)));
    return {render, finish};
  }

  test('on an uncached page renders once, with a nonce for each visitor', async () => {
    const {render, finish} = slowRendering();
    const visits = Array.from({length: 20}, () => ask(render));
    await vi.waitFor(() => expect(finish).toHaveLength(1));
    finish[0]?.(page('Skarv'));
    const answers = await Promise.all(visits);
    for (const answer of answers) expect(await answer.text()).toContain('Skarv');
    expect(new Set(answers.map(nonceOf)).size).toBe(20);
    expect(render).toHaveBeenCalledOnce();
  });

  test('does not share a failure', async () => {
    const {render, finish} = slowRendering();
    const first = ask(render);
    await vi.waitFor(() => expect(finish).toHaveLength(1));
    const second = ask(rendering('good'));
    finish[0]?.(page('error', {hasFailed: true}));
    expect(await (await first).text()).toContain('error');
    expect(await (await second).text()).toContain('good');
  });

  test('does not wait for a slow or lost request', async () => {
    const {render} = slowRendering();
    void ask(render);
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    vi.useFakeTimers({toFake: ['Date', 'setTimeout'], now: Date.now()});
    const second = ask(rendering('own'));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await (await second).text()).toContain('own');
  });

  test('on a slow page starts another render each second, and all after three', async () => {
    const {render, finish} = slowRendering();
    vi.useFakeTimers({toFake: ['Date', 'setTimeout'], now: Date.now()});
    const visits = Array.from({length: 20}, () => ask(render));
    const begun: number[] = [];
    for (let second = 0; second < 4; second++) {
      await vi.advanceTimersByTimeAsync(second ? 1_000 : 500);
      begun.push(render.mock.calls.length);
    }
    expect(begun).toEqual([1, 2, 3, 20]);
    for (const done of finish) done(page('Skarv'));
    for (const answer of await Promise.all(visits)) {
      expect(await answer.text()).toContain('Skarv');
    }
  });

  test('continues after a page that throws', async () => {
    await expect(ask(() => Promise.reject(new Error('no variable')))).rejects.toThrow();
    expect(await read(rendering('good'))).toContain('good');
  });
});

test('a worker keeps the 16 MB of documents requested last in memory', async () => {
  // Without a cache, a document that is not in memory renders again.
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
