const ADDRESS = 'https://answer-generation.invalid/';

/** Seconds: 30 days, far longer than any answer is kept, so that none of before comes back when the mark is gone. */
const KEPT = 2_592_000;

/** Milliseconds that a worker does not look whether another one has begun a generation. */
const UNSEEN = 1_000;

/** As this worker last saw it; ms since 1970. */
let seen: {generation: string; until: number} | undefined;

/**
 * A mark that is part of every cached answer's key. A new generation makes the answers of the former
 * unfindable at once, which a cache without a way to delete by pattern cannot do otherwise. It reaches as
 * far as the cache does: elsewhere in the world an answer lives out its few seconds.
 */
export function answerGeneration(cache: Cache) {
  let current: Promise<string> | undefined;

  return {
    /** Read once a request. */
    current(): Promise<string> {
      current ??= cache.match(ADDRESS).then((found) => found?.text() ?? '');
      return current;
    },

    async begin(): Promise<void> {
      const next = crypto.randomUUID();
      const headers = {'Cache-Control': `public, max-age=${KEPT}`};
      await cache.put(ADDRESS, new Response(next, {headers}));
      current = Promise.resolve(next);
      see(next);
    },
  };
}

/** The generation, looked up once a second: that of this worker's own save at once. */
export async function recentGeneration(cache: Cache): Promise<string> {
  if (seen && Date.now() < seen.until) return seen.generation;
  const before = seen;
  const found = await answerGeneration(cache).current();
  // A save may have come in between.
  return seen === before || !seen ? see(found) : seen.generation;
}

function see(generation: string): string {
  seen = {generation, until: Date.now() + UNSEEN};
  return generation;
}
