/** Milliseconds: the first failure costs a second, each further one twice as much, at most a quarter of an hour. */
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 900_000;
/** Milliseconds after which failures are forgotten. */
const MEMORY = 2 * LONGEST_DELAY;

interface Failures {
  count: number;
  /** When the next try is allowed, in milliseconds since 1970. */
  nextTry: number;
}

/** Of this process. Tries that come at the same time must see each other, which a cache does not promise. */
const recent = new Map<string, Failures>();
/** Addresses remembered; beyond that the oldest is left to the cache alone. */
const MOST_RECENT = 1_000;

/**
 * The growing delay after wrong passphrases, by the visitor's address. Kept in the cache, too, so that it
 * outlives the process as far as the platform allows.
 *
 * @param visitor an address or another mark of where the tries come from
 */
export function signInDelay(cache: Cache, visitor: string) {
  const address = `https://sign-in-delay.invalid/?${new URLSearchParams({visitor})}`;

  return {
    /** Milliseconds to wait before the next try; 0 if it is allowed. Counts the try as failed until it succeeds. */
    async begin(now = Date.now()): Promise<number> {
      const kept = await (await cache.match(address))?.json<Failures>();
      const last = recent.get(visitor) ?? kept;
      const known = last && now < last.nextTry + MEMORY ? last : undefined;
      if (known && now < known.nextTry) return known.nextTry - now;
      const count = (known?.count ?? 0) + 1;
      const delay = Math.min(FIRST_DELAY * 2 ** (count - 1), LONGEST_DELAY);
      const failures: Failures = {count, nextTry: now + delay};
      recent.set(visitor, failures);
      const [oldest] = recent.keys();
      if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest);
      await cache.put(
        address,
        Response.json(failures, {
          headers: {'Cache-Control': `public, max-age=${MEMORY / 1000}`},
        }),
      );
      return 0;
    },

    async succeed(): Promise<void> {
      recent.delete(visitor);
      await cache.delete(address);
    },
  };
}
