import {describe, expect, test} from 'vitest';
import {answerGeneration} from '../../app/.server/answer-generation';
import {MemoryCache} from './support/memory-cache';

describe('§4 what has been cached is forgotten after a save', () => {
  test('a generation stands until the next one begins, for later requests, too', async () => {
    const cache = new MemoryCache();
    const first = await answerGeneration(cache).current();
    expect(await answerGeneration(cache).current()).toBe(first);
    await answerGeneration(cache).begin();
    const second = await answerGeneration(cache).current();
    expect(second).not.toBe(first);
    expect(await answerGeneration(cache).current()).toBe(second);
    await answerGeneration(cache).begin();
    expect(await answerGeneration(cache).current()).not.toBe(second);
  });

  test('the request that begins one belongs to it', async () => {
    const cache = new MemoryCache();
    const generation = answerGeneration(cache);
    const first = await generation.current();
    await generation.begin();
    expect(await generation.current()).not.toBe(first);
    expect(await generation.current()).toBe(await answerGeneration(cache).current());
  });

  test('a request under way keeps the one that it began with', async () => {
    const cache = new MemoryCache();
    const reader = answerGeneration(cache);
    const before = await reader.current();
    await answerGeneration(cache).begin();
    expect(await reader.current()).toBe(before);
  });
});
