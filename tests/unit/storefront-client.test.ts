import {describe, expect, test, vi} from 'vitest';
import {httpError, StorefrontError} from '../../app/server/storefront-error.server';
import {SHOP_QUERY} from '../../app/catalogue/queries';
import {API, startEmpty, TOKEN, visit} from './support/storefront-visits';

startEmpty();

function shopAnswers(...answers: Array<Response | Error>) {
  const fetched = vi.fn<typeof fetch>();
  for (const answer of answers) {
    if (answer instanceof Error) fetched.mockRejectedValueOnce(answer);
    else fetched.mockResolvedValueOnce(answer);
  }
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const json = (body: unknown, status = 200) => Response.json(body, {status});
const shop = (name: string) => json({data: {shop: {name}}});
const ask = () => visit().request(SHOP_QUERY, {});

describe('§7 a call of the Storefront API', () => {
  test('§7 is a POST with query, variables and the public token', async () => {
    const fetched = shopAnswers(shop('Västerljus'));
    expect(await ask()).toEqual({shop: {name: 'Västerljus'}});
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(API);
    expect(init?.method).toBe('POST');
    const headers = new Headers(init?.headers);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('X-Shopify-Storefront-Access-Token')).toBe(TOKEN);
    expect(JSON.parse(init?.body as string)).toEqual({query: SHOP_QUERY, variables: {}});
  });

  test('§7 times out', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('The time is over', 'TimeoutError')));
    vi.stubGlobal('fetch', (_url: string, {signal}: RequestInit) => {
      return signal?.aborted ? Promise.reject(signal.reason as Error) : shop('late');
    });
    await expect(ask()).rejects.toThrow(StorefrontError);
    expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(10_000);
  });

  test.each([
    [json({}, 402), 'Access requires an active billing plan for the hosted shop'],
    [json({}, 401), httpError(401).message],
    [json({data: {shop: {name: 'x'}}}, 404), httpError(404).message],
    [json({}, 430), 'HTTP error 430'],
    [new Response('<h1>Bad gateway</h1>', {status: 502}), 'HTTP error 502'],
    [json({errors: [{message: 'One'}]}, 500), 'HTTP error 500'],
    [json({errors: [{message: 'Throttled'}]}), 'Throttled'],
    [json({errors: [{message: 'One'}, {message: 'Two'}]}), 'One, Two'],
    [json({data: {shop: null}, errors: [{message: 'One', path: ['shop']}]}), 'One'],
    [new Response('{"data":'), 'The Storefront API sent an unreadable answer'],
    [new Response('<html></html>'), 'The Storefront API sent an unreadable answer'],
    [new Response(''), 'The Storefront API sent an unreadable answer'],
    [json(null), 'The Storefront API sent an unknown answer'],
    [json('shop'), 'The Storefront API sent an unknown answer'],
    [json([]), 'The Storefront API sent an unknown answer'],
    [json({errors: 'failed'}), 'The Storefront API sent an unknown answer'],
    [json({errors: []}), 'The Storefront API sent an unknown answer'],
    [json({errors: [{code: 1}]}), 'The Storefront API sent an unknown answer'],
    [
      new TypeError('fetch failed'),
      'The Storefront API did not answer: PUBLIC_STORE_DOMAIN may name no shop',
    ],
    [new DOMException('Late', 'TimeoutError'), 'The Storefront API did not answer'],
  ] as Array<[Response | Error, string]>)('§8 %o: %s', async (answer, message) => {
    shopAnswers(answer);
    const error: unknown = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StorefrontError);
    expect((error as StorefrontError).message).toBe(message);
    expect(String(error)).not.toContain(TOKEN);
  });

  test.each([[{}], [{data: null}], [{other: 1}]])(
    '§8 the response %j, without data or errors, is a failure',
    async (body) => {
      shopAnswers(json(body));
      await expect(ask()).rejects.toThrow('The Storefront API sent an unknown answer');
    },
  );
});
