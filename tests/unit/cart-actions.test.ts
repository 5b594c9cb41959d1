import {RouterContextProvider} from 'react-router';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {storefrontApiContext} from '../../app/.server/context';
import type {StorefrontApi} from '../../app/.server/storefront-api';
import {StorefrontError} from '../../app/.server/storefront-error';
import {CART_CREATE_MUTATION} from '../../app/cart/cart-create-mutation';
import {CART_VARIANTS_QUERY} from '../../app/catalogue/queries';
import * as cartLines from '../../app/routes/cart-lines/route';
import * as checkout from '../../app/routes/checkout/route';

const VARIANT = 'gid://shopify/ProductVariant/1';

type Answer = (variables: Readonly<Record<string, unknown>>) => unknown;

interface Route {
  action: (args: never) => Promise<Response>;
}

/** What an action answers to a body, with a shop that answers so. */
async function post({action}: Route, body: unknown, answer: Answer = () => ({}), method = 'POST') {
  const request = vi.fn((_document: string, variables: Readonly<Record<string, unknown>>) =>
    Promise.resolve().then(() => answer(variables)),
  );
  const context = new RouterContextProvider();
  context.set(storefrontApiContext, {request} as unknown as StorefrontApi);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const args = {
    context,
    params: {},
    request: new Request('https://shop.test/', {method, ...(method !== 'GET' && {body: text})}),
  };
  const response = await action(args as never).catch((thrown: unknown) => thrown as Response);
  const json: unknown = await response.json();
  return {status: response.status, json, asked: request.mock.calls};
}

const lines = (...quantities: unknown[]) => ({
  lines: quantities.map((quantity) => ({merchandiseId: VARIANT, quantity})),
});

const created = (given: object = {}) => ({
  cartCreate: {
    cart: {id: 'gid://shopify/Cart/1', checkoutUrl: 'https://shop.test/c/1?key=abc'},
    userErrors: [],
    warnings: [],
    ...given,
  },
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  return () => vi.restoreAllMocks();
});

describe('§7 cartCreate', () => {
  test('§7 its input, and the checkout’s address with its channel', async () => {
    const {status, json, asked} = await post(checkout, lines(1, 99), () => created());
    expect(asked).toEqual([
      [
        CART_CREATE_MUTATION,
        {
          input: {
            lines: [
              {merchandiseId: VARIANT, quantity: 1},
              {merchandiseId: VARIANT, quantity: 99},
            ],
          },
        },
      ],
    ]);
    expect({status, json}).toEqual({
      status: 200,
      json: {
        cartId: 'gid://shopify/Cart/1',
        checkoutUrl: 'https://shop.test/c/1?key=abc&channel=online_store',
        stockChanged: false,
      },
    });
  });

  test('§7 a shop with less in stock still gives a checkout, and says so', async () => {
    const warnings = [{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 2 left'}];
    const {json} = await post(checkout, lines(5), () => created({warnings}));
    expect(json).toMatchObject({stockChanged: true});
  });

  const failures: ReadonlyArray<readonly [string, Answer, string]> = [
    [
      'user errors',
      () => created({userErrors: [{message: 'One'}, {message: 'Two'}]}),
      'Cart creation failed: One, Two',
    ],
    [
      'user errors and no cart',
      () => created({cart: null, userErrors: [{message: 'One'}]}),
      'Cart creation failed: One',
    ],
    ['no cart', () => created({cart: null}), 'No checkout url was returned'],
    [
      'no checkout url',
      () => created({cart: {id: '1', checkoutUrl: ''}}),
      'No checkout url was returned',
    ],
    [
      'a hostile checkout url',
      () => created({cart: {id: '1', checkoutUrl: 'javascript:alert(1)'}}),
      'No checkout url was returned',
    ],
    ['no answer to the mutation', () => ({cartCreate: null}), 'No checkout url was returned'],
    [
      'a failing shop',
      () => {
        throw new StorefrontError('HTTP error 500');
      },
      'HTTP error 500',
    ],
  ];

  test.each(failures)(
    '§8 %s: the log has the cause, the shopper does not',
    async (_case, answer, cause) => {
      const {status, json} = await post(checkout, lines(1), answer);
      expect(status).toBe(502);
      expect(json).toEqual({error: 'The checkout could not be created.'});
      expect(console.error).toHaveBeenCalledWith(expect.objectContaining({message: cause}));
    },
  );

  test.each([
    ['an empty cart', {lines: []}],
    ['no lines', {}],
    ['null', null],
    ['a list', []],
    ['quantity 0', lines(0)],
    ['quantity 100', lines(100)],
    ['a negative quantity', lines(-1)],
    ['a fraction', lines(1.5)],
    ['a quantity in letters', lines('1')],
    ['one bad line of two', lines(1, null)],
    ['another kind of id', {lines: [{merchandiseId: 'gid://shopify/Product/1', quantity: 1}]}],
    ['an id with a query', {lines: [{merchandiseId: `${VARIANT}?x=1`, quantity: 1}]}],
    ['no JSON', '{"lines":'],
    ['nothing', ''],
  ])('§5 %s is refused before the shop is asked', async (_case, body) => {
    const {status, asked} = await post(checkout, body);
    expect(status).toBe(400);
    expect(asked).toEqual([]);
  });

  test('§5 a body beyond measure is refused', async () => {
    const {status} = await post(checkout, {...lines(1), padding: 'x'.repeat(200_000)});
    expect(status).toBe(413);
  });
});

describe('§3 lines that are days old are checked', () => {
  const variantOf = (id: string) => ({
    id,
    availableForSale: true,
    price: {amount: '1299.0'},
    product: {handle: 'unknown', title: 'New model'},
  });
  const ids = (count: number) =>
    Array.from({length: count}, (_, index) => `gid://shopify/ProductVariant/${index}`);
  const answerAll: Answer = ({ids: asked}) => ({nodes: (asked as string[]).map(variantOf)});

  test('§3 price, availability and titles of each', async () => {
    const {status, json, asked} = await post(cartLines, {ids: [VARIANT]}, answerAll);
    expect(asked).toEqual([[CART_VARIANTS_QUERY, {ids: [VARIANT]}]]);
    expect(status).toBe(200);
    expect(json).toEqual({
      variants: [
        {
          id: VARIANT,
          price: '1299.0',
          availableForSale: true,
          titles: {en: 'New model', sv: expect.any(String) as string},
        },
      ],
    });
  });

  test.each([
    [250, [250]],
    [251, [250, 1]],
    [600, [250, 250, 100]],
  ])('§3 %i ids are asked in portions that the shop answers', async (count, portions) => {
    const {json, asked} = await post(cartLines, {ids: ids(count)}, answerAll);
    expect(asked.map(([, variables]) => (variables.ids as string[]).length)).toEqual(portions);
    expect((json as {variants: unknown[]}).variants).toHaveLength(count);
  });

  test('§3 what the shop no longer has is left out', async () => {
    const answer: Answer = () => ({nodes: [null, {}, variantOf(VARIANT)]});
    const {json} = await post(cartLines, {ids: ids(3)}, answer);
    expect(json).toMatchObject({variants: [{id: VARIANT}]});
  });

  test('§8 a failing shop', async () => {
    const {status, json} = await post(cartLines, {ids: [VARIANT]}, () => {
      throw new StorefrontError('HTTP error 402');
    });
    expect(status).toBe(502);
    expect(JSON.stringify(json)).not.toContain('402');
  });

  test.each([
    ['no ids', {ids: []}],
    ['too many', {ids: ids(1001)}],
    ['another kind of id', {ids: ['gid://shopify/Order/1']}],
    ['a single id', {ids: VARIANT}],
    ['nothing', {}],
  ])('§5 %s is refused before the shop is asked', async (_case, body) => {
    const {status, asked} = await post(cartLines, body);
    expect(status).toBe(400);
    expect(asked).toEqual([]);
  });
});

describe('§7 only POST is answered', () => {
  test.each([
    ['checkout', checkout],
    ['cart-lines', cartLines],
  ])('§7 /%s', async (_name, route) => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      expect((await post(route, lines(1), undefined, method)).status).toBe(405);
    }
    const read = route.loader();
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});
