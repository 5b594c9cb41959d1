/** A title up to its comma, after which stands what the product is made of. `ProductName` also sets apart what follows a connecting word. */
export function shortName(title: string): string {
  return title.split(',')[0] ?? '';
}
