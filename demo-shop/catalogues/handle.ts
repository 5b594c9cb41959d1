/** Shopify's handle of a title: without accents, and with hyphens for anything but letters and digits. */
export function handleOf(title: string): string {
  return title
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
