import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startTestShop, type TestShop} from './demo-shop.ts';
import {smallCatalogue} from './small-catalogue.ts';

const SHOP = JSON.stringify({query: '{ shop { name } }'});

describe('§8 requests that the Storefront API refuses', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({catalogue: smallCatalogue, token: 'the-token'});
  });
  afterAll(() => shop.stop());

  test.each(['', 'another-token'])('answers 401 for the token "%s"', async (token) => {
    const response = await shop.request({
      body: SHOP,
      headers: {'x-shopify-storefront-access-token': token},
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}],
    });
  });

  test('accepts the token as a private one', async () => {
    const response = await fetch(`${shop.origin}/api/2025-07/graphql.json`, {
      method: 'POST',
      body: SHOP,
      headers: {
        'content-type': 'application/json',
        'shopify-storefront-private-token': 'the-token',
      },
    });
    expect(await response.json()).toEqual({data: {shop: {name: 'Västerljus'}}});
  });

  test.each(['2099-01', '2026-07', '2025-08', '2018-01', 'latest'])(
    'answers 404 for the version %s',
    async (version) => {
      const response = await shop.request({body: SHOP}, version);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({errors: 'Not Found'});
    },
  );

  test.each([
    ['2025-07', '2025-07'],
    ['2024-10', '2025-07'],
    ['2019-04', '2025-07'],
    ['2025-10', '2026-04'],
    ['2026-04', '2026-04'],
    ['unstable', '2026-04'],
  ])('answers %s with %s, and names the version', async (version, served) => {
    const response = await shop.request({body: SHOP}, version);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-shopify-api-version')).toBe(served);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test.each([
    ['cut-off JSON', '{"query": "{ shop', 'application/json'],
    ['JSON without a query', '{}', 'application/json'],
    ['a list', `[${SHOP}]`, 'application/json'],
    ['an empty body', '', 'application/json'],
    ['a form', 'query={shop{name}}', 'application/x-www-form-urlencoded'],
  ])('answers 400 for %s', async (_what, body, type) => {
    const response = await shop.request({body, headers: {'content-type': type}});
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: {query: 'Required parameter missing or invalid'},
    });
  });

  test('accepts a bare query as application/graphql', async () => {
    const response = await shop.request({
      body: '{ shop { name } }',
      headers: {'content-type': 'application/graphql'},
    });
    expect(await response.json()).toEqual({data: {shop: {name: 'Västerljus'}}});
  });

  test('answers 405 for GET', async () => {
    expect((await shop.request({method: 'GET'})).status).toBe(405);
  });

  test('answers 413 for more than a megabyte', async () => {
    const body = JSON.stringify({query: '{ shop { name } }', note: 'x'.repeat(1_100_000)});
    expect((await shop.request({body})).status).toBe(413);
  });

  test('allows requests from any origin', async () => {
    const preflight = await shop.request({
      method: 'OPTIONS',
      headers: {origin: 'https://example.com'},
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain(
      'x-shopify-storefront-access-token',
    );
    expect((await shop.request({body: SHOP})).headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each([
    ['{ products { nodes { id } } }', 'you must provide one of first or last'],
    [
      '{ products(first: 1, last: 1) { nodes { id } } }',
      'providing both first and last is not supported',
    ],
    ['{ products(first: 251) { nodes { id } } }', 'first cannot exceed 250'],
    ['{ products(last: 251) { nodes { id } } }', 'last cannot exceed 250'],
    ['{ products(first: -1) { nodes { id } } }', 'first cannot be negative'],
    [
      '{ products(first: 1, after: "x") { nodes { id } } }',
      'Invalid cursor for current pagination sort.',
    ],
    [
      '{ product(handle: "north") { images { nodes { url } } } }',
      'you must provide one of first or last',
    ],
    ['{ node(id: "north") { id } }', "Invalid global id 'north'"],
    ['{ nothing }', "Field 'nothing' doesn't exist on type 'QueryRoot'"],
    [
      'query ($handle: String!) { productByHandle(handle: $handle) { id } }',
      'Variable $handle of type String! was provided invalid value',
    ],
    ['{ shop { name }', 'Syntax Error: Expected Name, found <EOF>.'],
  ])('answers 200 with an error: %s', async (query, message) => {
    const response = await shop.request({body: JSON.stringify({query})});
    expect(response.status).toBe(200);
    const answer = (await response.json()) as {errors: Array<{message: string}>};
    expect(answer.errors.map((error) => error.message)).toEqual([message]);
  });

  test('accepts 250 ids and refuses 251', async () => {
    const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const ids = (count: number) =>
      Array.from({length: count}, (_, index) => `gid://shopify/Product/${index + 1}`);
    expect(await shop.query<{nodes: unknown[]}>(NODES, {ids: ids(250)})).toEqual({
      nodes: Array(250).fill(null),
    });
    expect(await shop.send(NODES, {ids: ids(251)})).toMatchObject({
      errors: [
        {
          message: 'The input array size of 251 is greater than the maximum allowed of 250.',
          extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
        },
      ],
    });
  });
});
