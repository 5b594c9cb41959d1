import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {numberOfGlobalId} from '../../../demo-shop/database/ids.ts';
import {startTestShop, type TestShop} from '../demo-shop.ts';
import {startCountingProxy, type CountingProxy} from './counting-proxy.ts';
import {startDenoFunction, type DenoFunction, type Update} from './deno-function.ts';
import {largeCatalogue, unknownVariantId, variantId} from './large-catalogue.ts';

const ALL = 5000;

/** A bucket too large to throttle, for tests that are not about throttling. */
const PLENTY = {maximumAvailable: 100_000, restoreRate: 100_000};

describe('§7.4 the price function under Deno', () => {
  let shop: TestShop;
  let proxy: CountingProxy;
  let deno: DenoFunction;

  const start = () =>
    startDenoFunction({...shop.functionEnvironment, SHOPIFY_STORE_DOMAIN: proxy.origin});

  beforeAll(async () => {
    shop = await startTestShop({catalogue: largeCatalogue(ALL), adminApiLimits: PLENTY});
    proxy = await startCountingProxy(shop.origin);
    deno = await start();
  });
  afterEach(() => {
    shop.faults.clear();
    proxy.reset();
  });
  afterAll(async () => {
    await deno.kill();
    await proxy.close();
    await shop.stop();
  });

  /** The price in the database, in SEK. */
  function priceOf(index: number): number {
    const number = numberOfGlobalId('ProductVariant', variantId(index)) ?? 0;
    return (shop.stores.products.variantByNumber(number)?.priceInOre ?? Number.NaN) / 100;
  }

  function updates(count: number, price: string, from = 0): Update[] {
    return Array.from({length: count}, (_, index) => ({variantId: variantId(from + index), price}));
  }

  function countOf(price: number): number {
    return Array.from({length: ALL}, (_, index) => priceOf(index)).filter((own) => own === price)
      .length;
  }

  test.each([
    {count: 1, price: '349', lookups: 1, requests: 2},
    {count: 250, price: '349.5', lookups: 1, requests: 4},
    {count: 251, price: '349.95', lookups: 2, requests: 5},
    {count: ALL, price: '1299.00', lookups: 20, requests: 70},
  ])('changes $count prices', async ({count, price, lookups, requests}) => {
    const results = await deno.call(updates(count, price));

    expect(results).toEqual(
      updates(count, price).map(({variantId}) => ({variantId, success: true})),
    );
    expect(countOf(Number(price))).toBe(count);
    expect({requests: proxy.requests, lookups: proxy.lookups}).toEqual({requests, lookups});
    expect(proxy.concurrent).toBeLessThanOrEqual(4);
  });

  test('changes the known half of 5 000 when every second variant is unknown', async () => {
    const mixed = updates(ALL, '499').map((update, index) =>
      index % 2 ? {...update, variantId: unknownVariantId(index)} : update,
    );
    const results = await deno.call(mixed);

    expect(results.map(({variantId}) => variantId)).toEqual(mixed.map(({variantId}) => variantId));
    expect(results.map(({success}) => success)).toEqual(mixed.map((_, index) => index % 2 === 0));
    expect(results[1]?.code).toBe('unknown-variant');
    expect(countOf(499)).toBe(ALL / 2);
  });

  test('changes the accepted half of 5 000 when Shopify refuses every second price', async () => {
    const refused = updates(ALL, '').flatMap(({variantId}, index) =>
      index % 2 ? [variantId] : [],
    );
    shop.faults.set({kind: 'price-user-error', message: 'Not this one', variantIds: refused});
    const results = await deno.call(updates(ALL, '599'));

    expect(results.map(({success}) => success)).toEqual(results.map((_, index) => index % 2 === 0));
    expect(results[1]).toEqual({
      variantId: variantId(1),
      success: false,
      code: 'shopify',
      detail: 'Not this one',
    });
    expect(countOf(599)).toBe(ALL / 2);
    expect(proxy.requests).toBe(70);
  });

  test('applies the last of two prices and reports both', async () => {
    const results = await deno.call([
      {variantId: variantId(0), price: '1'},
      {variantId: variantId(1), price: '2'},
      {variantId: variantId(0), price: '3.10'},
    ]);
    expect(results).toEqual(
      [0, 1, 0].map((index) => ({variantId: variantId(index), success: true})),
    );
    expect([priceOf(0), priceOf(1)]).toEqual([3.1, 2]);
  });

  test('finishes 5 000 with a small bucket, shared with a second caller', async () => {
    shop.faults.set({kind: 'small-bucket', maximumAvailable: 200, restoreRate: 300});
    const started = performance.now();
    const halves = await Promise.all([
      deno.call(updates(ALL / 2, '699')),
      deno.call(updates(ALL / 2, '699', ALL / 2)),
    ]);
    const takenMs = Math.round(performance.now() - started);

    expect(halves.flat().every(({success}) => success)).toBe(true);
    expect(countOf(699)).toBe(ALL);
    expect(proxy.throttled).toBeGreaterThan(0);
    // 20 lookups and 50 updates cost 1540 points; the bucket starts with 200.
    expect(takenMs).toBeGreaterThan(((1540 - 200) / 300) * 1000);
    // Waits for the budget instead of retrying blindly.
    expect(proxy.throttled).toBeLessThan(proxy.requests / 2);
  });

  test('retries after 5xx, 429, a broken connection and a truncated response', async () => {
    const operation = 'admin:productVariantsBulkUpdate';
    shop.faults.set({kind: 'http', status: 503, operation: 'admin:nodes', times: 1});
    shop.faults.set({kind: 'http', status: 429, operation, times: 1});
    shop.faults.set({kind: 'disconnect', operation, times: 1});
    shop.faults.set({kind: 'truncated', operation, times: 1});
    const results = await deno.call(updates(250, '799'));
    expect(results.every(({success}) => success)).toBe(true);
    expect(countOf(799)).toBe(250);
  });

  test('returns partial results at the caller’s deadline', async () => {
    // Enough for the lookups and some of the ten updates; the budget restores too slowly for the rest.
    shop.faults.set({kind: 'small-bucket', maximumAvailable: 250, restoreRate: 10});
    const results = await deno.call(updates(1000, '899'), {'x-price-update-deadline': '4'});

    const failed = results.filter(({success}) => !success);
    expect(results).toHaveLength(1000);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThan(1000);
    // Updates in flight at the deadline may have been saved without a response.
    const unconfirmed = failed.filter(({inDoubt}) => inDoubt);
    expect(countOf(899)).toBeGreaterThanOrEqual(1000 - failed.length);
    expect(countOf(899)).toBeLessThanOrEqual(1000 - failed.length + unconfirmed.length);
    for (const {code} of failed) expect(code).toMatch(/time|no-answer|limit/);
  });

  test('completes the work of a killed process in a second call', async () => {
    shop.faults.set({kind: 'small-bucket', maximumAvailable: 150, restoreRate: 300});
    const doomed = await start();
    const broken = doomed.call(updates(ALL, '999')).catch((error: unknown) => error);
    await expect.poll(() => countOf(999), {timeout: 30_000}).toBeGreaterThan(0);
    await doomed.kill();
    expect(await broken).toBeInstanceOf(Error);
    const done = countOf(999);
    expect(done).toBeLessThan(ALL);

    shop.faults.clear();
    const results = await deno.call(updates(ALL, '999'));
    expect(results.every(({success}) => success)).toBe(true);
    expect(countOf(999)).toBe(ALL);
  }, 60_000);

  test('names a missing variable, never a value', async () => {
    const {PRICE_UPDATE_SECRET = '', SHOPIFY_ADMIN_API_TOKEN = ''} = shop.functionEnvironment;
    const bare = await startDenoFunction({PRICE_UPDATE_SECRET, SHOPIFY_ADMIN_API_TOKEN});
    const response = await bare.request({
      method: 'POST',
      headers: {'x-price-update-secret': PRICE_UPDATE_SECRET},
      body: '{}',
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: 'The environment variable SHOPIFY_STORE_DOMAIN is not set.',
    });
    await bare.kill();
  });
  // Last, because its request reaches the database after the response.
  test('aborts requests at the deadline, and reports that the price may have changed', async () => {
    shop.faults.set({
      kind: 'slow',
      delayMs: 9000,
      operation: 'productVariantsBulkUpdate',
      times: 1,
    });
    const [result] = await deno.call(updates(1, '1'), {'x-price-update-deadline': '3'});
    expect(result).toMatchObject({code: 'no-answer', inDoubt: true});
  });
});
