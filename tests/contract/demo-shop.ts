import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {startDemoShop, type DemoShop, type DemoShopOptions} from '../../demo-shop/server.ts';
import type {StorefrontVersion} from '../../demo-shop/storefront-api/versions.ts';

/** A shop on a free port with its own data directory. */
export interface TestShop extends DemoShop {
  dataDirectory: string;
  /** Sends a query as a storefront does, and returns the data; throws on errors. */
  query<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** Sends a query and returns the whole response. */
  send(query: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** Sends any request to the API. */
  request(init?: RequestInit, version?: string): Promise<Response>;
  /** Closes the shop and, by default, removes its data. */
  stop(keepData?: 'keep data'): Promise<void>;
}

export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: Array<{message: string; extensions?: Record<string, unknown>}>;
}

/** @param usualVersion default version of the Storefront API */
export async function startTestShop(
  options: Partial<DemoShopOptions> = {},
  usualVersion: StorefrontVersion = '2025-07',
): Promise<TestShop> {
  const dataDirectory = options.dataDirectory ?? mkdtempSync(path.join(tmpdir(), 'demo-shop-'));
  const shop = await startDemoShop({...options, dataDirectory});
  const token = shop.environment.PUBLIC_STOREFRONT_API_TOKEN ?? '';

  function request(init: RequestInit = {}, version: string = usualVersion): Promise<Response> {
    return fetch(`${shop.origin}/api/${version}/graphql.json`, {
      method: 'POST',
      ...init,
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': token,
        ...(init.headers as Record<string, string>),
      },
    });
  }

  async function send(query: string, variables?: Record<string, unknown>): Promise<Answer> {
    const response = await request({body: JSON.stringify({query, variables})});
    return (await response.json()) as Answer;
  }

  return {
    ...shop,
    dataDirectory,
    request,
    send,
    async query<Data>(query: string, variables?: Record<string, unknown>) {
      const {data, errors} = await send(query, variables);
      if (errors) throw new Error(`The shop answered with errors: ${JSON.stringify(errors)}`);
      return data as Data;
    },
    async stop(keepData) {
      await shop.close();
      if (!keepData) rmSync(dataDirectory, {recursive: true, force: true});
    },
  };
}
