import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {startTestShop, type TestShop} from './demo-shop.ts';

const PARTS = `
  cart {
    id checkoutUrl totalQuantity
    cost { totalAmount { amount currencyCode } subtotalAmount { amount } }
    discountCodes { code applicable }
    buyerIdentity { countryCode email }
    lines(first: 250) { nodes { id quantity merchandise { ... on ProductVariant { id sku title product { title } } } } }
  }
  userErrors { code field message }
  warnings { code message }`;

const CREATE = `mutation ($input: CartInput!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) { cartCreate(input: $input) { ${PARTS} } }`;

const ADD = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { ${PARTS} } }`;

interface Payload {
  cart: {
    id: string;
    checkoutUrl: string;
    totalQuantity: number;
    cost: {totalAmount: {amount: string; currencyCode: string}; subtotalAmount: {amount: string}};
    discountCodes: unknown[];
    buyerIdentity: unknown;
    lines: {
      nodes: Array<{
        id: string;
        quantity: number;
        merchandise: {id: string; sku: string; title: string; product: {title: string}};
      }>;
    };
  } | null;
  userErrors: Array<{code: string; field: string[]; message: string}>;
  warnings: Array<{code: string; message: string}>;
}

describe('§4 carts', () => {
  let stranger: TestShop;
  let euro: TestShop;
  let ids: Map<string, string>;

  beforeAll(async () => {
    [stranger, euro] = await Promise.all([
      startTestShop({catalogue: 'stranger'}),
      startTestShop({catalogue: 'euro'}),
    ]);
    ids = new Map([...(await variantIds(stranger)), ...(await variantIds(euro))]);
  });
  afterEach(() => stranger.faults.clear());
  afterAll(() => Promise.all([stranger.stop(), euro.stop()]));

  async function variantIds(shop: TestShop): Promise<Array<[string, string]>> {
    const {products} = await shop.query<{
      products: {nodes: Array<{variants: {nodes: Array<{sku: string; id: string}>}}>};
    }>('{ products(first: 250) { nodes { variants(first: 250) { nodes { sku id } } } } }');
    return products.nodes.flatMap(({variants}) =>
      variants.nodes.map(({sku, id}): [string, string] => [sku, id]),
    );
  }

  const line = (sku: string, quantity = 1, number?: number) => ({
    merchandiseId: ids.get(sku),
    quantity,
    ...(number !== undefined && {attributes: [{key: 'number', value: String(number)}]}),
  });

  async function create(shop: TestShop, input: object, context: object = {}): Promise<Payload> {
    const answer = await shop.query<{cartCreate: Payload}>(CREATE, {input, ...context});
    return answer.cartCreate;
  }

  async function add(cartId: string | undefined, lines: unknown[]): Promise<Payload> {
    const answer = await stranger.query<{cartLinesAdd: Payload}>(ADD, {cartId, lines});
    return answer.cartLinesAdd;
  }

  const shown = ({cart}: Payload) =>
    cart?.lines.nodes.map(({merchandise, quantity}) => `${quantity} × ${merchandise.sku}`);

  test('adds new lines, increases existing ones, and keeps line ids', async () => {
    const before = await create(stranger, {lines: [line('OAB', 2), line('VAS')]});
    const after = await add(before.cart?.id, [line('KNAPP', 5), line('OAB', 3)]);
    expect(shown(after)).toEqual(['5 × OAB', '1 × VAS', '5 × KNAPP']);
    expect(after.userErrors).toEqual([]);
    expect(after.cart?.lines.nodes.slice(0, 2).map(({id}) => id)).toEqual(
      before.cart?.lines.nodes.map(({id}) => id),
    );
    expect(after.cart?.checkoutUrl).toBe(before.cart?.checkoutUrl);
  });

  test('accepts 500 lines, 250 at a time, and refuses the 501st', async () => {
    const lines = (from: number, count: number) =>
      Array.from({length: count}, (_, index) => line('PK-250', 1, from + index));
    const first = await create(stranger, {lines: lines(0, 250)});
    const full = await add(first.cart?.id, lines(250, 250));
    expect(full.cart?.totalQuantity).toBe(500);
    const more = await add(first.cart?.id, lines(500, 1));
    expect(more).toMatchObject({
      cart: null,
      userErrors: [{code: 'CART_TOO_LARGE', field: ['lines']}],
    });
    const {cart} = await stranger.query<{cart: {totalQuantity: number}}>(
      'query ($id: ID!) { cart(id: $id) { totalQuantity } }',
      {id: first.cart?.id},
    );
    expect(cart.totalQuantity).toBe(500);
  });

  test('refuses 251 lines in one call with a request error', async () => {
    const {cart} = await create(stranger, {lines: []});
    const lines = Array.from({length: 251}, (_, index) => line('PK-250', 1, index));
    expect(await stranger.send(ADD, {cartId: cart?.id, lines})).toMatchObject({
      errors: [
        {
          message: 'The input array size of 251 is greater than the maximum allowed of 250.',
          extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
        },
      ],
    });
  });

  test('refuses an unknown cart, and names an invalid line', async () => {
    const unknown = await add('gid://shopify/Cart/1?key=2', [line('OAB')]);
    expect(unknown).toMatchObject({
      cart: null,
      userErrors: [
        {code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.'},
      ],
    });
    const {cart} = await create(stranger, {lines: [line('OAB')]});
    const wrong = await add(cart?.id, [line('VAS'), line('OAB', 0)]);
    expect(wrong).toMatchObject({
      cart: null,
      userErrors: [{code: 'INVALID', field: ['lines', '1', 'quantity']}],
    });
  });

  test('sells back-ordered and untracked variants in any quantity, and warns of insufficient stock', async () => {
    const payload = await create(stranger, {
      lines: [line('ENR-20', 900), line('PK-500', 900), line('OAB', 9), line('RN-G')],
    });
    expect(shown(payload)).toEqual(['900 × ENR-20', '900 × PK-500', '8 × OAB', '0 × RN-G']);
    expect(payload.warnings.map(({code}) => code)).toEqual([
      'MERCHANDISE_NOT_ENOUGH_STOCK',
      'MERCHANDISE_OUT_OF_STOCK',
    ]);
  });

  test('applies a discount code to the total, and warns of an unknown code', async () => {
    const payload = await create(stranger, {
      lines: [line('OAB', 2)],
      discountCodes: ['sommar15', 'OKÄND'],
    });
    expect(payload.cart?.cost).toEqual({
      subtotalAmount: {amount: '698.0'},
      totalAmount: {amount: '593.3', currencyCode: 'SEK'},
    });
    expect(payload.cart?.discountCodes).toEqual([
      {code: 'sommar15', applicable: true},
      {code: 'OKÄND', applicable: false},
    ]);
    expect(payload.warnings.map(({code}) => code)).toEqual(['DISCOUNT_NOT_FOUND']);
    const page = await (await fetch(payload.cart?.checkoutUrl ?? '')).text();
    expect(page).toContain('593.30 SEK');
    expect(page).toContain('−104.70 SEK');
  });

  test('keeps the buyer identity, by default the country of the request', async () => {
    const buyerIdentity = {countryCode: 'AT', email: 'kund@example.com'};
    const given = await create(euro, {buyerIdentity}, {country: 'SE'});
    expect(given.cart?.buyerIdentity).toEqual(buyerIdentity);
    const asked = await create(euro, {}, {country: 'SE'});
    expect(asked.cart?.buyerIdentity).toEqual({countryCode: 'SE', email: null});
  });

  test.each([
    {
      language: 'SV',
      lang: 'sv',
      title: 'Kant fyrkantig',
      variant: 'Stål / Smal',
      price: '139,00\u00a0€',
    },
    {language: 'EN', lang: 'en', title: 'Kant Square', variant: 'Steel / Narrow', price: '€139.00'},
  ])(
    'leads to a checkout in its language, $language, and its currency',
    async ({language, lang, title, variant, price}) => {
      const {cart} = await create(euro, {lines: [line('W1-1-0')]}, {language});
      expect(cart?.lines.nodes[0]?.merchandise).toMatchObject({title: variant, product: {title}});
      expect(cart?.cost.totalAmount).toEqual({amount: '139.0', currencyCode: 'EUR'});
      const page = await (await fetch(cart?.checkoutUrl ?? '')).text();
      for (const text of [`<html lang="${lang}">`, title, variant, price])
        expect(page).toContain(text);
    },
  );

  test('is deleted after its checkout, which charges no money', async () => {
    const {cart} = await create(stranger, {lines: [line('OAB')]}, {language: 'SV'});
    const CART = 'query ($id: ID!) { cart(id: $id) { totalQuantity } }';
    expect(await stranger.query(CART, {id: cart?.id})).toEqual({cart: {totalQuantity: 1}});
    const finished = await fetch(cart?.checkoutUrl ?? '', {method: 'POST'});
    expect([finished.status, await finished.text()]).toEqual([
      200,
      expect.stringContaining('Ingenting har debiterats'),
    ]);
    expect(await stranger.query(CART, {id: cart?.id})).toEqual({cart: null});
    expect(await add(cart?.id, [line('VAS')])).toMatchObject({cart: null});
    expect((await fetch(cart?.checkoutUrl ?? '')).status).toBe(404);
  });

  test('fails on demand when lines are added', async () => {
    const {cart} = await create(stranger, {lines: [line('OAB')]});
    stranger.faults.set({
      kind: 'cart-user-errors',
      messages: ['The lines cannot be added.'],
      operation: 'cartLinesAdd',
    });
    expect(await add(cart?.id, [line('VAS')])).toMatchObject({
      cart: null,
      userErrors: [{message: 'The lines cannot be added.', field: ['lines']}],
    });
    stranger.faults.clear();
    stranger.faults.set({kind: 'no-checkout-url', operation: 'cartLinesAdd'});
    expect(await add(cart?.id, [line('VAS')])).toMatchObject({cart: null, userErrors: []});
  });
});
