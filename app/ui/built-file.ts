/** The address of a file of `public/`, which Oxygen puts on Shopify's CDN with everything else that is built. */
export function publicFile(name: string): string {
  return import.meta.env.BASE_URL + name;
}

/** True for a file of the build, which exists in one size and knows no parameters. */
export function isBuiltFile(address: string): boolean {
  return address.startsWith(import.meta.env.BASE_URL);
}
