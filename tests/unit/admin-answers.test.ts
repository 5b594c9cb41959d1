import {describe, expect, test} from 'vitest';
import {answerGeneration} from '../../app/server/storefront-cache/answer-generation.server';
import {MemoryCache} from './support/memory-cache';

describe('§4 a save invalidates cached answers', () => {
  test('a cache generation lasts until the next one, across requests', async () => {
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

  test('the request that starts a generation uses it', async () => {
    const cache = new MemoryCache();
    const generation = answerGeneration(cache);
    const first = await generation.current();
    await generation.begin();
    expect(await generation.current()).not.toBe(first);
    expect(await generation.current()).toBe(await answerGeneration(cache).current());
  });

  test('a request in progress keeps the generation that it started with', async () => {
    const cache = new MemoryCache();
    const reader = answerGeneration(cache);
    const before = await reader.current();
    await answerGeneration(cache).begin();
    expect(await reader.current()).toBe(before);
  });
});
