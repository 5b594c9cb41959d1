import type {Storefront} from '@shopify/hydrogen';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {AnswerRecord} from '../../app/.server/answer-record';
import {createStorefrontApi} from '../../app/.server/storefront-api';
import {httpError, StorefrontError} from '../../app/.server/storefront-error';
import {SHOP_QUERY} from '../../app/catalogue/queries';
import {MemoryCache} from './support/memory-cache';

const API = 'https://my-shop.myshopify.com/api/2025-07/graphql.json';
const TOKEN = 'public-token';

let cache: MemoryCache;
let pending: Array<Promise<unknown>>;

/** A visitor's new request, with the same cache. */
function visit(isRenewal = false, record = new AnswerRecord()) {
  return createStorefrontApi({
    storefront: {
      getApiUrl: () => API,
      getHeaders: () => ({
        'content-type': 'application/json',
        'X-Shopify-Storefront-Access-Token': TOKEN,
      }),
    } as unknown as Storefront,
    cache,
    waitUntil: (promise) => pending.push(promise),
    request: new Request('https://shop.test/'),
    record,
    isRenewal,
  });
}

/** Runs the worker's background work. */
async function afterwards() {
  while (pending.length > 0) await pending.shift();
}

function shopAnswers(...answers: Array<Response | Error>) {
  const fetched = vi.fn<typeof fetch>();
  for (const answer of answers) {
    if (answer instanceof Error) fetched.mockRejectedValueOnce(answer);
    else fetched.mockResolvedValueOnce(answer);
  }
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const json = (body: unknown, status = 200) => Response.json(body, {status});
const shop = (name: string) => json({data: {shop: {name}}});
const ask = () => visit().request(SHOP_QUERY, {});

beforeEach(() => {
  cache = new MemoryCache();
  pending = [];
  vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z')});
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

describe('§7 a call of the Storefront API', () => {
  test('§7 is a POST with query, variables and the public token', async () => {
    const fetched = shopAnswers(shop('Västerljus'));
    expect(await ask()).toEqual({shop: {name: 'Västerljus'}});
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(API);
    expect(init?.method).toBe('POST');
    const headers = new Headers(init?.headers);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('X-Shopify-Storefront-Access-Token')).toBe(TOKEN);
    expect(JSON.parse(init?.body as string)).toEqual({query: SHOP_QUERY, variables: {}});
  });

  test('§7 times out', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('The time is over', 'TimeoutError')));
    vi.stubGlobal('fetch', (_url: string, {signal}: RequestInit) => {
      return signal?.aborted ? Promise.reject(signal.reason as Error) : shop('late');
    });
    await expect(ask()).rejects.toThrow(StorefrontError);
    expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(10_000);
  });

  test.each([
    [json({}, 402), 'Access requires an active billing plan for the hosted shop'],
    [json({}, 401), httpError(401).message],
    [json({data: {shop: {name: 'x'}}}, 404), httpError(404).message],
    [json({}, 430), 'HTTP error 430'],
    [new Response('<h1>Bad gateway</h1>', {status: 502}), 'HTTP error 502'],
    [json({errors: [{message: 'One'}]}, 500), 'HTTP error 500'],
    [json({errors: [{message: 'Throttled'}]}), 'Throttled'],
    [json({errors: [{message: 'One'}, {message: 'Two'}]}), 'One, Two'],
    [json({data: {shop: null}, errors: [{message: 'One', path: ['shop']}]}), 'One'],
    [new Response('{"data":'), 'The Storefront API sent an unreadable answer'],
    [new Response('<html></html>'), 'The Storefront API sent an unreadable answer'],
    [new Response(''), 'The Storefront API sent an unreadable answer'],
    [json(null), 'The Storefront API sent an unknown answer'],
    [json('shop'), 'The Storefront API sent an unknown answer'],
    [json([]), 'The Storefront API sent an unknown answer'],
    [json({errors: 'failed'}), 'The Storefront API sent an unknown answer'],
    [json({errors: []}), 'The Storefront API sent an unknown answer'],
    [json({errors: [{code: 1}]}), 'The Storefront API sent an unknown answer'],
    [
      new TypeError('fetch failed'),
      'The Storefront API did not answer: PUBLIC_STORE_DOMAIN may name no shop',
    ],
    [new DOMException('Late', 'TimeoutError'), 'The Storefront API did not answer'],
  ] as Array<[Response | Error, string]>)('§8 %o: %s', async (answer, message) => {
    shopAnswers(answer);
    const error: unknown = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StorefrontError);
    expect((error as StorefrontError).message).toBe(message);
    expect(String(error)).not.toContain(TOKEN);
  });

  test.each([[{}], [{data: null}], [{other: 1}]])(
    '§8 the response %j, without data or errors, is a failure',
    async (body) => {
      shopAnswers(json(body));
      await expect(ask()).rejects.toThrow('The Storefront API sent an unknown answer');
    },
  );
});

describe('§7 cached answers', () => {
  const load = (answer: unknown) => vi.fn(() => Promise.resolve(answer));
  const fail = (message = 'HTTP error 500') =>
    vi.fn(() => Promise.reject(new StorefrontError(message)));
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  async function cached(loader: () => Promise<unknown>, ...key: string[]) {
    const answer = await visit().cached(key.length > 0 ? key : ['cards'], loader);
    await afterwards();
    return answer;
  }

  test.each([
    ['an object', {title: 'Skarv'}],
    ['a list', [1, 2, 3]],
    ['an empty list', []],
    ['a text', 'Västerljus'],
    ['an empty text', ''],
  ])('§7 %s is queried once', async (_case, answer) => {
    const again = load('new');
    expect(await cached(load(answer))).toEqual(answer);
    expect(await cached(again)).toEqual(answer);
    expect(again).not.toHaveBeenCalled();
  });

  test('a request reads an answer from the cache once; a failed one can be retried', async () => {
    await cached(load('Skarv'));
    const match = vi.spyOn(cache, 'match');
    const api = visit();
    expect(await api.cached(['cards'], fail())).toBe('Skarv');
    const reads = match.mock.calls.length;
    expect(await api.cached(['cards'], fail())).toBe('Skarv');
    expect(match).toHaveBeenCalledTimes(reads);
    await expect(api.cached(['shop'], fail())).rejects.toThrow('HTTP error 500');
    expect(await api.cached(['shop'], load('Västerljus'))).toBe('Västerljus');
  });

  test('§7 null, for a missing product, is not cached', async () => {
    expect(await cached(load(null), 'product', 'gone')).toBeNull();
    const again = load({title: 'Skarv'});
    expect(await cached(again, 'product', 'gone')).toEqual({title: 'Skarv'});
    expect(again).toHaveBeenCalledOnce();
    await cached(load(null), 'product', 'other');
    await expect(cached(fail(), 'product', 'other')).rejects.toThrow('HTTP error 500');
  });

  test('§7 each query has its own cache entry', async () => {
    await cached(load('one'), 'product', 'one');
    await cached(load('two'), 'product', 'two');
    expect(await cached(fail(), 'product', 'one')).toBe('one');
    expect(await cached(fail(), 'product', 'two')).toBe('two');
  });

  test('§7 a stale answer is served at once and renewed for the next visitor', async () => {
    for (const [index, seconds] of [70, 600].entries()) {
      await cached(load('old'), String(index));
      pass(seconds);
      expect(await cached(load('new'), String(index))).toBe('old');
      expect(await cached(fail(), String(index))).toBe('new');
    }
  });

  test('§7 an answer is fresh for a minute', async () => {
    const again = load('new');
    await cached(load('old'));
    pass(55);
    expect(await cached(again)).toBe('old');
    expect(again).not.toHaveBeenCalled();
  });

  test('§7 an answer expires after an hour without requests', async () => {
    await cached(load('old'));
    pass(3600);
    expect(await cached(load('new'))).toBe('new');
  });

  test('§8 a failing shop gets the last good answer, which is logged', async () => {
    await cached(load('good'));
    pass(3600);
    expect(await cached(fail())).toBe('good');
    expect(await cached(fail())).toBe('good');
    expect(console.error).toHaveBeenCalledTimes(2);
    expect(await cached(load('better'))).toBe('better');
  });

  test('§8 without a good answer, the error is thrown', async () => {
    await expect(cached(fail('HTTP error 503'))).rejects.toThrow('HTTP error 503');
    await cached(load('other'), 'shop');
    await expect(cached(fail('HTTP error 503'))).rejects.toThrow('HTTP error 503');
  });

  test('§8 a failure is not cached', async () => {
    await cached(fail()).catch(() => undefined);
    expect(await cached(load('good'))).toBe('good');
  });

  test('§8 a good answer expires after a day', async () => {
    await cached(load('good'));
    pass(25 * 3600);
    await expect(cached(fail())).rejects.toThrow('HTTP error 500');
  });

  test('§4 after a save, only newer answers replace a failure', async () => {
    await cached(load('old price'));
    await visit().forgetAnswers();
    await expect(cached(fail('HTTP error 503'))).rejects.toThrow('HTTP error 503');
    await cached(load('new price'));
    pass(3600);
    expect(await cached(fail())).toBe('new price');
  });

  test('§4 an answer in progress during a save counts as older', async () => {
    const answerDuringSave = async () => {
      await visit().forgetAnswers();
      return 'old price';
    };
    expect(await cached(answerDuringSave)).toBe('old price');
    await expect(cached(fail())).rejects.toThrow('HTTP error 500');
  });

  test('§4 an invalidated answer does not return after the save’s marker expires', async () => {
    await cached(load('old price'));
    await visit().forgetAnswers();
    for (let hour = 0; hour < 60; hour++) {
      pass(3600);
      await expect(cached(fail())).rejects.toThrow('HTTP error 500');
    }
  });

  test('§8 sequential queries share a limit of ten seconds', () => {
    const api = visit();
    expect(api.remaining()).toBe(9_500);
    pass(4);
    expect(api.remaining()).toBe(5_500);
    pass(60);
    expect(api.remaining()).toBe(1);
  });

  test('§8 a failed background renewal has no effect', async () => {
    await cached(load('good'));
    pass(30);
    expect(await cached(fail())).toBe('good');
    expect(await cached(fail())).toBe('good');
  });
});

describe('the record of a page’s answers', () => {
  const load = (answer: unknown) => vi.fn(() => Promise.resolve(answer));
  const fail = () => Promise.reject(new StorefrontError('HTTP error 500'));
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  test('has the age of the oldest answer', async () => {
    const asked = Date.now();
    await visit().cached(['cards'], load('old'));
    await afterwards();
    pass(40);
    await visit().cached(['shop'], load('new'));
    await afterwards();
    const record = new AnswerRecord();
    await visit(false, record).cached(['shop'], load('other'));
    expect(record.since).toBe(asked + 40_000);
    await visit(false, record).cached(['cards'], load('other'));
    expect(record).toMatchObject({since: asked, hasFailed: false});
  });

  test('§8 records failures, even with a last good answer', async () => {
    const records = [new AnswerRecord(), new AnswerRecord()] as const;
    await expect(visit(false, records[0]).cached(['cards'], fail)).rejects.toThrow();
    await visit().cached(['cards'], load('good'));
    await afterwards();
    pass(3600);
    expect(await visit(false, records[1]).cached(['cards'], fail)).toBe('good');
    for (const {hasFailed} of records) expect(hasFailed).toBe(true);
  });

  test('a background renewal has no stale answer', async () => {
    await visit().cached(['cards'], load('old'));
    await afterwards();
    pass(30);
    expect(await visit(true).cached(['cards'], load('other'))).toBe('old');
    pass(40);
    const record = new AnswerRecord();
    const renewal = load('new');
    const visits = [visit(true, record), visit(true), visit()];
    const found = await Promise.all(visits.map((each) => each.cached(['cards'], renewal)));
    expect(found).toEqual(['new', 'new', 'old']);
    expect(renewal).toHaveBeenCalledOnce();
    expect(record.since).toBe(Date.now());
  });

  test('§8 a failed renewal keeps the old age', async () => {
    const asked = Date.now();
    await visit().cached(['cards'], load('old'));
    await afterwards();
    pass(70);
    const record = new AnswerRecord();
    expect(await visit(true, record).cached(['cards'], fail)).toBe('old');
    expect(record.since).toBe(asked);
  });
});

describe('§7 concurrent queries', () => {
  /** Answers on demand, and counts its queries. */
  function slowShop() {
    const answers: Array<{resolve: (value: unknown) => void; reject: (error: Error) => void}> = [];
    const load = vi.fn(
      () => new Promise<unknown>((resolve, reject) => answers.push({resolve, reject})),
    );
    return {load, answers};
  }

  const asked = (load: () => Promise<unknown>) => vi.waitFor(() => expect(load).toHaveBeenCalled());

  test('§7 of ten visitors share one load', async () => {
    const {load, answers} = slowShop();
    const visits = Array.from({length: 10}, () => visit().cached(['ten'], load));
    await asked(load);
    answers[0]?.resolve({title: 'Skarv'});
    const found = await Promise.all(visits);
    expect(found).toEqual(Array.from({length: 10}, () => ({title: 'Skarv'})));
    // Until the answer is cached, newcomers share the pending load.
    expect(await visit().cached(['ten'], load)).toEqual({title: 'Skarv'});
    await afterwards();
    expect(await visit().cached(['ten'], load)).toEqual({title: 'Skarv'});
    expect(load).toHaveBeenCalledOnce();
  });

  test('§8 share a failure, and the next visitor retries', async () => {
    const {load, answers} = slowShop();
    const visits = Array.from({length: 3}, () => visit().cached(['fail'], load));
    await asked(load);
    answers[0]?.reject(new StorefrontError('HTTP error 503'));
    for (const outcome of await Promise.allSettled(visits)) {
      expect(outcome).toMatchObject({status: 'rejected', reason: {message: 'HTTP error 503'}});
    }
    expect(await visit().cached(['fail'], () => Promise.resolve('good'))).toBe('good');
  });

  test('§4 after a save do not share an older load', async () => {
    const {load, answers} = slowShop();
    const before = visit().cached(['save'], load);
    await asked(load);
    await visit().forgetAnswers();
    expect(await visit().cached(['save'], () => Promise.resolve('new price'))).toBe('new price');
    answers[0]?.resolve('old price');
    expect(await before).toBe('old price');
  });

  test('§7 do not wait for the load of an aborted request', async () => {
    const {load} = slowShop();
    void visit()
      .cached(['lost'], load)
      .catch(() => undefined);
    await asked(load);
    vi.setSystemTime(Date.now() + 31_000);
    expect(await visit().cached(['lost'], () => Promise.resolve('good'))).toBe('good');
  });

  test('§8 wait ten seconds for a hanging shop, and the next visitor gets the late answer', async () => {
    const {load, answers} = slowShop();
    vi.useFakeTimers({toFake: ['Date', 'setTimeout', 'clearTimeout']});
    const failing = visit().cached(['late'], load);
    const failed = expect(failing).rejects.toThrow('The Storefront API is slow to answer');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1_000);
    await failed;
    answers[0]?.resolve('late');
    await afterwards();
    expect(await visit().cached(['late'], load)).toBe('late');
    expect(load).toHaveBeenCalledOnce();
  });
});
