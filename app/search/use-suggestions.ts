import {useEffect, useState} from 'react';
import {ask} from '~/ui/ask';
import type {Found} from './found';
import {SHORTEST_QUERY} from './query';

/** A pause in typing after which the shop is asked, in ms. */
const PAUSE_MS = 120;

/**
 * What the shop suggests for what has been typed so far; what it suggested before stands until then. Without an
 * answer there is nothing to choose from, and the form still leads to the page of results.
 */
export function useSuggestions(query: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (query.length < SHORTEST_QUERY) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const asked = `suggestions?${new URLSearchParams({q: query}).toString()}`;
      ask<Found>(asked, controller.signal).then(setFound, () => {
        if (!controller.signal.aborted) setFound(undefined);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return query.length < SHORTEST_QUERY ? undefined : found;
}
