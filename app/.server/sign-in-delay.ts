import {visitorNetwork} from './visitor-network';

/** Milliseconds: the first failure costs a second, each further one twice as much, at most a quarter of an hour. */
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 900_000;
/** Milliseconds after which failures are forgotten. */
const MEMORY = 2 * LONGEST_DELAY;

/** Tries that all networks together have at once, and milliseconds until they get another one: 360 an hour. */
const SHARED_TRIES = 20;
const SHARED_PAUSE = 10_000;

/** Milliseconds that a network is known for after the owner has signed in from it: 30 days. */
const KNOWN = 2_592_000_000;

interface Failures {
  count: number;
  /** When the next try is allowed, in milliseconds since 1970. */
  nextTry: number;
}

/** Of this process. Tries that come at the same time must see each other, which a cache does not promise. */
const recent = new Map<string, Failures>();
/** Networks remembered; beyond that the oldest is left to the cache alone. */
const MOST_RECENT = 1_000;
/** When the shared tries will all be there again, in milliseconds since 1970. */
let sharedUntil = 0;

/**
 * The delay after wrong passphrases: one that grows with every failure of a visitor's network, and, for whoever
 * guesses from many of them, one over all. From where the owner has signed in before only the first holds, so
 * that nobody's guessing elsewhere keeps them out; at a new place they share the tries that are left.
 *
 * Kept in the cache, too, so that it outlives the process as far as the platform allows.
 *
 * @param address the visitor's, or another mark of where the tries come from
 */
export function signInDelay(cache: Cache, address: string) {
  const network = visitorNetwork(address);
  const failuresAt = addressOf({network});
  const knownAt = addressOf({known: network});
  const sharedAt = addressOf({shared: 'all'});

  return {
    /** Milliseconds to wait before the next try; 0 if it is allowed. Counts the try as failed until it succeeds. */
    async begin(now = Date.now()): Promise<number> {
      const [kept, keptShared, isKnown] = await Promise.all([
        read<Failures>(cache, failuresAt),
        read<number>(cache, sharedAt),
        read<true>(cache, knownAt),
      ]);
      // From here on nothing is awaited until all is counted.
      const last = recent.get(network) ?? kept;
      const failures = last && now < last.nextTry + MEMORY ? last : undefined;
      if (failures && now < failures.nextTry) return failures.nextTry - now;
      const shared = Math.max(now, sharedUntil, keptShared ?? 0) + SHARED_PAUSE;
      const tooEarly = shared - now - SHARED_TRIES * SHARED_PAUSE;
      if (!isKnown && tooEarly > 0) return tooEarly;

      const count = (failures?.count ?? 0) + 1;
      const delay = Math.min(FIRST_DELAY * 2 ** (count - 1), LONGEST_DELAY);
      const next: Failures = {count, nextTry: now + delay};
      recent.set(network, next);
      const [oldest] = recent.keys();
      if (recent.size > MOST_RECENT && oldest !== undefined) recent.delete(oldest);
      const writing = [write(cache, failuresAt, next, MEMORY)];
      if (!isKnown) {
        sharedUntil = shared;
        writing.push(write(cache, sharedAt, shared, MEMORY));
      }
      await Promise.all(writing);
      return 0;
    },

    async succeed(): Promise<void> {
      recent.delete(network);
      await Promise.all([cache.delete(failuresAt), write(cache, knownAt, true, KNOWN)]);
    },
  };
}

function addressOf(question: Record<string, string>): string {
  return `https://sign-in-delay.invalid/?${new URLSearchParams(question)}`;
}

async function read<Value>(cache: Cache, address: string): Promise<Value | undefined> {
  return (await cache.match(address))?.json<Value>();
}

/** @param life milliseconds */
function write(cache: Cache, address: string, value: unknown, life: number): Promise<void> {
  const headers = {'Cache-Control': `public, max-age=${life / 1000}`};
  return cache.put(address, Response.json(value, {headers}));
}
