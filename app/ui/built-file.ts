/** The URL of a file of `public/`, which Oxygen serves from Shopify's CDN like all built files. */
export function publicFile(name: string): string {
  return import.meta.env.BASE_URL + name;
}

/** True for a built file, which has one size and takes no parameters. */
export function isBuiltFile(address: string): boolean {
  return address.startsWith(import.meta.env.BASE_URL);
}
