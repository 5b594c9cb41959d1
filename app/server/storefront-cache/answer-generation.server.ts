const ADDRESS = 'https://answer-generation.invalid/';

/** 30 days, far longer than any answer is kept: an old answer must not return when the mark expires. */
const KEPT_SECONDS = 2_592_000;

/** How long a worker does not check whether another one has begun a generation. */
const UNSEEN_MS = 1_000;

/** As this worker last saw it; ms since 1970. */
let seen: {generation: string; until: number} | undefined;

/**
 * A mark that is part of every cached answer's key. The Cache API cannot delete by pattern, so a new generation changes
 * every key. It reaches as far as the cache does: in another data centre an answer lives out its few seconds.
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
      const headers = {'Cache-Control': `public, max-age=${KEPT_SECONDS}`};
      await cache.put(ADDRESS, new Response(next, {headers}));
      current = Promise.resolve(next);
      see(next);
    },
  };
}

/** The generation, looked up once a second. A worker sees its own save at once. */
export async function recentGeneration(cache: Cache): Promise<string> {
  if (seen && Date.now() < seen.until) return seen.generation;
  const before = seen;
  const found = await answerGeneration(cache).current();
  // A save may have come in between.
  return seen === before || !seen ? see(found) : seen.generation;
}

function see(generation: string): string {
  seen = {generation, until: Date.now() + UNSEEN_MS};
  return generation;
}
