/** A title's name alone: after a comma stands what the product is made of or for. */
export function shortName(title: string): string {
  return title.split(',')[0] ?? '';
}
