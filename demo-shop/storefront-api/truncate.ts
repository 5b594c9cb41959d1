/** Truncates a text to a length in characters, ellipsis included, like Shopify's `truncateAt`. */
export function truncate(text: string, length: number | null | undefined): string {
  if (length == null || text.length <= length) return text;
  return `${text.slice(0, Math.max(0, length - 3))}...`;
}
