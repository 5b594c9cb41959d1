import {describe, expect, test, vi} from 'vitest';
import {StorefrontError} from '../../app/server/storefront-error.server';
import {afterwards, cache, pass, startEmpty, visit} from './support/storefront-visits';

startEmpty();

describe('§7 cached answers', () => {
  const load = (answer: unknown) => vi.fn(() => Promise.resolve(answer));
  const fail = (message = 'HTTP error 500') =>
    vi.fn(() => Promise.reject(new StorefrontError(message)));

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
    expect(api.remainingMs()).toBe(9_500);
    pass(4);
    expect(api.remainingMs()).toBe(5_500);
    pass(60);
    expect(api.remainingMs()).toBe(1);
  });

  test('§8 a failed background renewal has no effect', async () => {
    await cached(load('good'));
    pass(30);
    expect(await cached(fail())).toBe('good');
    expect(await cached(fail())).toBe('good');
  });
});
