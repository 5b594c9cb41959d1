import {describe, expect, test, vi} from 'vitest';
import {StorefrontError} from '../../app/server/storefront-error.server';
import {afterwards, startEmpty, visit} from './support/storefront-visits';

startEmpty();

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
