import {beforeEach, describe, expect, test, vi} from 'vitest';
import {StorefrontError} from '../../app/server/storefront-error.server';
import {CART_CREATE_MUTATION, CART_LINES_ADD_MUTATION} from '../../app/cart/checkout-mutations';
import * as checkout from '../../app/routes/resources/checkout/route';
import {post, type Answer} from './support/post-action';

const VARIANT = 'gid://shopify/ProductVariant/1';

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
  test('§7 sends the lines and returns the checkout URL with its channel', async () => {
    const {status, json, asked} = await post(checkout, lines(1, 99), {answer: () => created()});
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

  test('§7 too little stock still creates a checkout, with a warning', async () => {
    const warnings = [{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 2 left'}];
    const {json} = await post(checkout, lines(5), {answer: () => created({warnings})});
    expect(json).toMatchObject({stockChanged: true});
  });

  test.each([
    [['EN', 'SV'], 'sv', 'SV'],
    [['EN', 'SV'], 'en', 'EN'],
    [['EN', 'DE'], 'sv', undefined],
    [['EN'], 'en', undefined],
    [['EN', 'SV'], undefined, undefined],
  ])('in a shop in %j, a checkout in %s uses %s', async (published, language, code) => {
    const {asked} = await post(
      checkout,
      {...lines(1), language},
      {answer: () => created(), languages: published},
    );
    expect(asked[0]?.[1].language).toBe(code);
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
      'no checkout URL',
      () => created({cart: {id: '1', checkoutUrl: ''}}),
      'No checkout url was returned',
    ],
    [
      'a hostile checkout URL',
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
    '§8 %s: the cause is in the log, not in the response',
    async (_case, answer, cause) => {
      const {status, json} = await post(checkout, lines(1), {answer});
      expect(status).toBe(502);
      expect(json).toEqual({error: 'The checkout could not be created.'});
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining(cause));
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
    ['more lines than a cart holds', lines(...Array<number>(501).fill(1))],
    ['a language that the storefront lacks', {...lines(1), language: 'de'}],
    ['invalid JSON', '{"lines":'],
    ['an empty body', ''],
  ])('§5 %s is refused without a request to the shop', async (_case, body) => {
    const {status, asked} = await post(checkout, body);
    expect(status).toBe(400);
    expect(asked).toEqual([]);
  });

  test('§5 an oversized body is refused', async () => {
    const {status} = await post(checkout, {...lines(1), padding: 'x'.repeat(200_000)});
    expect(status).toBe(413);
  });
});

describe('a cart of more lines than one call accepts', () => {
  const CART = 'gid://shopify/Cart/1';
  const many = (count: number) => ({
    lines: Array.from({length: count}, (_, index) => ({
      merchandiseId: `gid://shopify/ProductVariant/${index + 1}`,
      quantity: 1,
    })),
    language: 'sv',
  });
  const added = (given: object = {}) => ({
    cartLinesAdd: {
      ...created().cartCreate,
      cart: {id: CART, checkoutUrl: 'https://shop.test/c/2'},
      ...given,
    },
  });
  const answer =
    (adding: object): Answer =>
    (_variables, document) =>
      document === CART_CREATE_MUTATION ? created() : adding;

  test.each([
    [250, [250]],
    [251, [250, 1]],
    [500, [250, 250]],
  ])('%i lines become one checkout', async (count, portions) => {
    const {status, json, asked} = await post(checkout, many(count), {
      answer: answer(added()),
      languages: ['EN', 'SV'],
    });
    const [[, {input}] = ['', {}], ...others] = asked;
    const sent = [
      (input as {lines: unknown[]}).lines,
      ...others.map(([, each]) => each.lines as unknown[]),
    ];
    expect(sent.map(({length}) => length)).toEqual(portions);
    expect(sent.flat()).toEqual(many(count).lines);
    for (const [document, variables] of others) {
      expect(document).toBe(CART_LINES_ADD_MUTATION);
      expect(variables).toMatchObject({cartId: CART, language: 'SV'});
    }
    expect(status).toBe(200);
    expect(json).toMatchObject({cartId: CART, stockChanged: false});
  });

  test('too little stock of a later line has a warning', async () => {
    const warnings = [{code: 'MERCHANDISE_OUT_OF_STOCK', message: 'None left'}];
    const {json} = await post(checkout, many(251), {answer: answer(added({warnings}))});
    expect(json).toMatchObject({stockChanged: true});
  });

  test('a checkout of only part of the cart is a failure', async () => {
    const userErrors = [{field: ['lines'], message: 'Too many'}];
    const {status} = await post(checkout, many(251), {
      answer: answer(added({cart: null, userErrors})),
    });
    expect(status).toBe(502);
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('Cart creation failed: Too many'),
    );
  });

  test.each([
    [
      'the first call',
      {
        cartCreate: {
          cart: null,
          userErrors: [{field: ['input', 'lines', '1', 'merchandiseId'], message: 'Gone'}],
        },
      },
      1,
    ],
    [
      'the second',
      added({cart: null, userErrors: [{field: ['lines', '0', 'merchandiseId'], message: 'Gone'}]}),
      250,
    ],
  ])('a variant that %s no longer finds is named', async (_case, refusal, index) => {
    const {status, json} = await post(checkout, many(251), {
      answer: 'cartCreate' in refusal ? () => refusal : answer(refusal),
    });
    expect({status, json}).toEqual({
      status: 409,
      json: {vanished: [`gid://shopify/ProductVariant/${index + 1}`]},
    });
  });

  test('a deleted variant with another error is a failure', async () => {
    const userErrors = [
      {field: ['input', 'lines', '0', 'merchandiseId'], message: 'Gone'},
      {field: ['input', 'note'], message: 'Too long'},
    ];
    const {status} = await post(checkout, many(2), {
      answer: () => ({cartCreate: {cart: null, userErrors}}),
    });
    expect(status).toBe(502);
  });
});
