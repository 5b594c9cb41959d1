/** Of this process, by session id: when it would have ended, in ms since 1970. */
const ended = new Map<string, number>();

/**
 * Remembers that the owner signed out, so that a copy of the session's cookie opens nothing. Other processes see it
 * through the cache; on Oxygen each data centre has its own.
 *
 * @param until when the session would have ended anyway, in ms since 1970
 */
export async function endSession(cache: Cache, id: string, until: number): Promise<void> {
  const now = Date.now();
  if (until <= now) return;
  for (const [other, over] of ended) if (over <= now) ended.delete(other);
  ended.set(id, until);
  const headers = {'Cache-Control': `public, max-age=${Math.ceil((until - now) / 1000)}`};
  await cache.put(keyOf(id), new Response(null, {headers}));
}

export async function isEndedSession(cache: Cache, id: string): Promise<boolean> {
  return ended.has(id) || (await cache.match(keyOf(id))) !== undefined;
}

function keyOf(id: string): string {
  return `https://ended-session.invalid/?${new URLSearchParams({id})}`;
}
