import {log, logError} from '../log.server';
import {LOST_AFTER_MS, pollUntil} from '../poll-until.server';
import {FRESH} from '../storefront-cache/dated-answers.server';
import {LAST_GOOD_SECONDS} from '../storefront-cache/last-good-answers.server';
import {copiedBody} from './copied-body.server';
import {
  documentInCache,
  documentInMemory,
  forgetDocument,
  keepDocument,
} from './document-store.server';
import {answerWith, keptDocument, type KeptDocument} from './kept-document.server';
import type {PageRecord} from './page-record.server';

/** As for the catalogue's answers: how long a document is fresh, and how long it may be shown. */
const FRESH_MS = FRESH.maxAge * 1000;
const SHOWN_MS = FRESH_MS + FRESH.staleWhileRevalidate * 1000;

/**
 * Visitors wait for another's document. Every `TURN_MS` one waiting request renders its own; after `FOLLOW_MS` all do.
 * If all began at once, a slow document would take even longer.
 */
const TURN_MS = 1_000;
const FOLLOW_MS = 3_000;

/** Between two attempts to renew a document. */
const NEXT_ATTEMPT_MS = 5_000;

export interface Rendered {
  response: Response;
  /** Complete once the response's body has ended. */
  record: PageRecord;
}

interface Wanted {
  /** All that the document depends on. */
  key: string;
  cache: Cache;
  waitUntil: (promise: Promise<unknown>) => void;
  /** Whether the document is the same for everyone; called only if it is not in memory. */
  isShared: () => boolean;
  /** @param isRenewal true where no visitor waits, so that every part can be fresh */
  render: (isRenewal: boolean) => Promise<Rendered>;
}

/** When this worker's requests began to make a document and last tried to renew one, in ms since 1970. */
const inFlight = new Map<string, number>();
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
  let kept = documentInMemory(key);
  if (!kept) {
    if (!isShared()) return undefined;
    kept = await documentInCache(cache, key);
  }
  if (!isShown(kept) && isInFlight(key)) kept = (await follow(key)) ?? kept;
  if (kept && isShown(kept)) {
    if (ageOf(kept) >= FRESH_MS) waitUntil(renew(wanted, kept));
    return answerWith(kept);
  }

  const rendering = making(key, () => render(false));
  // The next visitor still gets it if this one leaves.
  waitUntil(rendering.catch(() => undefined));
  const rendered = await rendering;
  const {response, record} = rendered;
  const hasFailed = record.hasFailed || response.status >= 500;
  if (hasFailed && kept && ageOf(kept) < LAST_GOOD_SECONDS * 1000) {
    inFlight.delete(key);
    await response.body?.cancel();
    log('warn', 'last good document served', {key});
    return answerWith(kept);
  }
  if (!response.body || !isKeepable(response)) {
    waitUntil(dismiss(wanted, response));
    return response;
  }
  const {body, whole} = copiedBody(response.body);
  waitUntil(keep(wanted, rendered, whole));
  return new Response(body, response);
}

/** In the background, by one request at a time; another worker may have done it. */
async function renew(wanted: Wanted, kept: KeptDocument): Promise<void> {
  const {key, cache, render} = wanted;
  const now = Date.now();
  if (isInFlight(key) || now - (tried.get(kept) ?? 0) < NEXT_ATTEMPT_MS) return;
  tried.set(kept, now);
  try {
    const rendered = await making(key, async () => {
      const found = await documentInCache(cache, key);
      return found && found.since > kept.since ? undefined : render(true);
    });
    if (!rendered) return;
    const {response} = rendered;
    if (isKeepable(response)) await keep(wanted, rendered, response.arrayBuffer());
    else await dismiss(wanted, response);
  } catch (error) {
    logError('document not renewed', error, {key});
  } finally {
    inFlight.delete(key);
  }
}

/** Others wait until its key is gone from `inFlight`. */
async function making<Made>(key: string, make: () => Promise<Made>): Promise<Made> {
  if (!isInFlight(key)) inFlight.set(key, Date.now());
  try {
    return await make();
  } catch (error) {
    inFlight.delete(key);
    throw error;
  }
}

async function keep(
  {key, cache}: Wanted,
  {response, record}: Rendered,
  whole: Promise<ArrayBuffer>,
): Promise<void> {
  try {
    const bytes = new Uint8Array(await whole);
    if (record.hasFailed) return;
    if (record.isNotFound) return await forgetDocument(cache, key);
    // A script must move a late part into place, so such a document is renewed at the first opportunity.
    const since = record.isLate ? record.since - FRESH_MS : record.since;
    // Made of the same stale parts: the attempt changed nothing.
    if (since <= (documentInMemory(key)?.since ?? 0)) return;
    const keeping = keepDocument(cache, key, keptDocument(response.headers, bytes, since));
    inFlight.delete(key);
    await keeping;
  } catch (error) {
    logError('document not kept', error, {key});
  } finally {
    inFlight.delete(key);
  }
}

/** A missing page stays missing; a failing one may recover. */
async function dismiss({key, cache}: Wanted, {status}: Response): Promise<void> {
  inFlight.delete(key);
  if (status < 500) await forgetDocument(cache, key);
}

function isKeepable({status, headers}: Response): boolean {
  const isForAll = !headers.has('Set-Cookie');
  return status === 200 && isForAll && !headers.get('Cache-Control')?.includes('no-store');
}

async function follow(key: string): Promise<KeptDocument | undefined> {
  const end = Date.now() + FOLLOW_MS;
  await pollUntil(() => !isInFlight(key) || Date.now() >= end || takeTurn(key));
  return documentInMemory(key);
}

/** Takes a turn that is due. No other request runs between the look and the mark, so only one takes it. */
function takeTurn(key: string): boolean {
  if (inFlightMs(key) < TURN_MS) return false;
  inFlight.set(key, Date.now());
  return true;
}

function inFlightMs(key: string): number {
  return Date.now() - (inFlight.get(key) ?? 0);
}

function isInFlight(key: string): boolean {
  return inFlightMs(key) < LOST_AFTER_MS;
}

function isShown(document: KeptDocument | undefined): boolean {
  return document !== undefined && ageOf(document) < SHOWN_MS;
}

function ageOf({since}: KeptDocument): number {
  return Date.now() - since;
}
