import {readStoredAnswer, storedAnswer, type KeptDocument} from './kept-document.server';

/** In a worker's memory; the least recently used document goes first. */
const MAX_BYTES = 16_000_000;
/** A document's headers and its entry, roughly. */
const OVERHEAD_BYTES = 2_000;

/** This worker's documents, the most recently used last. */
const recent = new Map<string, KeptDocument>();
let size = 0;

export function documentInMemory(key: string): KeptDocument | undefined {
  const document = recent.get(key);
  if (document) {
    recent.delete(key);
    recent.set(key, document);
  }
  return document;
}

/** A document that any worker of the data centre has cached; it then stays in memory. */
export async function documentInCache(
  cache: Cache,
  key: string,
): Promise<KeptDocument | undefined> {
  const stored = await cache.match(addressOf(key));
  if (!stored) return undefined;
  const document = await readStoredAnswer(stored);
  const known = recent.get(key);
  if (known && known.since >= document.since) return known;
  remember(key, document);
  return document;
}

/** In memory at once. */
export async function keepDocument(
  cache: Cache,
  key: string,
  document: KeptDocument,
): Promise<void> {
  remember(key, document);
  await cache.put(addressOf(key), storedAnswer(document));
}

export async function forgetDocument(cache: Cache, key: string): Promise<void> {
  // Reading it from the cache puts it into memory.
  if (forget(key)) await cache.delete(addressOf(key));
}

function remember(key: string, document: KeptDocument): void {
  forget(key);
  recent.set(key, document);
  size += document.bytes.length + OVERHEAD_BYTES;
  for (const [oldest] of recent) {
    if (size <= MAX_BYTES) return;
    forget(oldest);
  }
}

function forget(key: string): boolean {
  const document = recent.get(key);
  if (document) size -= document.bytes.length + OVERHEAD_BYTES;
  return recent.delete(key);
}

function addressOf(key: string): string {
  return `https://document.invalid/?${new URLSearchParams({key})}`;
}
