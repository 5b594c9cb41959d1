import {beforeEach, describe, expect, test, vi} from 'vitest';
import {AnswerRecord} from '../../app/.server/answer-record.ts';
import type {Rendered} from '../../app/.server/documents.ts';
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

  test('waits neither for a slow request nor for one that is lost', async () => {
    const {render} = slowRendering();
    void ask(render);
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    vi.useFakeTimers({toFake: ['Date', 'setTimeout'], now: Date.now()});
    const second = ask(rendering('own'));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await (await second).text()).toContain('own');
  });

  test('on a page that takes long begins another a second, and all after three', async () => {
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
