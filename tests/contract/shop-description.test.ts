import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DatabaseSync} from 'node:sqlite';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {catalogue} from '../../demo-shop/catalogue/index.ts';
import type {Goods} from '../../demo-shop/catalogues/goods.ts';
import {one} from '../../demo-shop/catalogues/one.ts';
import {startTestShop, type TestShop} from './demo-shop.ts';

interface Nodes<Node> {
  nodes: Node[];
}

describe('§6 a custom catalogue', () => {
  let shop: TestShop | undefined;
  afterEach(async () => {
    await shop?.stop();
    shop = undefined;
  });

  test('describes a complete shop, even in a currency without decimals', async () => {
    const [lantern] = one.products;
    if (!lantern) throw new Error('The catalogue "one" has no product.');
    const yen: Goods = {
      ...one,
      name: 'ランタン',
      currency: 'JPY',
      countries: ['JP'],
      products: lantern.variants.map((variant) => ({
        ...lantern,
        vendor: 'Tomoshibi',
        variants: [{...variant, price: '12800.00'}],
      })),
    };
    shop = await startTestShop({catalogue: yen});
    const {product, ...others} = await shop.query<{
      product: {vendor: string; variants: Nodes<{id: string; price: unknown}>};
    }>(`{
      shop { name paymentSettings { currencyCode countryCode } }
      product(handle: "the-lantern") { vendor variants(first: 1) { nodes { id price { amount currencyCode } } } }
    }`);
    expect(others).toEqual({
      shop: {name: 'ランタン', paymentSettings: {currencyCode: 'JPY', countryCode: 'JP'}},
    });
    expect(product.vendor).toBe('Tomoshibi');
    expect(product.variants.nodes[0]?.price).toEqual({amount: '12800.0', currencyCode: 'JPY'});
    const {cartCreate} = await shop.query<{cartCreate: {cart: {checkoutUrl: string}}}>(
      'mutation ($id: ID!) @inContext(language: EN) { cartCreate(input: {lines: [{merchandiseId: $id}]}) { cart { checkoutUrl } } }',
      {id: product.variants.nodes[0]?.id},
    );
    expect(await (await fetch(cartCreate.cart.checkoutUrl)).text()).toContain('¥12,800');
  });

  test('may omit the shop’s name', async () => {
    shop = await startTestShop({catalogue: 'empty'});
    const start = await (await fetch(shop.origin)).text();
    expect(start).toContain('<title>demo shop</title>');
    const gone = await (await fetch(`${shop.origin}/cart/c/1?locale=sv`)).text();
    expect(gone).toContain('<title>Varukorgen finns inte</title>');
  });

  test('migrates a data directory with carts from before buyer identities', async () => {
    const dataDirectory = mkdtempSync(path.join(tmpdir(), 'demo-shop-'));
    const database = new DatabaseSync(path.join(dataDirectory, 'shop.sqlite'));
    database.exec(`
      CREATE TABLE cart (token TEXT PRIMARY KEY, key TEXT NOT NULL, note TEXT, attributes TEXT NOT NULL,
        created_at TEXT NOT NULL, updated_at TEXT NOT NULL) STRICT;
      INSERT INTO cart VALUES ('abc', 'key', NULL, '[]', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z')`);
    database.close();
    shop = await startTestShop({catalogue: 'one', dataDirectory});
    expect(
      await shop.query('{ cart(id: "gid://shopify/Cart/abc?key=key") { totalQuantity } }'),
    ).toEqual({cart: {totalQuantity: 0}});
  });
});

describe('§6 the Västerljus catalogue', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.stop());

  test('has a vendor, a bestseller rank and the lowest earlier price', async () => {
    const {products, best} = await shop.query<{
      products: Nodes<{
        vendor: string;
        variants: Nodes<{
          sku: string;
          compareAtPrice: {amount: string} | null;
          metafield: {value: string} | null;
        }>;
      }>;
      best: Nodes<{handle: string}>;
    }>(`{
      products(first: 250) { nodes { vendor variants(first: 20) { nodes {
        sku compareAtPrice { amount } metafield(namespace: "custom", key: "lowest_price_30_days") { value }
      } } } }
      best: products(first: 4, sortKey: BEST_SELLING) { nodes { handle } }
    }`);
    expect(new Set(products.nodes.map(({vendor}) => vendor))).toEqual(new Set(['Västerljus']));
    expect(best.nodes[0]?.handle).toBe('titan-grip');

    const reduced = new Map(
      catalogue.flatMap(({variants}) =>
        variants.flatMap(({sku, compareAtPrice}) =>
          compareAtPrice ? [[sku, compareAtPrice] as const] : [],
        ),
      ),
    );
    expect(reduced.size).toBeGreaterThan(0);
    const stated = products.nodes.flatMap(({variants}) =>
      variants.nodes.flatMap(({sku, metafield}) =>
        metafield ? [[sku, JSON.parse(metafield.value) as unknown] as const] : [],
      ),
    );
    expect(new Map(stated)).toEqual(
      new Map([...reduced].map(([sku, amount]) => [sku, {amount, currency_code: 'SEK'}])),
    );
  });

  test('is in English, without Swedish translations', async () => {
    const TITLES = '{ products(first: 250) { nodes { title description options { name } } } }';
    expect(await shop.query(`query @inContext(language: SV) ${TITLES}`)).toEqual(
      await shop.query(`query ${TITLES}`),
    );
  });
});
