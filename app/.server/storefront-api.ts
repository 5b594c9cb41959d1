import {
  createWithCache,
  type Storefront,
  type StorefrontMutations,
  type StorefrontQueries,
} from '@shopify/hydrogen';
import {z} from 'zod';
import {answerGeneration} from './answer-generation';
import {lastGoodAnswers} from './last-good-answers';
import {graphqlError, httpError, noAnswer, StorefrontError} from './storefront-error';

/** A catalogue that has not answered by then counts as failed (ms). */
const TIMEOUT = 8_000;

/** Seconds. Short, because the shop shows a changed price next; a stale answer is renewed behind the visitor's back. */
const FRESH = {mode: 'public', maxAge: 5, staleWhileRevalidate: 60} as const;

interface Documents extends StorefrontQueries, StorefrontMutations {}

/**
 * The one way to Shopify's Storefront API (specification §7), typed by the generated types.
 *
 * Hydrogen's own `storefront.query` tells neither the HTTP status nor takes a time-out, and §8 needs both;
 * its address, tokens, headers and cache are used.
 */
export interface StorefrontApi {
  /**
   * @param timeout milliseconds
   * @throws StorefrontError with the texts of specification §8
   */
  request<Document extends keyof Documents>(
    document: Document,
    variables: Documents[Document]['variables'],
    timeout?: number,
  ): Promise<Documents[Document]['return']>;

  /**
   * What `load` answers, from Hydrogen's cache where it is fresh. If `load` fails, its last good answer of
   * the past day stands in; without one the error goes on. An answer from before a change in the shop does not
   * stand in: better no price than a former one.
   */
  cached<Answer>(key: readonly string[], load: () => Promise<Answer>): Promise<Answer>;

  /** After a change in the shop: what is asked next is asked anew. */
  forgetAnswers(): Promise<void>;
}

interface Options {
  storefront: Storefront;
  cache: Cache;
  waitUntil: (promise: Promise<unknown>) => void;
  request: Request;
}

export function createStorefrontApi({
  storefront,
  cache,
  waitUntil,
  request,
}: Options): StorefrontApi {
  const withCache = createWithCache({cache, waitUntil, request});
  const lastGood = lastGoodAnswers(cache);
  const generation = answerGeneration(cache);
  const url = storefront.getApiUrl();

  return {
    async request(document, variables, timeout = TIMEOUT) {
      const response = await fetch(url, {
        method: 'POST',
        headers: storefront.getHeaders(),
        body: JSON.stringify({query: document, variables}),
        signal: AbortSignal.timeout(timeout),
      }).catch((error: unknown) => {
        throw noAnswer(error);
      });
      return readAnswer(response);
    },

    async cached(key, load) {
      const question = [await generation.current(), url, ...key];
      try {
        return await withCache.run(
          {cacheKey: question, cacheStrategy: FRESH, shouldCacheResult: () => true},
          async () => {
            const answer = await load();
            waitUntil(lastGood.keep(question, answer));
            return answer;
          },
        );
      } catch (error) {
        const answer = await lastGood.find<Awaited<ReturnType<typeof load>>>(question);
        if (!answer) throw error;
        console.error('The last good answer stands in for', key.join(' '), error);
        return answer.value;
      }
    },

    forgetAnswers: () => generation.begin(),
  };
}

const answerShape = z.object({
  // Left out, or null, where there are errors.
  data: z.looseObject({}).nullish(),
  errors: z
    .array(z.object({message: z.string()}))
    .nonempty()
    .optional(),
});

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) {
    await response.body?.cancel();
    throw httpError(response.status);
  }
  const body: unknown = await response.json().catch((error: unknown) => {
    throw new StorefrontError('The Storefront API sent an unreadable answer', {cause: error});
  });
  const answer = answerShape.safeParse(body);
  if (!answer.success) throw new StorefrontError('The Storefront API sent an unknown answer');
  const {data, errors} = answer.data;
  if (errors) throw graphqlError(errors);
  if (!data) throw new StorefrontError('The Storefront API sent an unknown answer');
  // The schema that the types were generated from vouches for the shape of what Shopify answers.
  return data as Answer;
}
