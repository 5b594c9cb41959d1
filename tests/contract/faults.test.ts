import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {startTestShop, type TestShop} from './demo-shop.ts';
import {smallCatalogue} from './small-catalogue.ts';

const SHOP = JSON.stringify({query: 'query Anything { shop { name } }'});
const PRODUCTS = JSON.stringify({
  query:
    'query Shop { ...All } fragment All on QueryRoot { goods: products(first: 1) { nodes { id } } }',
});
const CREATE = JSON.stringify({
  query: 'mutation { cartCreate(input: {}) { cart { checkoutUrl } userErrors { message } } }',
});

describe('§8 faults on demand', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({catalogue: smallCatalogue});
  });
  afterEach(() => shop.faults.clear());
  afterAll(() => shop.stop());

  const put = (fault: unknown) =>
    fetch(`${shop.origin}/faults`, {
      method: 'PUT',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(fault),
    });
  const status = async (body: string) => (await shop.request({body})).status;
  const json = async (body: string) => (await shop.request({body})).json();

  test.each([402, 430, 500, 503])('answers every request with HTTP %i', async (code) => {
    expect((await put({kind: 'http', status: code})).status).toBe(200);
    expect([await status(SHOP), await status(PRODUCTS), await status(CREATE)]).toEqual([
      code,
      code,
      code,
    ]);
  });

  test('fails one operation, identified by its root field', async () => {
    await put({kind: 'http', status: 500, operation: 'products'});
    expect([await status(SHOP), await status(PRODUCTS)]).toEqual([200, 500]);
  });

  test('fails a given number of times', async () => {
    await put({kind: 'http', status: 503, times: 2});
    expect([await status(SHOP), await status(SHOP), await status(SHOP)]).toEqual([503, 503, 200]);
  });

  test('answers with GraphQL errors', async () => {
    await put({kind: 'graphql', messages: ['one', 'Throttled']});
    expect(await json(SHOP)).toEqual({
      errors: [{message: 'one'}, {message: 'Throttled', extensions: {code: 'THROTTLED'}}],
    });
  });

  test('truncates the JSON', async () => {
    await put({kind: 'truncated'});
    const response = await shop.request({body: PRODUCTS});
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  test("answers with another operation's data", async () => {
    const headers = {'content-type': 'text/html', 'location': 'http://localhost:9/'};
    await put({kind: 'answer', status: 302, headers, body: '<h1>Log in</h1>'});
    const response = await shop.request({body: PRODUCTS, redirect: 'manual'});
    expect([response.status, response.headers.get('location')]).toEqual([302, headers.location]);
    expect(await response.text()).toBe('<h1>Log in</h1>');
  });

  test('omits every second product, with an error', async () => {
    await put({kind: 'half-page', operation: 'products'});
    const list = JSON.stringify({query: '{ products(first: 2) { nodes { id } } }'});
    const {data, errors} = (await json(list)) as {data: unknown; errors: unknown[]};
    expect(data).toEqual({products: {nodes: [{id: expect.any(String) as unknown}, null]}});
    expect(errors).toHaveLength(1);
  });

  test('always announces a next page', async () => {
    await put({kind: 'looping-cursor', operation: 'products'});
    const last = JSON.stringify({query: '{ products(first: 250) { pageInfo { hasNextPage } } }'});
    expect(await json(last)).toEqual({
      data: {products: {pageInfo: {hasNextPage: true, endCursor: 'round-and-round'}}},
    });
  });

  test('delays the response', async () => {
    await put({kind: 'slow', delayMs: 150});
    const start = performance.now();
    expect(await status(SHOP)).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(145);
  });

  test('drops the connection', async () => {
    await put({kind: 'disconnect', times: 1});
    await expect(shop.request({body: SHOP})).rejects.toThrow('fetch failed');
    expect(await status(SHOP)).toBe(200);
  });

  test('returns user errors of a cart', async () => {
    await put({kind: 'cart-user-errors', messages: ['No.', 'Never.']});
    expect(await json(CREATE)).toEqual({
      data: {cartCreate: {cart: null, userErrors: [{message: 'No.'}, {message: 'Never.'}]}},
    });
  });

  test('omits the checkout URL', async () => {
    await put({kind: 'no-checkout-url'});
    expect(await json(CREATE)).toEqual({data: {cartCreate: {cart: null, userErrors: []}}});
  });

  test('combines faults, lists and clears them', async () => {
    await put({kind: 'slow', delayMs: 1, operation: 'shop'});
    await put({kind: 'http', status: 500, operation: 'shop'});
    await put({kind: 'http', status: 402, operation: 'shop'});
    expect(await (await fetch(`${shop.origin}/faults`)).json()).toEqual({
      faults: [
        {kind: 'slow', delayMs: 1, operation: 'shop'},
        {kind: 'http', status: 402, operation: 'shop'},
      ],
    });
    expect(await status(SHOP)).toBe(402);
    expect((await fetch(`${shop.origin}/faults`, {method: 'DELETE'})).status).toBe(204);
    expect(await status(SHOP)).toBe(200);
  });

  test('shows a page with buttons in a browser', async () => {
    await put({kind: 'graphql', messages: ['<script>']});
    const response = await fetch(`${shop.origin}/faults`, {headers: {accept: 'text/html'}});
    const page = await response.text();
    expect(page).toContain('Connection breaks');
    expect(page).toContain('&lt;script&gt;');
  });

  test.each([
    [{kind: 'http', status: 200}, 'status'],
    [{kind: 'http'}, 'status'],
    [{kind: 'rain'}, 'kind'],
    [{kind: 'graphql', messages: []}, 'messages'],
    [{kind: 'slow', delayMs: -1}, 'delayMs'],
    [{kind: 'truncated', operation: 'a b'}, 'operation'],
    [{kind: 'truncated', times: 0}, 'times'],
    [{kind: 'truncated', often: 1}, 'often'],
  ])('answers 400 for %j and names the fault', async (fault, word) => {
    const response = await put(fault);
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(word);
    expect(shop.faults.any).toBe(false);
  });

  test('answers 400 for invalid JSON, 415 for a cross-site form', async () => {
    const send = (type: string) =>
      fetch(`${shop.origin}/faults`, {method: 'PUT', body: '{', headers: {'content-type': type}});
    expect((await send('application/json')).status).toBe(400);
    expect((await send('text/plain')).status).toBe(415);
  });
});
