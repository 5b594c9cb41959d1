/** The handle that Shopify makes of a title: without accents, and hyphens for all that is no letter or digit. */
export function handleOf(title: string): string {
  return title
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
