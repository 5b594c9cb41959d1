/** How long the last good answer may replace a failing catalogue: a day. */
export const LAST_GOOD_SECONDS = 86_400;

/**
 * Keeps the last good answer to each question longer than Hydrogen's cache, which accepts `staleIfError` but ignores
 * it.
 */
export function lastGoodAnswers(cache: Cache) {
  return {
    async keep(key: readonly string[], value: unknown): Promise<void> {
      const answer = Response.json(
        {value},
        {headers: {'Cache-Control': `public, max-age=${LAST_GOOD_SECONDS}`}},
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
