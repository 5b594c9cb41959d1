import {useEffect} from 'react';
import {NavigationType, useLocation, useNavigationType} from 'react-router';
import type {ListPage} from './list-page';

/** The lists seen in this visit, by address and page number. Only in the browser. */
const seen = new Map<string, Map<number, ListPage>>();

/** On the way back, shows the list as it was until it has loaded again, so that visitors keep their place. */
export function usePageSeenBefore(list: string, page: number): ListPage | undefined {
  return useNavigationType() === NavigationType.Pop ? seen.get(list)?.get(page) : undefined;
}

/** The seen pages directly before this one; "show more" appends to them. */
export function pagesSeenBefore(list: string, page: number): ListPage[] {
  const before = page > 1 ? seen.get(list)?.get(page - 1) : undefined;
  return before ? [...pagesSeenBefore(list, page - 1), before] : [];
}

export function useRememberPage(list: string, content: ListPage): void {
  useScrollBackToPage(content.page);
  useEffect(() => {
    const pages = seen.get(list) ?? new Map<number, ListPage>();
    seen.set(list, pages.set(content.page, content));
  }, [list, content]);
}

/** Location state of a link to a page of a list. */
export interface ListState {
  /** The first page shown above. */
  from: number;
}

/** After a reload the pages above are gone, and the restored scroll position would be wrong. */
function useScrollBackToPage(page: number): void {
  const state: unknown = useLocation().state;
  const isCutOff = isListState(state) && state.from < page;
  useEffect(() => {
    if (isCutOff && seen.size === 0) scrollTo(0, 0);
  }, [isCutOff]);
}

function isListState(state: unknown): state is ListState {
  return typeof state === 'object' && state !== null && 'from' in state;
}
