import {data, type RouterContextProvider} from 'react-router';
import type {AnswerRecord} from './answer-record';
import {answerRecordContext, documentRequestContext} from './context';
import {logError} from './log';

/** What came of loading something that a page can do without: the page says so instead of failing. */
export type Outcome<Value> = {ok: true; value: Value} | {ok: false};

/**
 * How long an answer waits for a part that may follow later, in ms: long enough for a cached one. React shows a
 * skeleton for 300 ms at least, however soon its content follows.
 */
const PART_WAIT_MS = 150;

/**
 * A page's main content. A document waits for it, so that the first HTML and its status are complete; a
 * navigation gets a promise unless it loads quickly, so that the browser soon shows the next page's skeleton.
 *
 * @param missing whether a loaded value stands for something that does not exist: HTTP 404
 */
export async function mainContent<Value>(
  context: Readonly<RouterContextProvider>,
  loading: Promise<Value>,
  missing: (value: Value) => boolean = () => false,
) {
  const record = context.get(answerRecordContext);
  const outcome = recordedOutcome(record, loading).then((content) => {
    if (content.ok && missing(content.value)) record.isAboutNothing = true;
    return content;
  });
  const isDocument = context.get(documentRequestContext);
  if (!isDocument) {
    return data({...(await soonOrLater(record, outcome)), isDocument}, {status: 200});
  }
  const content = await outcome;
  const status = content.ok ? (record.isAboutNothing ? 404 : 200) : 503;
  return data({content, isDocument}, {status});
}

/**
 * A block that the rest of its page need not wait for: there at once if it loads quickly, else a promise.
 * Wrapped in an object, because an async function cannot answer with a promise.
 */
export async function pageBlock<Value>(
  context: Readonly<RouterContextProvider>,
  loading: Promise<Value>,
): Promise<{content: Outcome<Value> | Promise<Outcome<Value>>}> {
  const record = context.get(answerRecordContext);
  return soonOrLater(record, recordedOutcome(record, loading));
}

async function soonOrLater<Value>(record: AnswerRecord, outcome: Promise<Outcome<Value>>) {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PART_WAIT_MS));
  const content = await Promise.race([outcome, late]);
  // A script moves it to its place: the next visitor gets one that needs none.
  if (!content) record.isLate = true;
  return {content: content ?? outcome};
}

async function recordedOutcome<Value>(
  record: AnswerRecord,
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
