/** Cuts a text to the wanted length in characters, the ellipsis included, as Shopify's `truncateAt` does. */
export function truncate(text: string, length: number | null | undefined): string {
  if (length == null || text.length <= length) return text;
  return `${text.slice(0, Math.max(0, length - 3))}...`;
}
