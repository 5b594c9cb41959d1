import {describe, expect, test} from 'vitest';
import {
  allIsWell,
  ENVIRONMENT,
  scriptShopify,
  status,
  throttled,
  UPDATES,
  type Answer,
} from './scripted-shopify.ts';

const ALL_SAVED = UPDATES.map(({variantId}) => ({variantId, success: true}));

const broken: Answer = () => {
  throw new TypeError('connection reset');
};

describe('§7.4 the price function while Shopify fails', () => {
  test.each<[string, Answer]>([
    ['HTTP 500', status(500)],
    ['HTTP 503', status(503)],
    ['HTTP 429', status(429)],
    ['a broken connection', broken],
    ['a truncated response', () => new Response('{"data": {"nod')],
    ['an answer without data', () => ({})],
    ['an internal error', () => ({errors: [{extensions: {code: 'INTERNAL_SERVER_ERROR'}}]})],
    ['throttling without a word on cost', () => ({errors: [{extensions: {code: 'THROTTLED'}}]})],
    ['throttling', () => throttled(0)],
  ])('retries after %s, with growing pauses', async (_what, answer) => {
    const shopify = scriptShopify([answer, answer, answer]);
    expect(await shopify.call(UPDATES)).toEqual(ALL_SAVED);
    const [first = 0, second = 0, third = 0, fourth = 0] = shopify.sent.map(({at}) => at);
    expect(second).toBeGreaterThan(first);
    expect(fourth - third).toBeGreaterThan(0);
  });

  test('doubles its pauses, and gives up after the sixth failure', async () => {
    const shopify = scriptShopify(Array.from({length: 20}, () => status(502)));
    const results = await shopify.call(UPDATES);
    expect(results).toMatchObject(
      UPDATES.map(() => ({success: false, code: 'status', detail: '502'})),
    );
    expect(shopify.sent.map(({at}) => at)).toEqual([0, 250, 750, 1750, 3750, 7750]);
    expect(shopify.log).toEqual(['update-shopify-prices: 3 of 3 failed: status 502']);
  });

  test('marks prices that may or may not have changed', async () => {
    const shopify = scriptShopify([allIsWell, ...Array.from({length: 20}, () => broken)]);
    const [result] = await shopify.call(UPDATES);
    expect(result).toMatchObject({code: 'no-answer', inDoubt: true});
  });

  test('waits for the time in Retry-After', async () => {
    const shopify = scriptShopify([status(429, {'retry-after': '2.5'})]);
    await shopify.call(UPDATES);
    expect(shopify.sent[1]?.at).toBe(2500);
  });

  test('adds jitter of up to a tenth', async () => {
    const shopify = scriptShopify([status(429, {'retry-after': '2'})], ENVIRONMENT, 0.5);
    await shopify.call(UPDATES);
    expect(shopify.sent[1]?.at).toBeCloseTo(2100);
  });

  test.each(['0', '', '0.0', '-1', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'ignores Retry-After "%s" and uses growing pauses',
    async (value) => {
      const busy = Array.from({length: 10_000}, () => status(429, {'retry-after': value}));
      const shopify = scriptShopify(busy, ENVIRONMENT, 0.5);
      await shopify.call(UPDATES);
      expect(shopify.sent.slice(0, 4).map(({at}) => at)).toEqual([0, 375, 1125, 2625]);
      expect(shopify.sent.length).toBeLessThan(25);
    },
  );

  test('waits a minimum time, however short Retry-After is', async () => {
    const shopify = scriptShopify([status(429, {'retry-after': '0.001'})], ENVIRONMENT, 0.5);
    await shopify.call(UPDATES);
    expect(shopify.sent[1]?.at).toBeCloseTo(52.5);
  });

  test('waits just until the budget is restored', async () => {
    // 111 points requested, 11 available, 50 restored a second.
    const shopify = scriptShopify([allIsWell, () => throttled(11, 111)]);
    expect(await shopify.call(UPDATES)).toEqual(ALL_SAVED);
    const [, refused = 0, accepted = 0] = shopify.sent.map(({at}) => at);
    expect(accepted - refused).toBeGreaterThanOrEqual(2000);
    expect(accepted - refused).toBeLessThan(2200);
  });

  test('waits for points before a request, once it knows the budget', async () => {
    const poor: Answer = (sent) => ({
      ...(allIsWell(sent) as object),
      extensions: {
        cost: {
          requestedQueryCost: 2,
          throttleStatus: {maximumAvailable: 1000, currentlyAvailable: 1, restoreRate: 10},
        },
      },
    });
    const shopify = scriptShopify([poor]);
    expect(await shopify.call(UPDATES)).toEqual(ALL_SAVED);
    // Three variants cost 11 points.
    expect(shopify.sent.map(({at}) => at)).toEqual([0, 1000]);
  });

  test.each([
    [status(401), {code: 'token', detail: '401'}],
    [status(403), {code: 'token', detail: '403'}],
    [status(402), {code: 'status', detail: '402'}],
    [status(404), {code: 'status', detail: '404'}],
    [
      () => ({errors: [{message: 'Access denied', extensions: {code: 'ACCESS_DENIED'}}]}),
      {code: 'shopify', detail: 'Access denied'},
    ],
  ] as const)('does not retry a permanent failure: $1', async (answer, reason) => {
    const shopify = scriptShopify([answer]);
    const results = await shopify.call(UPDATES);
    expect(results).toEqual(UPDATES.map(({variantId}) => ({variantId, success: false, ...reason})));
    expect(shopify.sent).toHaveLength(1);
  });

  test('does not start a request that cannot finish before the deadline', async () => {
    const shopify = scriptShopify([allIsWell, () => throttled(0, 500)]);
    const results = await shopify.call(UPDATES, {'x-price-update-deadline': '5'});
    expect(results.map(({code}) => code)).toEqual(UPDATES.map(() => 'request-limit'));
    expect(shopify.now()).toBeLessThan(5000);
  });

  test('stops after 100 s, whatever the caller’s deadline', async () => {
    const shopify = scriptShopify(Array.from({length: 10_000}, () => () => throttled(0, 2000)));
    const results = await shopify.call(UPDATES, {'x-price-update-deadline': '9999'});
    expect(results.every(({success}) => !success)).toBe(true);
    expect(shopify.now()).toBeLessThanOrEqual(100_000);
  });
});
