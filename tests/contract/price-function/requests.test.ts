import {describe, expect, test} from 'vitest';
import {ENVIRONMENT, SECRET, scriptShopify, variant} from './scripted-shopify.ts';

const UPDATE = {variantId: variant(1), price: '1299.50'};
const body = (updates: unknown) => JSON.stringify({updates});

describe('§7.4 requests that the price function refuses', () => {
  test.each([
    ['invalid JSON', '{'],
    ['a string', '"updates"'],
    ['null', 'null'],
    ['no updates', body({})],
    ['an empty list', body([])],
    ['an update of null', body([null])],
    ['no variant id', body([{price: '1'}])],
    ['a bare number for an id', body([{...UPDATE, variantId: '1'}])],
    ['the id of a product', body([{...UPDATE, variantId: 'gid://shopify/Product/1'}])],
    ['an id with parameters', body([{...UPDATE, variantId: `${variant(1)}?a=b`}])],
    ['an oversized id', body([{...UPDATE, variantId: variant(1) + '0'.repeat(30)}])],
    ['no price', body([{variantId: variant(1)}])],
    ['a number for a price', body([{...UPDATE, price: 1299.5}])],
    ['an empty price', body([{...UPDATE, price: ''}])],
    ['a negative price', body([{...UPDATE, price: '-1'}])],
    ['a comma', body([{...UPDATE, price: '1299,50'}])],
    ['four decimals', body([{...UPDATE, price: '1.0005'}])],
    ['a point without decimals', body([{...UPDATE, price: '1.'}])],
    ['leading zeroes', body([{...UPDATE, price: '01'}])],
    ['blanks', body([{...UPDATE, price: ' 1'}])],
    ['an exponent', body([{...UPDATE, price: '1e3'}])],
    ['a million', body([{...UPDATE, price: '1000000'}])],
    ['an empty former price', body([{...UPDATE, compareAtPrice: ''}])],
    ['a number for a former price', body([{...UPDATE, compareAtPrice: 1399}])],
    ['one bad update among good ones', body([UPDATE, {...UPDATE, price: 'x'}])],
  ])('%s: 400, without a request to Shopify', async (_what, text) => {
    const shopify = scriptShopify([]);
    const response = await shopify.request({body: text});
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/json');
    const {error} = (await response.json()) as {error: string};
    expect(error).toMatch(/^\S.*\.$/);
    expect(shopify.sent).toEqual([]);
  });

  test.each(['0', '0.00', '9', '1299', '1299.5', '1299.50', '999999.999'])(
    'accepts %s as a price',
    async (price) => {
      const shopify = scriptShopify([]);
      expect(await shopify.call([{variantId: variant(1), price}])).toEqual([
        {variantId: variant(1), success: true},
      ]);
    },
  );

  test('names the path of the invalid value', async () => {
    const shopify = scriptShopify([]);
    const response = await shopify.request({body: body([UPDATE, {...UPDATE, price: 'x'}])});
    expect(await response.text()).toContain('updates[1].price');
  });

  test('more than 10 000 updates, or more than 1.3 MB with or without a Content-Length: 413', async () => {
    const shopify = scriptShopify([]);
    const many = await shopify.request({body: body(Array.from({length: 10_001}, () => UPDATE))});
    expect(many.status).toBe(413);

    const large = ' '.repeat(1_300_001);
    const announced = await shopify.request({body: large, headers: {'content-length': '1300001'}});
    expect(announced.status).toBe(413);
    expect((await shopify.request({body: large})).status).toBe(413);
    expect(shopify.sent).toEqual([]);
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])(
    '%s: 405, without CORS',
    async (method) => {
      const response = await scriptShopify([]).request({
        method,
        headers: {'origin': 'https://other.example', 'access-control-request-method': 'POST'},
      });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      const cors = [...response.headers.keys()].filter((name) => name.startsWith('access-control'));
      expect(cors).toEqual([]);
    },
  );

  test.each(['', 'wrong', SECRET.slice(0, -1), `${SECRET}!`, 'shpat_token'])(
    'the secret "%s": 401 before reading the body',
    async (secret) => {
      const shopify = scriptShopify([]);
      const response = await shopify.request({
        body: 'not even JSON',
        headers: {'x-price-update-secret': secret, 'authorization': `Bearer ${SECRET}`},
      });
      expect(response.status).toBe(401);
      expect(await response.text()).not.toContain(SECRET);
    },
  );

  test.each(Object.keys(ENVIRONMENT))(
    'without %s: 500 with a message that names it',
    async (name) => {
      const shopify = scriptShopify([], {...ENVIRONMENT, [name]: ' '});
      const response = await shopify.request({body: body([UPDATE])});
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({
        error: `The environment variable ${name} is not set.`,
      });
    },
  );

  test('the token is not sent over plain HTTP or to a redirect', async () => {
    const clear = scriptShopify([], {...ENVIRONMENT, SHOPIFY_STORE_DOMAIN: 'http://shop.example'});
    const response = await clear.request({body: body([UPDATE])});
    expect(response.status).toBe(500);
    expect(clear.sent).toEqual([]);

    const moved = new Response(null, {status: 302, headers: {location: 'https://evil.example'}});
    const shopify = scriptShopify([() => moved]);
    expect(await shopify.call([UPDATE])).toEqual([
      {variantId: variant(1), success: false, code: 'status', detail: '302'},
    ]);
    expect(shopify.sent).toHaveLength(1);
    expect(shopify.sent[0]?.init.redirect).toBe('manual');
  });

  test('calls the shop over HTTPS, with the token only in its header', async () => {
    const shopify = scriptShopify([]);
    await shopify.call([UPDATE]);
    for (const {address, init} of shopify.sent) {
      expect(address).toBe('https://shop.example/admin/api/2025-07/graphql.json');
      expect(init.headers).toMatchObject({'x-shopify-access-token': 'shpat_token'});
      expect(init.body).not.toContain('shpat_token');
    }
  });
});
