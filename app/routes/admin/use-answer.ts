import {useEffect, useRef} from 'react';
import {useFetcher, type SubmitTarget} from 'react-router';

/** A fetcher with awaitable answers; a new request leaves the previous one unanswered. */
export function useAnswer<Answer>() {
  const {data, state, load, submit} = useFetcher<Answer>();
  const waiting = useRef<(answer: Answer) => void>(undefined);

  useEffect(() => {
    const settle = waiting.current;
    if (state !== 'idle' || !settle) return;
    waiting.current = undefined;
    settle(data as Answer);
  }, [state, data]);

  const answered = (ask: () => Promise<void>) =>
    new Promise<Answer>((resolve) => {
      waiting.current = resolve;
      void ask();
    });
  return {
    load: (path: string) => answered(() => load(path)),
    post: (json: SubmitTarget, action: string) =>
      answered(() => submit(json, {method: 'post', encType: 'application/json', action})),
  };
}
