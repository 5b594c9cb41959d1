/** A list that can be filtered: a category or search results. */
export type List = {category: string} | {q: string};

/** @param query its filters, as `choiceQuery` writes them */
export function listAddress(list: List, query: string, page = 1): string {
  const [path, own] =
    'category' in list
      ? [`/category/${encodeURIComponent(list.category)}`, '']
      : ['/search', String(new URLSearchParams(list))];
  return withQuery(path, own, query, page > 1 ? `page=${page}` : '');
}

/** The page of its filters for visitors without scripts. */
export function filtersAddress(list: List, query: string): string {
  return withQuery('/filters', String(new URLSearchParams(list)), query);
}

function withQuery(path: string, ...parts: readonly string[]): string {
  const query = parts.filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}
