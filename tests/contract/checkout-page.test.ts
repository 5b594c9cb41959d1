import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startTestShop, type TestShop} from './demo-shop.ts';
import {smallCatalogue} from './small-catalogue.ts';

describe('§7 the checkout page', () => {
  let shop: TestShop;
  let checkoutUrl: string;

  beforeAll(async () => {
    shop = await startTestShop({catalogue: smallCatalogue});
    const {products} = await shop.query<{
      products: {nodes: Array<{variants: {nodes: Array<{id: string}>}}>};
    }>('{ products(first: 9) { nodes { variants(first: 1) { nodes { id } } } } }');
    const lines = products.nodes.map(({variants}) => ({
      merchandiseId: variants.nodes[0]?.id,
      quantity: 2,
    }));
    const {cartCreate} = await shop.query<{cartCreate: {cart: {checkoutUrl: string}}}>(
      'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }',
      {input: {lines}},
    );
    checkoutUrl = cartCreate.cart.checkoutUrl;
  });
  afterAll(() => shop.stop());

  async function open(parameters: Record<string, string>, headers: Record<string, string> = {}) {
    const url = new URL(checkoutUrl);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const response = await fetch(url, {headers});
    return {status: response.status, page: await response.text()};
  }

  test('shows lines, quantities and the total', async () => {
    const {status, page} = await open({});
    expect(status).toBe(200);
    for (const text of [
      'Västerljus',
      'North Carbon',
      'Black / M',
      '2598.00 SEK',
      'Antal: 2',
      '4596.00 SEK',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).toContain('Slutsåld');
    expect(page).not.toContain('Default Title');
  });

  test('escapes texts from the catalogue', async () => {
    const {page} = await open({});
    expect(page).toContain('East &lt;Lens&gt; &amp; Cloth');
    expect(page).not.toContain('<script>');
  });

  test.each([
    [{}, {}, 'sv', 'Ingenting beställs'],
    [{locale: 'en'}, {}, 'en', 'Nothing is ordered'],
    [{}, {'accept-language': 'en-GB,en;q=0.9,sv;q=0.5'}, 'en', 'Nothing is ordered'],
    [{locale: 'sv'}, {'accept-language': 'en'}, 'sv', 'Ingenting beställs'],
    [{}, {'accept-language': 'de'}, 'sv', 'Ingenting beställs'],
  ])('is in Swedish or English: %j %j', async (parameters, headers, language, text) => {
    const {page} = await open(parameters, headers);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(text);
  });

  test('shows thumbnails at the size served', async () => {
    const {page} = await open({});
    const address = /<img\s+src="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\//);
  });

  test.each([
    '/cart/c/0123456789abcdef?key=x',
    '/cart/c/',
    '/cart/c/..%2f..',
    '/cart/c/x?locale=en',
  ])('answers 404 with a page for %s', async (path) => {
    const response = await fetch(`${shop.origin}${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/Varukorgen finns inte|There is no such cart/);
  });

  test('answers 404 without the cart’s key or with a wrong one', async () => {
    const url = new URL(checkoutUrl);
    url.searchParams.set('key', 'another');
    expect((await fetch(url)).status).toBe(404);
    url.searchParams.delete('key');
    expect((await fetch(url)).status).toBe(404);
  });
});
