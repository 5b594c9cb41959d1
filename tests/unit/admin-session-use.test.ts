import {RouterContextProvider} from 'react-router';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {shopEnvironmentContext, storefrontApiContext} from '../../app/server/context.server';
import {ownerOf, signIn} from '../../app/server/owner.server';
import {ShopSession} from '../../app/server/session.server';
import type {StorefrontApi} from '../../app/server/storefront-api.server';
import {SHOP_QUERY} from '../../app/catalogue/queries';
import {action, loader} from '../../app/routes/admin/route';
import {MemoryCache} from './support/memory-cache';
import {variantId} from './support/price-list';

const SECRET = 'thirty-two characters at the least';
const env = {
  ADMIN_PASSPHRASE: 'a passphrase of twenty characters',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_ANON_KEY: 'public-key',
  PRICE_UPDATE_SECRET: 'a-secret-of-the-server',
};
const MINUTE = 60_000;

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z')});
  const cache = new MemoryCache();
  vi.stubGlobal('caches', {open: async () => cache});
  vi.stubGlobal('fetch', fetched.mockReset());
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** The owner's request, in a shop where variant 1 costs 100 kronor. */
async function visit(cookie: string, body?: unknown) {
  const request = new Request('https://shop.test/admin', {
    headers: {'Cookie': cookie.split(';')[0] ?? '', 'Content-Type': 'application/json'},
    ...(body !== undefined && {method: 'POST', body: JSON.stringify(body)}),
  });
  const session = await ShopSession.read(request, SECRET);
  const context = new RouterContextProvider();
  Object.assign(context, {session, env});
  context.set(shopEnvironmentContext, {
    PUBLIC_STORE_DOMAIN: 'my-shop.myshopify.com',
    PUBLIC_STOREFRONT_API_TOKEN: 'a1b2c3d4',
    PUBLIC_STOREFRONT_API_VERSION: '2025-07',
    SESSION_SECRET: SECRET,
  });
  const answer = async (document: string) =>
    document === SHOP_QUERY
      ? {
          shop: {paymentSettings: {currencyCode: 'SEK'}},
          localization: {language: {isoCode: 'SV'}, availableLanguages: []},
        }
      : {
          nodes: [{id: variantId(1), price: {amount: '100.0', currencyCode: 'SEK'}}, null, {}],
          products: {edges: [], pageInfo: {hasNextPage: false}},
        };
  context.set(storefrontApiContext, {
    request: answer,
    cached: (_key: unknown, load: () => Promise<unknown>) => load(),
    forgetAnswers: async () => undefined,
    remainingMs: () => 9_000,
  } as unknown as StorefrontApi);
  return {session, context, args: {request, context, params: {}} as never};
}

async function signedInCookie(): Promise<string> {
  const {session, context} = await visit('');
  expect(await signIn(await ownerOf(context), env.ADMIN_PASSPHRASE)).toBe(true);
  return session.commit();
}

const save = (price: string, confirmed?: string[], before?: string) => ({
  intent: 'save',
  currencyCode: 'SEK',
  updates: [{variantId: variantId(1), price, before}],
  confirmed,
});

describe('the use of /admin renews the session', () => {
  test.each([
    ['a view after six minutes', 6, true],
    ['no renewal within five minutes', 5, false],
    ['no renewal of an expired session', 61, false],
  ])('%s', async (_, minutes, renewed) => {
    const cookie = await signedInCookie();
    vi.setSystemTime(Date.now() + minutes * MINUTE);
    const {session, args} = await visit(cookie);
    await loader(args);
    expect(session.isPending).toBe(renewed);
  });

  test.each([
    ['a save', save('90.00'), 200, true],
    ['a steep drop that is confirmed', save('1.00', [variantId(1)]), 200, true],
    ['a steep drop that is not confirmed', save('1.00'), 422, false],
    ['another variant’s confirmation', save('1.00', [variantId(2)]), 422, false],
    ['a price that has changed since', save('110.00', [], '99.00'), 422, false],
    ['a price that is still as on screen', save('110.00', [], '100.0'), 200, true],
    ['a price that already has the new value', save('100.00', [], '99.00'), 200, true],
    ['a malformed save', {intent: 'save', updates: []}, 400, false],
  ])('only a valid save renews the session: %s', async (_, body, status, renewed) => {
    fetched.mockImplementation(async () =>
      Response.json({results: [{variantId: variantId(1), success: true}]}),
    );
    const cookie = await signedInCookie();
    vi.setSystemTime(Date.now() + 6 * MINUTE);
    const {session, args} = await visit(cookie, body);
    const answer = (await action(args)) as {init: ResponseInit | null};
    expect(answer.init?.status).toBe(status);
    expect(session.isPending).toBe(renewed);
    expect(fetched).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  });
});
