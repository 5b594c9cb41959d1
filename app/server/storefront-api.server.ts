import type {Storefront, StorefrontMutations, StorefrontQueries} from '@shopify/hydrogen';
import {logError} from './log.server';
import type {PageRecord} from './page-cache/page-record.server';
import {readAnswer} from './read-answer.server';
import {answerGeneration} from './storefront-cache/answer-generation.server';
import {datedAnswers} from './storefront-cache/dated-answers.server';
import {lastGoodAnswers} from './storefront-cache/last-good-answers.server';
import {onceEach} from './storefront-cache/once-each.server';
import {shareLoad} from './storefront-cache/shared-loads.server';
import {noAnswer, StorefrontError} from './storefront-error.server';

/** A call without an answer by then has failed. */
const TIMEOUT_MS = 8_000;

/** How long a visitor waits for all calls of a page; pending ones then continue for the next visitor. */
const VISITOR_WAIT_MS = 9_500;

interface Documents extends StorefrontQueries, StorefrontMutations {}

/**
 * The one way to Shopify's Storefront API (specification §7), typed by the generated types.
 *
 * Hydrogen's own `storefront.query` neither returns the HTTP status nor takes a timeout, and §8 needs both. Its
 * address, tokens, headers and cache are used.
 */
export interface StorefrontApi {
  /**
   * @throws StorefrontError with the texts of specification §8
   */
  request<Document extends keyof Documents>(
    document: Document,
    variables: Documents[Document]['variables'],
    timeoutMs?: number,
  ): Promise<Documents[Document]['return']>;

  /**
   * The answer of `load`, from Hydrogen's cache if possible; simultaneous requests share one load. If `load` fails, its
   * last good answer of the past day replaces it; without one the error is thrown. An answer from before a change in
   * the shop does not: better no price than an old one. `null` is not cached, so that missing things do not fill the
   * cache.
   */
  cached<Answer>(key: readonly string[], load: () => Promise<Answer>): Promise<Answer>;

  /** Returns `asking`, or `instead` if it fails; then the page is not cached. */
  orElse<Answer>(asking: Promise<Answer>, instead: Answer): Promise<Answer>;

  /** How long this visitor still waits, as the timeout of a further call; at least 1. */
  remainingMs(): number;

  /** Call it after a change in the shop: later questions go to the shop, not to the cache. */
  forgetAnswers(): Promise<void>;
}

interface Options {
  storefront: Storefront;
  cache: Cache;
  waitUntil: (promise: Promise<unknown>) => void;
  request: Request;
  record: PageRecord;
  /** True where no visitor waits: a stale answer is then renewed first. */
  isRenewal: boolean;
}

export function createStorefrontApi({
  storefront,
  cache,
  waitUntil,
  request,
  record,
  isRenewal,
}: Options): StorefrontApi {
  const lastGood = lastGoodAnswers(cache);
  const dated = datedAnswers({cache, waitUntil, request, isRenewal});
  const generation = answerGeneration(cache);
  const url = storefront.getApiUrl();
  const end = Date.now() + VISITOR_WAIT_MS;
  const once = onceEach();

  return {
    async request(document, variables, timeoutMs = TIMEOUT_MS) {
      const response = await fetch(url, {
        method: 'POST',
        headers: storefront.getHeaders(),
        body: JSON.stringify({query: document, variables}),
        // No redirect may lead the token to another host.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw noAnswer(error);
      });
      return readAnswer(response);
    },

    async cached(key, load) {
      const question = [await generation.current(), url, ...key];
      // One request reads no answer from the cache twice.
      return once(question.join('\n'), async () => {
        const answering = shareLoad([...question, isRenewal].join('\n'), () =>
          dated.find(question, async () => {
            const answer = await load();
            if (answer !== null) waitUntil(lastGood.keep(question, answer));
            return answer;
          }),
        );
        // The load continues for the next visitor if this one leaves.
        waitUntil(answering.catch(() => undefined));
        try {
          const {answer, time} = await until(end, answering);
          record.madeOf(time);
          return answer;
        } catch (error) {
          record.hasFailed = true;
          const answer = await lastGood.find<Awaited<ReturnType<typeof load>>>(question);
          if (!answer) throw error;
          logError('last good answer served', error, {key: key.join(' ')});
          return answer.value;
        }
      });
    },

    orElse: (asking, instead) =>
      until(end, asking).catch((error: unknown) => {
        record.hasFailed = true;
        logError('usual answer served', error);
        return instead;
      }),

    remainingMs: () => Math.max(1, end - Date.now()),

    forgetAnswers: () => generation.begin(),
  };
}

/** @throws StorefrontError if `answering` takes longer than to `end` (ms since 1970) */
async function until<Answer>(end: number, answering: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const isLate = () => reject(new StorefrontError('The Storefront API is slow to answer'));
    timer = setTimeout(isLate, Math.max(0, end - Date.now()));
  });
  try {
    return await Promise.race([answering, late]);
  } finally {
    clearTimeout(timer);
  }
}
