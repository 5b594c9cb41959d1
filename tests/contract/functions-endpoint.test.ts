import {createClient} from '@supabase/supabase-js';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {globalId, stableId} from '../../demo-shop/database/ids.ts';
import {startTestShop, type TestShop} from './demo-shop.ts';
import {smallCatalogue} from './small-catalogue.ts';

const VARIANT = globalId('ProductVariant', stableId('variant', 'N-B-M'));
const PRICE = `{node(id: "${VARIANT}") {... on ProductVariant {price {amount currencyCode}}}}`;

describe('§7.4 the price function in the demo shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({catalogue: smallCatalogue});
  });
  afterEach(() => shop.faults.clear());
  afterAll(() => shop.stop());

  const key = () => shop.environment.SUPABASE_ANON_KEY ?? '';
  function post(headers: Record<string, string> = {}, name = 'update-shopify-prices') {
    return fetch(`${shop.environment.SUPABASE_URL}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'authorization': `Bearer ${key()}`,
        'x-price-update-secret': shop.environment.PRICE_UPDATE_SECRET ?? '',
        ...headers,
      },
      body: JSON.stringify({updates: [{variantId: VARIANT, price: '1239'}]}),
    });
  }

  test('changes the price in the Storefront API at once and over a restart', async () => {
    const response = await post();
    expect(await response.json()).toEqual({results: [{variantId: VARIANT, success: true}]});
    const price = {amount: '1239.0', currencyCode: 'SEK'};
    expect(await shop.query(PRICE)).toEqual({node: {price}});

    const {dataDirectory, environment} = shop;
    await shop.stop('keep data');
    shop = await startTestShop({catalogue: smallCatalogue, dataDirectory});
    expect(await shop.query(PRICE)).toEqual({node: {price}});
    const {SUPABASE_ANON_KEY, PRICE_UPDATE_SECRET, ADMIN_PASSPHRASE} = environment;
    expect(shop.environment).toMatchObject({
      SUPABASE_ANON_KEY,
      PRICE_UPDATE_SECRET,
      ADMIN_PASSPHRASE,
    });
    expect(ADMIN_PASSPHRASE).toMatch(/^[a-z]+(-[a-z]+){5,}$/);
  });

  test('works with Supabase’s client', async () => {
    const {SUPABASE_URL = '', PRICE_UPDATE_SECRET = ''} = shop.environment;
    const client = createClient(SUPABASE_URL, key(), {
      auth: {persistSession: false, autoRefreshToken: false},
    });
    const answer: unknown = await client.functions.invoke('update-shopify-prices', {
      body: {updates: [{variantId: VARIANT, price: '1249'}]},
      headers: {'x-price-update-secret': PRICE_UPDATE_SECRET},
    });
    expect(answer).toMatchObject({
      data: {results: [{variantId: VARIANT, success: true}]},
      error: null,
    });
  });

  test.each([
    [{authorization: ''}, 'Invalid JWT'],
    [{authorization: 'Bearer wrong'}, 'Invalid JWT'],
    [
      {authorization: `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}..`},
      'Invalid JWT',
    ],
  ])('requires the public key as Supabase does: %j', async (headers, message) => {
    const response = await post(headers);
    expect([response.status, await response.json()]).toEqual([401, {code: 401, message}]);
  });

  test('accepts the key as apikey, and reports a missing key', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${shop.origin}/functions/v1/update-shopify-prices`, {method: 'POST', headers});
    expect(await (await send({})).json()).toEqual({
      code: 401,
      message: 'Missing authorization header',
    });
    const keyAlone = await send({apikey: key()});
    expect(keyAlone.status).toBe(401);
    expect(await keyAlone.json()).toEqual({
      error: 'The header x-price-update-secret is missing or wrong.',
    });
  });

  test('answers 404 for other functions', async () => {
    expect((await post({}, 'other')).status).toBe(404);
  });

  test('does not expose the Admin API token to the storefront', () => {
    const {SHOPIFY_ADMIN_API_TOKEN = '-'} = shop.functionEnvironment;
    expect(JSON.stringify(shop.environment)).not.toContain(SHOPIFY_ADMIN_API_TOKEN);
  });

  test('fails on demand', async () => {
    const operation = 'functions:update-shopify-prices';
    shop.faults.set({kind: 'http', status: 503, operation, times: 1});
    expect((await post()).status).toBe(503);
    shop.faults.set({kind: 'relay-error', operation, times: 1});
    expect((await post()).headers.get('x-relay-error')).toBe('true');
    expect((await post()).headers.get('x-relay-error')).toBeNull();
  });
});
