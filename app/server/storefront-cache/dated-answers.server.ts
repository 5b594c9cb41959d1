import {createWithCache} from '@shopify/hydrogen';

/** Seconds. A saved price still shows at once; a stale answer is renewed in the background. */
export const FRESH = {mode: 'public', maxAge: 60, staleWhileRevalidate: 600} as const;

interface Options {
  cache: Cache;
  waitUntil: (promise: Promise<unknown>) => void;
  request: Request;
  /** True where no visitor waits: a stale answer is then renewed first. */
  isRenewal: boolean;
}

interface DatedAnswer<Answer> {
  answer: Answer;
  /** When it was fetched, ms since 1970. */
  time: number;
}

/** Keeps answers in Hydrogen's cache, each with its time. */
export function datedAnswers({cache, waitUntil, request, isRenewal}: Options) {
  return {
    /** The kept answer to `question`, or else that of `load`; `kept` ends once the cache holds it. */
    async find<Answer>(
      question: readonly string[],
      load: () => Promise<Answer>,
    ): Promise<{value: DatedAnswer<Answer>; kept: Promise<unknown>}> {
      let kept = Promise.resolve<unknown>(undefined);
      const withCache = createWithCache({
        cache,
        request,
        waitUntil(keeping) {
          kept = keeping;
          waitUntil(keeping);
        },
      });
      const read = () =>
        withCache.run(
          {
            cacheKey: ['dated', ...question],
            cacheStrategy: FRESH,
            shouldCacheResult: ({answer}: DatedAnswer<Answer>) => answer !== null,
          },
          async () => {
            const time = Date.now();
            return {answer: await load(), time};
          },
        );
      let value = await read();
      if (isRenewal && Date.now() - value.time > FRESH.maxAge * 1000) {
        await kept;
        value = await read();
      }
      return {value, kept};
    },
  };
}
