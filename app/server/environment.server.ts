import * as z from 'zod/mini';

/** The Storefront API version of every query; PUBLIC_STOREFRONT_API_VERSION overrides it. */
export const STOREFRONT_API_VERSION = '2025-07';

/** A missing or malformed variable; its message names the variable and says where to get it. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export interface ShopEnvironment {
  PUBLIC_STORE_DOMAIN: string;
  PUBLIC_STOREFRONT_API_TOKEN: string;
  PRIVATE_STOREFRONT_API_TOKEN?: string | undefined;
  PUBLIC_STOREFRONT_ID?: string | undefined;
  PUBLIC_CHECKOUT_DOMAIN?: string | undefined;
  PUBLIC_STOREFRONT_API_VERSION: string;
  HIDE_FROM_SEARCH_ENGINES?: 'true' | 'false' | undefined;
  SESSION_SECRET: string;
}

/** Unencrypted only to this machine, because the request carries a token. */
const domain = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^((https:\/\/)?[a-z0-9-]+(\.[a-z0-9-]+)*|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?\/?$/i,
      ),
    ),
  z.transform((value) => value.replace(/\/$/, '')),
);
const token = z.string().check(z.regex(/^\S{6,}$/));

const schema = z.object({
  PUBLIC_STORE_DOMAIN: domain,
  PUBLIC_STOREFRONT_API_TOKEN: token,
  PRIVATE_STOREFRONT_API_TOKEN: z.optional(token),
  PUBLIC_STOREFRONT_ID: z.optional(z.string()),
  PUBLIC_CHECKOUT_DOMAIN: z.optional(domain),
  PUBLIC_STOREFRONT_API_VERSION: z._default(
    z.string().check(z.regex(/^(\d{4}-(01|04|07|10)|unstable)$/)),
    STOREFRONT_API_VERSION,
  ),
  HIDE_FROM_SEARCH_ENGINES: z.optional(z.enum(['true', 'false'])),
  SESSION_SECRET: z.string().check(z.minLength(32)),
});

const whatItIs: Record<keyof z.input<typeof schema>, string> = {
  PUBLIC_STORE_DOMAIN:
    'the shop’s domain such as my-shop.myshopify.com, in the Shopify admin under Settings › Domains',
  PUBLIC_STOREFRONT_API_TOKEN:
    'the public access token, in the Shopify admin under Sales channels › Headless or Hydrogen › Storefront API',
  PRIVATE_STOREFRONT_API_TOKEN:
    'the private access token (optional), in the Shopify admin beside the public one',
  PUBLIC_STOREFRONT_ID:
    'the storefront’s number (optional), at the end of its address under Sales channels › Hydrogen',
  PUBLIC_CHECKOUT_DOMAIN:
    'the domain of the checkout such as checkout.my-shop.se, in the Shopify admin under Settings › Domains',
  PUBLIC_STOREFRONT_API_VERSION: `a quarterly version such as ${STOREFRONT_API_VERSION} (optional)`,
  HIDE_FROM_SEARCH_ENGINES:
    '`true` for a deployment that is not to be found, such as a staging shop, else `false` (optional)',
  SESSION_SECRET:
    'any random text of 32 characters or more, for example from `openssl rand -hex 32`',
};

/**
 * Checks the worker's variables once for every request's use. An empty variable counts as missing.
 *
 * @throws EnvironmentError naming the first missing or malformed variable, never its value
 */
export function parseEnvironment(env: object): ShopEnvironment {
  const parsed = schema.safeParse(given(env));
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(environmentFaults(env)[0]?.sentence);
}

/** Every missing or malformed variable, with a sentence that names it, never its value. */
export function environmentFaults(env: object): Array<{variable: string; sentence: string}> {
  const present = given(env);
  const issues = schema.safeParse(present).error?.issues ?? [];
  return issues.map(({path: [name]}) => {
    const variable = name as keyof typeof whatItIs;
    const fault = variable in present ? 'is malformed' : 'is missing';
    return {
      variable,
      sentence: `The variable ${variable} ${fault}: it is ${whatItIs[variable]}.`,
    };
  });
}

function given(env: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([, value]) => value !== undefined && (typeof value !== 'string' || value.trim() !== ''),
    ),
  );
}
