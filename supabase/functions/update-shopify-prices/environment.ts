/** Reads one variable; undefined where it is not set. */
export type Environment = (name: string) => string | undefined;

/** Thrown if the function is not set up; the message names a variable, never its value. */
export class EnvironmentError extends Error {}

/** The Admin API's origin and token. */
export interface ShopConnection {
  /** Scheme, host and port. */
  origin: string;
  token: string;
}

/** @throws EnvironmentError */
export function requireVariable(environment: Environment, name: string): string {
  const value = environment(name)?.trim();
  if (!value) throw new EnvironmentError(`The environment variable ${name} is not set.`);
  return value;
}

/** @throws EnvironmentError */
export function shopConnection(environment: Environment): ShopConnection {
  return {
    origin: shopOrigin(requireVariable(environment, 'SHOPIFY_STORE_DOMAIN')),
    token: requireVariable(environment, 'SHOPIFY_ADMIN_API_TOKEN'),
  };
}

/** `my-shop.myshopify.com`, or an address with its scheme. */
function shopOrigin(domain: string): string {
  const address = /^https?:\/\//i.test(domain) ? domain : `https://${domain}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) throw new EnvironmentError('SHOPIFY_STORE_DOMAIN is not a domain.');
  // The token would cross the network unencrypted.
  if (url.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) {
    throw new EnvironmentError('SHOPIFY_STORE_DOMAIN may carry http:// for a local shop only.');
  }
  return url.origin;
}
