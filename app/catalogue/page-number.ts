/** The page number in an address; 1 if it is missing or malformed. */
export function pageNumber(query: URLSearchParams): number {
  const asked = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** The first page's address has no number. */
export function pageQuery(page: number): string {
  return page > 1 ? `?page=${page}` : '';
}
