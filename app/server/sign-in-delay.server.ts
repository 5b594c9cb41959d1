/** The first failure costs a second, each further one twice as much, at most a quarter of an hour. */
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 900_000;
/** After this, failures are forgotten. */
const MEMORY_MS = 2 * MAX_DELAY_MS;

interface Failures {
  count: number;
  /** When the next try is allowed, since 1970. */
  nextTryMs: number;
}

/** Of this process. Tries that come at the same time must see each other, which a cache does not promise. */
const recent = new Map<string, Failures>();
/** Addresses kept in memory; older ones remain only in the cache. */
const MAX_RECENT = 1_000;

/**
 * The delay after wrong passphrases. It grows with every failure from one address and does not affect others, so an
 * attacker cannot lock the owner out. The passphrase's strength defeats guessing from many addresses.
 *
 * Also kept in the cache, so that it outlives the process as far as the platform allows.
 *
 * @param address the visitor's, as the platform gives it
 */
export function signInDelay(cache: Cache, address: string) {
  const key = `https://sign-in-delay.invalid/?${new URLSearchParams({address})}`;

  return {
    /** The ms to wait before the next try; 0 if it is allowed. Counts the try as failed until it succeeds. */
    async begin(now = Date.now()): Promise<number> {
      const kept = await (await cache.match(key))?.json<Failures>();
      // No `await` from here until the try is counted.
      const last = recent.get(address) ?? kept;
      const failures = last && now < last.nextTryMs + MEMORY_MS ? last : undefined;
      if (failures && now < failures.nextTryMs) return failures.nextTryMs - now;

      const count = (failures?.count ?? 0) + 1;
      const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (count - 1), MAX_DELAY_MS);
      const next: Failures = {count, nextTryMs: now + delayMs};
      recent.delete(address);
      recent.set(address, next);
      const [oldest] = recent.keys();
      if (recent.size > MAX_RECENT && oldest !== undefined) recent.delete(oldest);
      const headers = {'Cache-Control': `public, max-age=${MEMORY_MS / 1000}`};
      await cache.put(key, Response.json(next, {headers}));
      return 0;
    },

    async succeed(): Promise<void> {
      recent.delete(address);
      await cache.delete(key);
    },
  };
}
