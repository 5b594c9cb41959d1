/** Seconds that what was right may stand in for a failing catalogue: a day. */
export const LAST_GOOD_LIFE = 86_400;

/**
 * Keeps the last good answer to each question beyond its life in Hydrogen's cache, which has
 * `staleIfError` among its options but does not act on it.
 */
export function lastGoodAnswers(cache: Cache) {
  return {
    async keep(key: readonly string[], value: unknown): Promise<void> {
      const answer = Response.json(
        {value},
        {headers: {'Cache-Control': `public, max-age=${LAST_GOOD_LIFE}`}},
      );
      await cache.put(addressOf(key), answer);
    },

    async find<Value>(key: readonly string[]): Promise<{value: Value} | undefined> {
      const answer = await cache.match(addressOf(key));
      return answer?.json<{value: Value}>();
    },
  };
}

function addressOf(key: readonly string[]): string {
  return `https://last-good.invalid/?${new URLSearchParams(key.map((part) => ['key', part]))}`;
}
