import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startTestShop, type TestShop} from './demo-shop.ts';
import {smallCatalogue} from './small-catalogue.ts';

const CREATE = `
  mutation ($input: CartInput!) {
    cartCreate(input: $input) {
      cart {
        id checkoutUrl totalQuantity note
        cost { totalAmount { amount currencyCode } subtotalAmount { amount } }
        lines(first: 250) { nodes {
          id quantity attributes { key value }
          cost { totalAmount { amount } amountPerQuantity { amount } compareAtAmountPerQuantity { amount } }
          merchandise { ... on ProductVariant { id sku product { title } } }
        } }
      }
      userErrors { code field message }
      warnings { code message target }
    }
  }`;

interface Payload {
  cart: {
    id: string;
    checkoutUrl: string;
    totalQuantity: number;
    cost: {totalAmount: {amount: string; currencyCode: string}};
    lines: {nodes: Array<{id: string; quantity: number; merchandise: {sku: string}}>};
  } | null;
  userErrors: unknown[];
  warnings: Array<{code: string; message: string; target: string}>;
}

describe('§7 cartCreate', () => {
  let shop: TestShop;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    shop = await startTestShop({catalogue: smallCatalogue});
    const {products} = await shop.query<{
      products: {nodes: Array<{variants: {nodes: Array<{id: string; sku: string}>}}>};
    }>('{ products(first: 9) { nodes { variants(first: 9) { nodes { id sku } } } } }');
    for (const {id, sku} of products.nodes.flatMap(({variants}) => variants.nodes))
      ids.set(sku, id);
  });
  afterAll(() => shop.stop());

  async function create(lines: Array<[sku: string, quantity?: number | null]>): Promise<Payload> {
    const {cartCreate} = await shop.query<{cartCreate: Payload}>(CREATE, {
      input: {
        lines: lines.map(([sku, quantity]) => ({merchandiseId: ids.get(sku) ?? sku, quantity})),
      },
    });
    return cartCreate;
  }

  const quantities = ({cart}: Payload) =>
    cart?.lines.nodes.map(({merchandise, quantity}) => `${quantity} × ${merchandise.sku}`);

  test('creates a cart that its id and its checkout URL find', async () => {
    const payload = await create([['N-B-M', 2], ['S']]);
    expect(payload).toMatchObject({
      userErrors: [],
      warnings: [],
      cart: {
        totalQuantity: 3,
        cost: {
          totalAmount: {amount: '3597.0', currencyCode: 'SEK'},
          subtotalAmount: {amount: '3597.0'},
        },
        lines: {
          nodes: [
            {cost: {totalAmount: {amount: '2598.0'}, amountPerQuantity: {amount: '1299.0'}}},
            {
              cost: {
                totalAmount: {amount: '999.0'},
                compareAtAmountPerQuantity: {amount: '1199.0'},
              },
            },
          ],
        },
      },
    });
    const id = payload.cart?.id ?? '';
    const [, token, key] = /^gid:\/\/shopify\/Cart\/(\w+)\?key=(\w+)$/.exec(id) ?? [];
    expect(payload.cart?.checkoutUrl).toBe(`${shop.origin}/cart/c/${token}?key=${key}`);

    const CART =
      'query ($id: ID!) { cart(id: $id) { id totalQuantity } node(id: $id) { __typename id } }';
    expect(await shop.query(CART, {id})).toEqual({
      cart: {id, totalQuantity: 3},
      node: {__typename: 'Cart', id},
    });
    expect(await shop.query(CART, {id: `gid://shopify/Cart/${token}`})).toEqual({
      cart: null,
      node: null,
    });
    expect(await shop.query(CART, {id: `${id}0`})).toEqual({cart: null, node: null});
  });

  test('creates an empty cart without lines', async () => {
    expect(await create([])).toMatchObject({
      userErrors: [],
      cart: {totalQuantity: 0, cost: {totalAmount: {amount: '0.0'}}},
    });
  });

  test('merges two lines of the same variant', async () => {
    expect(quantities(await create([['S', 2], ['N-B-M'], ['S', 3]]))).toEqual([
      '5 × S',
      '1 × N-B-M',
    ]);
  });

  test.each([
    [
      'a variant that does not exist',
      'gid://shopify/ProductVariant/1',
      1,
      'merchandiseId',
      'The merchandise with id # does not exist.',
    ],
    [
      'a product in place of a variant',
      'gid://shopify/Product/1',
      1,
      'merchandiseId',
      'The merchandise with id # does not exist.',
    ],
    [
      'quantity 0',
      'S',
      0,
      'quantity',
      'The quantity for merchandise with id # must be greater than zero but less than 1000000.',
    ],
    [
      'a negative quantity',
      'S',
      -1,
      'quantity',
      'The quantity for merchandise with id # must be greater than zero but less than 1000000.',
    ],
    [
      'too large a quantity',
      'S',
      1_000_000,
      'quantity',
      'The quantity for merchandise with id # must be greater than zero but less than 1000000.',
    ],
  ])('refuses %s and names the line', async (_what, sku, quantity, field, message) => {
    expect(await create([['N-B-M'], [sku, quantity]])).toEqual({
      cart: null,
      warnings: [],
      userErrors: [
        {
          code: 'INVALID',
          field: ['input', 'lines', '1', field],
          message: message.replace('#', ids.get(sku) ?? sku),
        },
      ],
    });
  });

  test.each([
    [
      'sold out',
      'N-R-M',
      1,
      0,
      'MERCHANDISE_OUT_OF_STOCK',
      "The product 'North Carbon - Red / M' is already sold out.",
    ],
    [
      'one left',
      'N-B-L',
      2,
      1,
      'MERCHANDISE_NOT_ENOUGH_STOCK',
      'Only 1 item was added to your cart due to availability.',
    ],
    [
      'five left',
      'N-B-M',
      99,
      5,
      'MERCHANDISE_NOT_ENOUGH_STOCK',
      'Only 5 items were added to your cart due to availability.',
    ],
  ])('warns of too little stock: %s', async (_what, sku, asked, given, code, message) => {
    const payload = await create([['S'], [sku, asked]]);
    expect(quantities(payload)).toEqual(['1 × S', `${given} × ${sku}`]);
    expect(payload.userErrors).toEqual([]);
    expect(payload.warnings).toEqual([{code, message, target: payload.cart?.lines.nodes[1]?.id}]);
  });

  test('takes 250 lines and refuses 251 as a whole', async () => {
    const lines = (count: number) => ({
      input: {
        lines: Array.from({length: count}, (_, index) => ({
          merchandiseId: ids.get('S'),
          attributes: [{key: 'number', value: String(index)}],
        })),
      },
    });
    const {cartCreate} = await shop.query<{cartCreate: Payload}>(CREATE, lines(250));
    expect(cartCreate.cart?.lines.nodes).toHaveLength(250);
    expect(await shop.send(CREATE, lines(251))).toMatchObject({
      data: {cartCreate: null},
      errors: [
        {
          message: 'The input array size of 251 is greater than the maximum allowed of 250.',
          extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
        },
      ],
    });
  });

  test('refuses a malformed id, a wrong type and an unknown field before execution', async () => {
    const errors = async (line: object) =>
      (await shop.send(CREATE, {input: {lines: [line]}})).errors?.[0]?.message;
    expect(await errors({merchandiseId: 'S'})).toBe("Invalid global id 'S'");
    expect(await errors({merchandiseId: ids.get('S'), quantity: 1.5})).toMatch(
      /^Variable \$input of type CartInput! was provided invalid value for lines\.0\.quantity \(Int cannot represent non-integer/,
    );
    expect(await errors({merchandiseId: ids.get('S'), size: 'L'})).toMatch(
      /^Variable \$input of type CartInput! was provided invalid value for lines\.0 \(Field "size" is not defined/,
    );
  });
});
