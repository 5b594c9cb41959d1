import {beforeEach, describe, expect, test, vi} from 'vitest';
import {signInDelay} from '../../app/server/sign-in-delay.server';
import {MemoryCache} from './support/memory-cache';

const HOUR = 3_600_000;
const MINUTE = 60_000;

describe('the delay after wrong passphrases', () => {
  let visitor = 0;
  let start = Date.parse('2026-01-01T12:00:00Z');

  // The process remembers the attempts of other tests.
  beforeEach(() => {
    visitor += 1;
    start += 24 * HOUR;
    vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z')});
    return () => {
      vi.useRealTimers();
    };
  });

  const delayOf = (cache: Cache, who = `visitor ${visitor}`) => signInDelay(cache, who);

  /** Fails repeatedly, as soon as allowed. @returns the delays between attempts, in seconds */
  async function failures(count: number, cache: Cache): Promise<number[]> {
    const delays: number[] = [];
    let now = start;
    for (let failure = 0; failure < count; failure++) {
      const delay = delayOf(cache);
      expect(await delay.begin(now)).toBe(0);
      const wait = await delay.begin(now);
      expect(await delay.begin(now + wait - 1)).toBe(1);
      delays.push(wait / 1000);
      now += wait;
    }
    return delays;
  }

  test('it doubles from a second to fifteen minutes', async () => {
    expect(await failures(13, new MemoryCache())).toEqual([
      1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900,
    ]);
  });

  test('success resets it', async () => {
    const cache = new MemoryCache();
    await failures(5, cache);
    await delayOf(cache).succeed();
    expect(await failures(2, cache)).toEqual([1, 2]);
  });

  test('an attempt during the delay does not extend it', async () => {
    const cache = new MemoryCache();
    const delay = delayOf(cache);
    await delay.begin(start);
    for (let tried = 0; tried < 20; tried++) await delay.begin(start + 10);
    expect(await delay.begin(start + 10)).toBe(990);
  });

  test('concurrent attempts each count', async () => {
    const cache = new MemoryCache();
    const waits = await Promise.all(Array.from({length: 10}, () => delayOf(cache).begin(start)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
  });

  test('it applies per visitor', async () => {
    const cache = new MemoryCache();
    await failures(5, cache);
    expect(await delayOf(cache, 'someone else').begin(start)).toBe(0);
  });

  test('it survives the process through the cache', async () => {
    const cache = new MemoryCache();
    await delayOf(cache).begin(start);
    vi.resetModules();
    const {signInDelay: reloaded} = await import('../../app/server/sign-in-delay.server');
    expect(await reloaded(cache, `visitor ${visitor}`).begin(start)).toBe(1000);
  });

  test('failures expire after half an hour', async () => {
    const cache = new MemoryCache();
    await failures(3, cache);
    expect(await delayOf(cache).begin(start + 60 * MINUTE)).toBe(0);
    expect(await delayOf(cache).begin(start + 60 * MINUTE)).toBe(1000);
  });

  test('guesses from a hundred addresses do not delay the owner at a new one', async () => {
    const cache = new MemoryCache();
    const guesser = (number: number) => delayOf(cache, `198.51.100.${number}`);
    for (let round = 0; round < 3; round++) {
      const waits = await Promise.all(
        Array.from({length: 100}, (_, number) => guesser(number).begin(start + round * 1000)),
      );
      expect(waits.filter((wait) => wait > 0)).toHaveLength(round === 2 ? 100 : 0);
    }
    expect(await delayOf(cache, '192.0.2.1').begin(start + 2000)).toBe(0);
  });
});
