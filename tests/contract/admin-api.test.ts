import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {parse, validate} from '../../demo-shop/graphql/graphql-js.ts';
import {buildAdminSchema} from '../../demo-shop/admin-api/schema.ts';
import {CostBucket} from '../../demo-shop/admin-api/cost-bucket.ts';
import {globalId, productId, stableId} from '../../demo-shop/database/ids.ts';
import {
  API_VERSION,
  PRODUCTS_OF_VARIANTS,
  UPDATE_VARIANT_PRICES,
} from '../../supabase/functions/update-shopify-prices/shopify/documents.ts';
import {startTestShop, type Answer, type TestShop} from './demo-shop.ts';
import {smallCatalogue} from './small-catalogue.ts';

const variant = (sku: string) => globalId('ProductVariant', stableId('variant', sku));
const NORTH = globalId('Product', productId('north', '2024-01-01T08:00:00Z'));
const UNKNOWN = 'gid://shopify/ProductVariant/7';

const UPDATE = `mutation ($productId: ID!, $variants: [ProductVariantsBulkInput!]!, $partly: Boolean) {
  productVariantsBulkUpdate(productId: $productId, variants: $variants, allowPartialUpdates: $partly) {
    product { id }
    productVariants { id price compareAtPrice }
    userErrors { code field message }
  }
}`;

interface AdminAnswer extends Answer {
  extensions?: {
    cost: {
      requestedQueryCost: number;
      actualQueryCost: number | null;
      throttleStatus: {maximumAvailable: number; currentlyAvailable: number; restoreRate: number};
    };
  };
}

describe('§7.4 the demo shop’s Admin API', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({catalogue: smallCatalogue});
  });
  afterEach(() => shop.faults.clear());
  afterAll(() => shop.stop());

  function post(body: unknown, headers: Record<string, string> = {}, version = API_VERSION) {
    return fetch(`${shop.origin}/admin/api/${version}/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-access-token': shop.functionEnvironment.SHOPIFY_ADMIN_API_TOKEN ?? '',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  }
  async function send(query: string, variables?: Record<string, unknown>): Promise<AdminAnswer> {
    const response = await post({query, variables});
    expect(response.status).toBe(200);
    return (await response.json()) as AdminAnswer;
  }
  async function update(variants: unknown[], partly = true) {
    const {data, errors} = await send(UPDATE, {productId: NORTH, variants, partly});
    expect(errors).toBeUndefined();
    return data?.productVariantsBulkUpdate as {
      productVariants: Array<{id: string; price: string; compareAtPrice: string | null}> | null;
      userErrors: Array<{code: string; field: string[]; message: string}>;
    };
  }

  test.each(Object.entries({PRODUCTS_OF_VARIANTS, UPDATE_VARIANT_PRICES}))(
    'supports the price function’s operations: %s',
    (_name, document) => {
      expect(validate(buildAdminSchema(), parse(document))).toEqual([]);
    },
  );

  test('refuses a wrong token, an unknown version, other methods and malformed queries', async () => {
    const wrong = await post({query: '{ node(id: "") { id } }'}, {'x-shopify-access-token': 'x'});
    expect([wrong.status, await wrong.json()]).toEqual([
      401,
      {errors: '[API] Invalid API key or access token (unrecognized login or wrong password)'},
    ]);
    expect((await post({query: '{ x }'}, {}, '2099-01')).status).toBe(404);
    expect((await post({})).status).toBe(400);
    const get = await fetch(`${shop.origin}/admin/api/2025-07/graphql.json`);
    expect(get.status).toBe(405);
    expect(get.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('finds variants with their products, returns null for unknown ids, and refuses 251 ids', async () => {
    const {data} = await send(PRODUCTS_OF_VARIANTS, {ids: [variant('N-B-M'), UNKNOWN]});
    expect(data?.nodes).toEqual([{id: variant('N-B-M'), product: {id: NORTH}}, null]);

    const many = await send(PRODUCTS_OF_VARIANTS, {ids: Array(251).fill(UNKNOWN)});
    expect(many.errors?.[0]?.message).toBe(
      'The input array size of 251 is greater than the maximum allowed of 250.',
    );
    const odd = await send(PRODUCTS_OF_VARIANTS, {ids: ['7']});
    expect(odd.errors?.[0]?.message).toBe("Invalid global id '7'");
  });

  test('saves valid prices and returns the old price for refused ones', async () => {
    const before = await update([{id: variant('N-B-L')}]);
    const old = before.productVariants?.[0]?.price;
    expect(
      await update([
        {id: variant('N-B-M'), price: '1310.5'},
        {id: variant('N-B-L'), price: '-1'},
        {id: variant('N-R-M'), price: 'x'},
        {id: UNKNOWN, price: '1'},
        {id: variant('S'), price: '1'},
        {price: '1'},
      ]),
    ).toEqual({
      product: {id: NORTH},
      productVariants: [
        {id: variant('N-B-M'), price: '1310.50', compareAtPrice: null},
        {id: variant('N-B-L'), price: old, compareAtPrice: null},
        {id: variant('N-R-M'), price: '614.85', compareAtPrice: null},
      ],
      userErrors: [
        {
          code: 'GREATER_THAN_OR_EQUAL_TO',
          field: ['variants', '1', 'price'],
          message: 'Price must be greater than or equal to 0',
        },
        {code: 'INVALID_INPUT', field: ['variants', '2', 'price'], message: 'Price is invalid'},
        ...['3', '4'].map((place) => ({
          code: 'PRODUCT_VARIANT_DOES_NOT_EXIST',
          field: ['variants', place, 'id'],
          message: 'Product variant does not exist',
        })),
        {
          code: 'PRODUCT_VARIANT_ID_MISSING',
          field: ['variants', '5', 'id'],
          message: 'Product variant is missing ID attribute',
        },
      ],
    });
  });

  test('sets, keeps and removes a former price', async () => {
    const send = async (changed: Record<string, unknown>) => {
      const {productVariants, userErrors} = await update([{id: variant('N-B-M'), ...changed}]);
      return [productVariants?.[0]?.compareAtPrice, ...userErrors.map(({message}) => message)];
    };
    expect(await send({price: '100', compareAtPrice: '150.5'})).toEqual(['150.50']);
    expect(await send({price: '110'})).toEqual(['150.50']);
    expect(await send({compareAtPrice: '-1'})).toEqual([
      '150.50',
      'Compare at price must be greater than or equal to 0',
    ]);
    expect(await send({price: '120', compareAtPrice: null})).toEqual([null]);
  });

  test('saves all prices or none without partial updates', async () => {
    const good = {id: variant('N-B-M'), price: '77'};
    const wrongPrice = await update([good, {id: variant('N-B-L'), price: '-1'}], false);
    expect(wrongPrice.productVariants?.map(({price}) => price)).not.toContain('77.00');
    expect((await update([good, {id: UNKNOWN, price: '1'}], false)).productVariants).toBeNull();
    expect((await update([good], false)).productVariants).toMatchObject([
      {...good, price: '77.00'},
    ]);
  });

  test('refuses an unknown product, and 251 variants', async () => {
    const productId = 'gid://shopify/Product/7';
    const {data} = await send(UPDATE, {productId, variants: []});
    expect(data?.productVariantsBulkUpdate).toEqual({
      product: null,
      productVariants: null,
      userErrors: [
        {code: 'PRODUCT_DOES_NOT_EXIST', field: ['productId'], message: 'Product does not exist'},
      ],
    });
    const variants = Array(251).fill({id: UNKNOWN, price: '1'});
    const many = await send(UPDATE, {productId: NORTH, variants});
    expect(many.errors?.[0]?.extensions?.code).toBe('MAX_INPUT_SIZE_EXCEEDED');
    expect(many.data).toBeUndefined();
  });

  test('reports the cost of a request and throttles beyond the budget', async () => {
    shop.faults.set({kind: 'small-bucket', maximumAvailable: 70, restoreRate: 0.001});
    const variants = Array.from({length: 100}, () => ({id: variant('N-B-M'), price: '88'}));
    const first = await send(UPDATE, {productId: NORTH, variants});
    expect(first.extensions?.cost).toEqual({
      requestedQueryCost: 30,
      actualQueryCost: 30,
      throttleStatus: {maximumAvailable: 70, currentlyAvailable: 40, restoreRate: 0.001},
    });
    await send(UPDATE, {productId: NORTH, variants});
    const third = await send(UPDATE, {
      productId: NORTH,
      variants: variants.with(0, {id: variant('N-B-M'), price: '99'}),
    });
    expect(third.errors?.[0]).toMatchObject({
      message: 'Throttled',
      extensions: {code: 'THROTTLED'},
    });
    expect(third.data).toBeUndefined();
    expect(third.extensions?.cost).toMatchObject({
      actualQueryCost: null,
      throttleStatus: {currentlyAvailable: 10},
    });
    const lookup = await send(PRODUCTS_OF_VARIANTS, {ids: [variant('N-B-M')]});
    expect(lookup.extensions?.cost.actualQueryCost).toBe(2);
  });

  test('restores points over time, up to the bucket size', () => {
    let now = 0;
    const bucket = new CostBucket(
      () => ({maximumAvailable: 100, restoreRate: 10}),
      () => now,
    );
    expect([bucket.take(80), bucket.take(30)]).toEqual([true, false]);
    now = 1000;
    expect(bucket.take(30)).toBe(true);
    now = 1_000_000;
    expect(bucket.status().currentlyAvailable).toBe(100);
  });

  test('fails on demand, independently of the Storefront API', async () => {
    shop.faults.set({kind: 'http', status: 500, operation: 'admin:*'});
    expect((await post({query: PRODUCTS_OF_VARIANTS, variables: {ids: []}})).status).toBe(500);
    expect((await shop.request({body: '{"query": "{ shop { name } }"}'})).status).toBe(200);
    shop.faults.clear();
    shop.faults.set({kind: 'http', status: 500, operation: 'productVariantsBulkUpdate'});
    expect((await post({query: PRODUCTS_OF_VARIANTS, variables: {ids: []}})).status).toBe(200);
    expect((await post({query: UPDATE})).status).toBe(500);
  });
});
