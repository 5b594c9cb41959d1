import {useEffect} from 'react';
import {NavigationType, useLocation, useNavigationType} from 'react-router';
import type {ListPage} from './list-page';

/** What the visit's lists have shown: by its address, its pages by number. Written in the browser alone. */
const seen = new Map<string, Map<number, ListPage>>();

/** On the way back, a list as it was stands in until it has been asked for again: nobody loses their place in it. */
export function usePageSeenBefore(list: string, page: number): ListPage | undefined {
  return useNavigationType() === NavigationType.Pop ? seen.get(list)?.get(page) : undefined;
}

/** The pages seen that lead up to this one without a gap: "show more" adds to them. */
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

/** What a link to a page of a list tells it. */
export interface ListState {
  /** The number of the first page that stands above. */
  from: number;
}

/** After a reload the pages above are gone, and with them the place that the browser would scroll to. */
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
