/** Longer queries are cut. */
export const MAX_QUERY_LENGTH = 100;

/** Length from which there are suggestions. */
export const MIN_QUERY_LENGTH = 2;

/** The query in an address. */
export function queryOf(parameters: URLSearchParams): string {
  return (parameters.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH);
}

/** The address of the results of a query. */
export function searchAddress(query: string, page = 1): string {
  const parameters = new URLSearchParams({q: query});
  if (page > 1) parameters.set('page', String(page));
  return `/search?${parameters.toString()}`;
}
