import {beforeEach, describe, expect, test, vi} from 'vitest';
import {PriceUpdateError, updatePrices} from '../../app/server/price-updates.server';
import {variantId} from './support/price-list';

const environment = {
  ADMIN_PASSPHRASE: 'the passphrase of the owner',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_ANON_KEY: 'public-key-of-the-project',
  PRICE_UPDATE_SECRET: 'secret-of-the-storefront-server',
};
const updates = [1, 2, 3].map((number) => ({variantId: variantId(number), price: `${number}.00`}));

const fetched = vi.fn<typeof fetch>();
const logged = vi.fn();

beforeEach(() => {
  fetched.mockReset();
  logged.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(logged);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const result = (number: number, success = true) => ({variantId: variantId(number), success});

async function errorOf(answer: Response | Error): Promise<PriceUpdateError> {
  if (answer instanceof Error) fetched.mockRejectedValueOnce(answer);
  else fetched.mockResolvedValueOnce(answer);
  try {
    await updatePrices(environment, updates);
  } catch (error) {
    if (error instanceof PriceUpdateError) return error;
    throw error;
  }
  throw new Error('The call succeeded.');
}

describe('§7.4 the call of the backend function', () => {
  test('§7 sends the updates, the public key and the secret to the function by name', async () => {
    fetched.mockResolvedValueOnce(
      Response.json({results: updates.map((_, index) => result(index + 1))}),
    );
    await updatePrices(environment, updates);
    expect(fetched).toHaveBeenCalledTimes(1);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://project.supabase.co/functions/v1/update-shopify-prices');
    expect(init?.method).toBe('POST');
    expect(JSON.parse(init?.body as string)).toEqual({updates});
    const headers = new Headers(init?.headers);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('apikey')).toBe(environment.SUPABASE_ANON_KEY);
    expect(headers.get('Authorization')).toBe(`Bearer ${environment.SUPABASE_ANON_KEY}`);
    expect(headers.get('x-price-update-secret')).toBe(environment.PRICE_UPDATE_SECRET);
    expect(headers.get('x-price-update-deadline')).toBe('100');
    expect(JSON.stringify(init)).not.toContain(environment.ADMIN_PASSPHRASE);
  });

  test('§7 returns one result an update, in the order of the updates', async () => {
    fetched.mockResolvedValueOnce(
      Response.json({
        results: [
          result(3),
          {...result(1, false), code: 'shopify', detail: 'Price is invalid'},
          result(2),
        ],
      }),
    );
    expect(await updatePrices(environment, updates)).toEqual([
      {...result(1, false), code: 'shopify', detail: 'Price is invalid'},
      result(2),
      result(3),
    ]);
    expect(logged).not.toHaveBeenCalled();
  });

  test('§7 drops unknown fields of a result', async () => {
    const more = {...result(1), price: '1.00', internal: 'x'};
    fetched.mockResolvedValueOnce(Response.json({results: [more, result(2), result(3)], more}));
    expect(await updatePrices(environment, updates)).toEqual([result(1), result(2), result(3)]);
  });

  test('§7 a missing result is a failure, and is logged', async () => {
    fetched.mockResolvedValueOnce(Response.json({results: [result(2)]}));
    expect(await updatePrices(environment, updates)).toEqual([
      {...result(1, false), code: 'no-result'},
      result(2),
      {...result(3, false), code: 'no-result'},
    ]);
    expect(logged.mock.calls.join()).toContain('"updates":3,"results":1');
  });

  test('§7 ignores and logs results of unknown variants', async () => {
    const results = [result(1), result(2), {variantId: 'someone else’s', success: true}];
    fetched.mockResolvedValueOnce(Response.json({results}));
    const answered = await updatePrices(environment, updates);
    expect(answered.map(({success}) => success)).toEqual([true, true, false]);
    expect(logged.mock.calls.join()).toContain('"unknownVariants":1');
    expect(logged.mock.calls.join()).not.toContain('someone else');
  });

  test('§7 a variant with two updates gets two results', async () => {
    const twice = [...updates.slice(0, 1), ...updates.slice(0, 1)];
    fetched.mockResolvedValueOnce(Response.json({results: [result(1), result(1)]}));
    expect(await updatePrices(environment, twice)).toEqual([result(1), result(1)]);
  });

  test('§7 all updates fail without results for their variants', async () => {
    fetched.mockResolvedValueOnce(Response.json({results: []}));
    const answered = await updatePrices(environment, updates);
    expect(answered.map(({success}) => success)).toEqual([false, false, false]);
  });
});

describe('§8 failures of the function and their reasons', () => {
  const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);
  const text = (body: string, init?: ResponseInit) => () => new Response(body, init);
  const asJson = {headers: {'Content-Type': 'application/json'}};

  test.each<[string, () => Response | Error, RegExp]>([
    ['refused', json({error: 'No.'}, {status: 401}), /FunctionsHttpError.+HTTP 401: .+No\./],
    ['too large', json({error: 'Too much.'}, {status: 413}), /HTTP 413/],
    ['not found', json({code: 'NOT_FOUND'}, {status: 404}), /HTTP 404: .+NOT_FOUND/],
    ['broken', text('<h1>Oops</h1>', {status: 500}), /HTTP 500: <h1>Oops/],
    ['broken, without a message', text('', {status: 503}), /HTTP 503/],
    ['a relay error', json({}, {headers: {'x-relay-error': 'true'}}), /FunctionsRelayError/],
    [
      'a relay error with its status',
      json({message: 'boot'}, {status: 546, headers: {'x-relay-error': 'true'}}),
      /FunctionsRelayError.+HTTP 546: .+boot/,
    ],
    [
      'no network',
      () => new TypeError('fetch failed'),
      /FunctionsFetchError: .+TypeError: fetch failed/,
    ],
    [
      'no answer in time',
      () => new DOMException('The operation timed out', 'TimeoutError'),
      /FunctionsFetchError: .+TimeoutError/,
    ],
    ['broken JSON', text('{"results":[{', asJson), /SyntaxError/],
    ['an empty body', text('', asJson), /SyntaxError/],
    ['plain text', text('fine'), /unknown shape/],
    ['null', json(null), /unknown shape/],
    ['a list', json([]), /unknown shape/],
    ['no results', json({}), /unknown shape/],
    ['results that are not a list', json({results: 'all'}), /unknown shape/],
    ['a result without success', json({results: [{variantId: variantId(1)}]}), /unknown shape/],
    [
      'success that is not a boolean',
      json({results: [{variantId: variantId(1), success: 'yes'}]}),
      /unknown shape/,
    ],
    ['a result without its variant', json({results: [{success: true}]}), /unknown shape/],
  ])('§8 %s', async (_, answer, reason) => {
    const {message} = await errorOf(answer());
    expect(message).toMatch(reason);
  });

  test('§8 the call times out after at most two minutes, later than the function', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    fetched.mockResolvedValueOnce(Response.json({results: []}));
    await updatePrices(environment, updates);
    const [timeoutMs = 0] = timeout.mock.calls[0] ?? [];
    expect(timeoutMs).toBeGreaterThan(100_000);
    expect(timeoutMs).toBeLessThanOrEqual(120_000);
    expect(fetched.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
  });

  test('§8 a long error text is truncated', async () => {
    const {message} = await errorOf(new Response('x'.repeat(100_000), {status: 500}));
    expect(message.length).toBeLessThan(400);
  });

  test('§8 a reason contains no secret, even if the response does', async () => {
    const {PRICE_UPDATE_SECRET, SUPABASE_ANON_KEY, ADMIN_PASSPHRASE} = environment;
    const echo = `${'x'.repeat(180)}${PRICE_UPDATE_SECRET} Bearer ${SUPABASE_ANON_KEY}`;
    for (const answer of [
      Response.json({headers: `x ${PRICE_UPDATE_SECRET} ${SUPABASE_ANON_KEY}`}, {status: 400}),
      new Response(echo, {status: 500}),
      new TypeError(`Header ${PRICE_UPDATE_SECRET} of ${SUPABASE_ANON_KEY} is not allowed`),
    ]) {
      const error = await errorOf(answer);
      const shown = `${error.message} ${error.stack ?? ''} ${JSON.stringify(error.cause)}`;
      for (const secret of [PRICE_UPDATE_SECRET, SUPABASE_ANON_KEY, ADMIN_PASSPHRASE]) {
        expect(shown).not.toContain(secret);
        expect(shown).not.toContain(secret.slice(0, 15));
      }
    }
  });
});
