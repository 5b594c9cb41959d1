import type {RouterContextProvider} from 'react-router';
import type {PageRecord} from './page-cache/page-record.server';
import {pageRecordContext, documentRequestContext} from './context.server';
import {logError} from './log.server';

/** The result of loading something optional: if it fails, the page says so instead of failing. */
export type Outcome<Value> = {ok: true; value: Value} | {ok: false};

/**
 * How long an answer waits for a part that may follow later, in ms: long enough for a cached one. React shows a
 * skeleton for 300 ms at least, however soon its content follows.
 */
const PART_WAIT_MS = 150;

/**
 * A page's main content and its HTTP status. A document waits for the content, so that its HTML and status are
 * complete; a navigation gets a promise if loading is slow, so that the browser shows a skeleton.
 *
 * @param missing whether a loaded value means "not found": HTTP 404
 */
export async function mainContent<Value>(
  context: Readonly<RouterContextProvider>,
  loading: Promise<Value>,
  missing: (value: Value) => boolean = () => false,
): Promise<{content: Outcome<Value> | Promise<Outcome<Value>>; status: number}> {
  const record = context.get(pageRecordContext);
  const outcome = recordedOutcome(record, loading).then((content) => {
    if (content.ok && missing(content.value)) record.isNotFound = true;
    return content;
  });
  if (!context.get(documentRequestContext)) {
    return {...(await soonOrLater(record, outcome)), status: 200};
  }
  const content = await outcome;
  return {content, status: content.ok ? (record.isNotFound ? 404 : 200) : 503};
}

/**
 * A block that its page does not wait for: a value if it loads quickly, else a promise. In an object, because an async
 * function cannot return a promise.
 */
export async function pageBlock<Value>(
  context: Readonly<RouterContextProvider>,
  loading: Promise<Value>,
): Promise<{content: Outcome<Value> | Promise<Outcome<Value>>}> {
  const record = context.get(pageRecordContext);
  return soonOrLater(record, recordedOutcome(record, loading));
}

async function soonOrLater<Value>(record: PageRecord, outcome: Promise<Outcome<Value>>) {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PART_WAIT_MS));
  const content = await Promise.race([outcome, late]);
  // A script must move it into place, so the document is renewed for the next visitor.
  if (!content) record.isLate = true;
  return {content: content ?? outcome};
}

async function recordedOutcome<Value>(
  record: PageRecord,
  loading: Promise<Value>,
): Promise<Outcome<Value>> {
  const outcome = await outcomeOf(loading);
  if (!outcome.ok) record.hasFailed = true;
  return outcome;
}

/** @param loading its error goes to the server's log, never to a visitor */
export async function outcomeOf<Value>(loading: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return {ok: true, value: await loading};
  } catch (error) {
    logError('not loaded', error);
    return {ok: false};
  }
}
