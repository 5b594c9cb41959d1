import {useEffect, useState} from 'react';
import {ask} from '~/ui/ask';
import type {Found} from './found';
import {MIN_QUERY_LENGTH} from './query';

/** A pause in typing before the request. */
const PAUSE_MS = 120;

/**
 * Suggestions for the typed text; the previous ones stay until then. If the request fails there are none, and the form
 * still works.
 */
export function useSuggestions(query: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (query.length < MIN_QUERY_LENGTH) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      ask<Found>('suggestions', {q: query}, controller.signal).then(setFound, () => {
        if (!controller.signal.aborted) setFound(undefined);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return query.length < MIN_QUERY_LENGTH ? undefined : found;
}
