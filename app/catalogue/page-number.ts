/** The page of a list that an address asks for: what is no number from 1 asks for nothing. */
export function pageNumber(query: URLSearchParams): number {
  const asked = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** The first page's address has no number. */
export function pageQuery(page: number): string {
  return page > 1 ? `?page=${page}` : '';
}
