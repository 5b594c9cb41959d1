import type {Storefront} from '@shopify/hydrogen';
import {beforeEach, vi} from 'vitest';
import {PageRecord} from '../../../app/server/page-cache/page-record.server';
import {createStorefrontApi} from '../../../app/server/storefront-api.server';
import {MemoryCache} from './memory-cache';

export const API = 'https://my-shop.myshopify.com/api/2025-07/graphql.json';
export const TOKEN = 'public-token';

/** The answers that all visitors share; new for each test. */
export let cache: MemoryCache;
let pending: Array<Promise<unknown>>;

/** A visitor's new request, with the same cache. */
export function visit(isRenewal = false, record = new PageRecord()) {
  return createStorefrontApi({
    storefront: {
      getApiUrl: () => API,
      getHeaders: () => ({
        'content-type': 'application/json',
        'X-Shopify-Storefront-Access-Token': TOKEN,
      }),
    } as unknown as Storefront,
    cache,
    waitUntil: (promise) => pending.push(promise),
    request: new Request('https://shop.test/'),
    record,
    isRenewal,
  });
}

/** Runs the worker's background work. */
export async function afterwards() {
  while (pending.length > 0) await pending.shift();
}

/** Moves the clock on. */
export const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** Before each test of the file: an empty cache, a clock at noon and a silent log. */
export function startEmpty() {
  beforeEach(() => {
    cache = new MemoryCache();
    pending = [];
    vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z')});
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    };
  });
}
