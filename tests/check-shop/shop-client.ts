import {graphqlError, httpError, noAnswer} from '~/server/storefront-error.server';
import type {ShopEnvironment} from '~/server/environment.server';

/** A page of 250 products is slow. */
const TIMEOUT_MS = 30_000;

export type Token = 'PUBLIC_STOREFRONT_API_TOKEN' | 'PRIVATE_STOREFRONT_API_TOKEN';

const HEADERS = {
  PUBLIC_STOREFRONT_API_TOKEN: 'X-Shopify-Storefront-Access-Token',
  PRIVATE_STOREFRONT_API_TOKEN: 'Shopify-Storefront-Private-Token',
} as const satisfies Record<Token, string>;

/** The shop is unreadable; the message names the variable that is most likely the cause. */
export class UnreadableShop extends Error {
  override name = 'UnreadableShop';

  constructor(
    message: string,
    readonly variable?: string,
  ) {
    super(message);
  }
}

export interface ShopClient {
  /** @throws UnreadableShop */
  ask<Answer>(document: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** The version of the last response, which differs from the requested one if that is retired. */
  readonly servedVersion: string | undefined;
}

/** A plain client with one token, because the storefront's own does not expose response headers. */
export function connectShop(environment: ShopEnvironment, token: Token): ShopClient {
  const {PUBLIC_STORE_DOMAIN: domain, PUBLIC_STOREFRONT_API_VERSION: version} = environment;
  const origin = /^https?:/.test(domain) ? domain : `https://${domain}`;
  let servedVersion: string | undefined;

  return {
    get servedVersion() {
      return servedVersion;
    },

    async ask<Answer>(query: string, variables: Record<string, unknown> = {}) {
      const response = await fetch(`${origin}/api/${version}/graphql.json`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [HEADERS[token]]: environment[token] ?? '',
        },
        body: JSON.stringify({query, variables}),
        // Following a redirect would turn the POST into a GET.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: unknown) => {
        throw new UnreadableShop(noAnswer(error).message, 'PUBLIC_STORE_DOMAIN');
      });
      if (response.status >= 300 && response.status < 400) throw redirected(response);
      if (!response.ok) throw refused(response.status, token);
      servedVersion = response.headers.get('X-Shopify-API-Version') ?? undefined;
      const answer = (await response.json().catch(() => undefined)) as
        {data?: Answer | null; errors?: Array<{message: string}>} | undefined;
      if (answer?.errors) throw new UnreadableShop(graphqlError(answer.errors).message, token);
      if (!answer?.data)
        throw new UnreadableShop('what it sends is no answer of Shopify’s', 'PUBLIC_STORE_DOMAIN');
      return answer.data;
    },
  };
}

function redirected({status, headers}: Response): UnreadableShop {
  const target = headers.get('Location') ?? 'another address';
  return new UnreadableShop(
    `HTTP ${status}, a redirect to ${target}: PUBLIC_STORE_DOMAIN takes the shop’s own domain, my-shop.myshopify.com`,
    'PUBLIC_STORE_DOMAIN',
  );
}

function refused(status: number, token: Token): UnreadableShop {
  if (status === 401 || status === 403)
    return new UnreadableShop(
      `HTTP error ${status}: it refuses ${token}, and .env.example says where to find the right one`,
      token,
    );
  const {message} = httpError(status);
  const isDomain = message.includes('PUBLIC_STORE_DOMAIN');
  return new UnreadableShop(message, isDomain ? 'PUBLIC_STORE_DOMAIN' : undefined);
}
