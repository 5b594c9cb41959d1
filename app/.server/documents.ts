import type {AnswerRecord} from './answer-record';
import {
  answerWith,
  KEPT_FOR,
  keptDocument,
  readStoredAnswer,
  storedAnswer,
  type KeptDocument,
} from './kept-document';
import {log, logError} from './log';
import {FRESH} from './storefront-api';

/** Milliseconds: as old as the catalogue's answers get, and for how long of it nobody renews it. */
const FRESH_FOR = FRESH.maxAge * 1000;
const SHOWN_FOR = FRESH_FOR + FRESH.staleWhileRevalidate * 1000;

/** Bytes that a worker keeps in memory; what was asked for longest ago goes first. */
const MOST = 16_000_000;
/** Bytes, roughly, of a document's headers and of its place in memory. */
const AROUND = 2_000;

/** Milliseconds that a visitor waits for another's document, and between two looks; then their own is begun. */
const PATIENCE = 1_000;
const PAUSE = 10;

/** Milliseconds after which the request that makes a document has been cut off. */
const LOST_AFTER = 30_000;

/** Milliseconds between two attempts to renew a document. */
const NEXT_ATTEMPT = 5_000;

export interface Rendered {
  response: Response;
  /** Complete once the response's body has ended. */
  record: AnswerRecord;
}

interface Wanted {
  /** All that the document depends on. */
  key: string;
  cache: Cache;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Whether the document is the same for everyone: asked only where it is not in memory. */
  isShared: () => boolean;
  /** @param isRenewal true where no visitor waits, so that every part can be fresh */
  render: (isRenewal: boolean) => Promise<Rendered>;
}

/** This worker's, the one that was asked for last at the end. */
const recent = new Map<string, KeptDocument>();
let size = 0;

/** What this worker's requests are making, and what they last tried to renew: since when, in ms since 1970. */
const underWay = new Map<string, number>();
const tried = new WeakMap<KeptDocument, number>();

/**
 * A document that is rendered once for all who ask for it: from this worker's memory, else from the cache, else new.
 * It gets as old as the catalogue's answers do, and up to a day while the catalogue fails. Only a whole answer is
 * kept: 200, without a cookie, without an error in a part of it, not cut off.
 *
 * @returns undefined where the document is not the same for everyone
 */
export async function sharedDocument(wanted: Wanted): Promise<Response | undefined> {
  const {key, cache, waitUntil, isShared, render} = wanted;
  if (!recent.has(key)) {
    if (!isShared()) return undefined;
    const stored = await findStored(cache, key);
    if (stored && !recent.has(key)) remember(key, stored);
  }
  let kept = recent.get(key);
  if (!isShown(kept) && isUnderWay(key)) kept = await follow(key);
  if (isShown(kept)) {
    remember(key, kept);
    if (ageOf(kept) >= FRESH_FOR) waitUntil(renew(wanted, kept));
    return answerWith(kept);
  }

  const rendering = making(key, () => render(false));
  // A visitor who goes away takes nothing from the next.
  waitUntil(rendering.catch(() => undefined));
  const rendered = await rendering;
  const {response, record} = rendered;
  const hasFailed = record.hasFailed || response.status >= 500;
  if (hasFailed && kept && ageOf(kept) < KEPT_FOR * 1000) {
    underWay.delete(key);
    await response.body?.cancel();
    log('warn', 'last good document stands in', {key});
    return answerWith(kept);
  }
  const [forVisitor, forKeeping] = response.body?.tee() ?? [null, null];
  waitUntil(keep(wanted, rendered, forKeeping));
  return new Response(forVisitor, response);
}

/** Behind a visitor's back, by one request at a time; another worker may have done it. */
async function renew(wanted: Wanted, kept: KeptDocument): Promise<void> {
  const {key, cache, render} = wanted;
  const now = Date.now();
  if (isUnderWay(key) || now - (tried.get(kept) ?? 0) < NEXT_ATTEMPT) return;
  tried.set(kept, now);
  try {
    const rendered = await making(key, async () => {
      const stored = await findStored(cache, key);
      if (!stored || stored.since <= kept.since) return render(true);
      remember(key, stored);
      return undefined;
    });
    if (rendered) await keep(wanted, rendered, rendered.response.body);
  } catch (error) {
    logError('document not renewed', error, {key});
  } finally {
    underWay.delete(key);
  }
}

/** Others wait for what is being made until its key is gone from `underWay`. */
async function making<Made>(key: string, make: () => Promise<Made>): Promise<Made> {
  if (!isUnderWay(key)) underWay.set(key, Date.now());
  try {
    return await make();
  } catch (error) {
    underWay.delete(key);
    throw error;
  }
}

async function keep(
  {key, cache}: Wanted,
  {response, record}: Rendered,
  body: ReadableStream<Uint8Array> | null,
): Promise<void> {
  try {
    if (!isKeepable(response)) {
      await body?.cancel();
      // What is gone does not come back; what fails may.
      if (response.status < 500 && forget(key)) await cache.delete(addressOf(key));
      return;
    }
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    if (record.hasFailed || record.isAboutNothing) return;
    // A late part stands at the end, for a script to move: such a document is renewed at the first opportunity.
    const since = record.isLate ? record.since - FRESH_FOR : record.since;
    const document = keptDocument(response.headers, bytes, since);
    remember(key, document);
    underWay.delete(key);
    await cache.put(addressOf(key), storedAnswer(document));
  } catch (error) {
    logError('document not kept', error, {key});
  } finally {
    underWay.delete(key);
  }
}

function isKeepable({status, headers}: Response): boolean {
  const isForAll = !headers.has('Set-Cookie');
  return status === 200 && isForAll && !headers.get('Cache-Control')?.includes('no-store');
}

/** A request waits for no promise of another's: it looks at a plain object now and then, by timers of its own. */
async function follow(key: string): Promise<KeptDocument | undefined> {
  const end = Date.now() + PATIENCE;
  const before = recent.get(key);
  while (isUnderWay(key) && recent.get(key) === before && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return recent.get(key);
}

async function findStored(cache: Cache, key: string): Promise<KeptDocument | undefined> {
  const stored = await cache.match(addressOf(key));
  return stored && readStoredAnswer(stored);
}

function addressOf(key: string): string {
  return `https://document.invalid/?${new URLSearchParams({key})}`;
}

function isUnderWay(key: string): boolean {
  return Date.now() - (underWay.get(key) ?? 0) < LOST_AFTER;
}

function isShown(document: KeptDocument | undefined): document is KeptDocument {
  return document !== undefined && ageOf(document) < SHOWN_FOR;
}

function ageOf({since}: KeptDocument): number {
  return Date.now() - since;
}

function remember(key: string, document: KeptDocument): void {
  forget(key);
  recent.set(key, document);
  size += document.bytes.length + AROUND;
  for (const [oldest] of recent) {
    if (size <= MOST) return;
    forget(oldest);
  }
}

function forget(key: string): boolean {
  const document = recent.get(key);
  if (document) size -= document.bytes.length + AROUND;
  return recent.delete(key);
}
