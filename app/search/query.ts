/** Longer questions are cut off. */
export const LONGEST_QUERY = 100;

/** From here on there are suggestions. */
export const SHORTEST_QUERY = 2;

/** What an address asks for. */
export function queryOf(parameters: URLSearchParams): string {
  return (parameters.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY);
}

/** Where the answer to a question stands. */
export function searchAddress(query: string, page = 1): string {
  const parameters = new URLSearchParams({q: query});
  if (page > 1) parameters.set('page', String(page));
  return `/search?${parameters.toString()}`;
}
