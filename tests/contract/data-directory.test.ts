import {fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DatabaseSync} from 'node:sqlite';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {startTestShop, type TestShop} from './demo-shop.ts';
import {smallCatalogue} from './small-catalogue.ts';

async function south(shop: TestShop) {
  const {product} = await shop.query<{
    product: {
      id: string;
      title: string;
      variants: {nodes: Array<{id: string; price: {amount: string}}>};
    };
  }>(
    '{ product(handle: "south") { id title variants(first: 1) { nodes { id price { amount } } } } }',
  );
  const [variant] = product.variants.nodes;
  return {
    id: product.id,
    title: product.title,
    variantId: variant?.id,
    price: variant?.price.amount,
  };
}

test('replaces a short passphrase from an earlier version, and keeps a passphrase of its own', async () => {
  const first = await startTestShop({catalogue: smallCatalogue});
  await first.stop('keep data');
  const {dataDirectory} = first;
  const database = new DatabaseSync(path.join(dataDirectory, 'shop.sqlite'));
  database
    .prepare("UPDATE setting SET value = 'ask-berg-eld-is' WHERE name = 'admin-passphrase'")
    .run();
  database.close();
  const second = await startTestShop({catalogue: smallCatalogue, dataDirectory});
  await second.stop('keep data');
  const third = await startTestShop({catalogue: smallCatalogue, dataDirectory});
  await third.stop();
  const {ADMIN_PASSPHRASE} = second.environment;
  expect(ADMIN_PASSPHRASE).toMatch(/^[a-z]+(-[a-z]+){5,}$/);
  expect(third.environment.ADMIN_PASSPHRASE).toBe(ADMIN_PASSPHRASE);
});

test('keeps changed prices, carts and secrets over a restart', async () => {
  const first = await startTestShop({catalogue: smallCatalogue});
  const before = await south(first);
  expect(
    first.stores.products.setPrices(Number(before.variantId?.split('/').at(-1)), {price: 104_950}),
  ).toBe(true);
  expect((await south(first)).price).toBe('1049.5');
  const {cartCreate} = await first.query<{cartCreate: {cart: {id: string}}}>(
    'mutation ($id: ID!) { cartCreate(input: {lines: [{merchandiseId: $id}]}) { cart { id } } }',
    {id: before.variantId},
  );
  await first.stop('keep data');

  const second = await startTestShop({
    catalogue: smallCatalogue,
    dataDirectory: first.dataDirectory,
  });
  expect(await south(second)).toEqual({...before, price: '1049.5'});
  expect(second.environment.SESSION_SECRET).toBe(first.environment.SESSION_SECRET);
  expect(second.environment.PUBLIC_STOREFRONT_API_TOKEN).toBe(
    first.environment.PUBLIC_STOREFRONT_API_TOKEN,
  );
  expect(
    await second.query(
      'query ($id: ID!) { cart(id: $id) { cost { totalAmount { amount } } } }',
      cartCreate.cart,
    ),
  ).toEqual({cart: {cost: {totalAmount: {amount: '1049.5'}}}});
  await second.stop();
});

test('loads a changed catalogue with the same ids', async () => {
  const first = await startTestShop({catalogue: smallCatalogue});
  const before = await south(first);
  await first.stop('keep data');

  const catalogue = smallCatalogue.map((product) => ({...product, title: `${product.title} II`}));
  const second = await startTestShop({catalogue, dataDirectory: first.dataDirectory});
  expect(await south(second)).toEqual({...before, title: 'South Wood II'});
  await second.stop();
});

test('stores prices as whole öre', async () => {
  const shop = await startTestShop({catalogue: smallCatalogue});
  const database = new DatabaseSync(path.join(shop.dataDirectory, 'shop.sqlite'), {readOnly: true});
  expect(
    database.prepare("SELECT price, typeof(price) AS type FROM variant WHERE sku = 'N-R-M'").get(),
  ).toEqual({
    price: 61_485,
    type: 'integer',
  });
  database.close();
  await shop.stop();
});

test('runs two shops side by side, each with its own prices and faults', async () => {
  const [one, other] = await Promise.all([
    startTestShop({catalogue: smallCatalogue}),
    startTestShop({catalogue: smallCatalogue}),
  ]);
  const {variantId, price} = await south(one);
  one.stores.products.setPrices(Number(variantId?.split('/').at(-1)), {price: 100});
  one.faults.set({kind: 'http', status: 500, operation: 'shop'});
  expect((await south(one)).price).toBe('1.0');
  expect((await south(other)).price).toBe(price);
  expect(await other.query('{ shop { name } }')).toEqual({shop: {name: 'Västerljus'}});
  await Promise.all([one.stop(), other.stop()]);
});

test('refuses a catalogue with duplicates', async () => {
  const [north] = smallCatalogue;
  if (!north) throw new Error('The small catalogue is empty.');
  await expect(startTestShop({catalogue: [north, north]})).rejects.toThrow(/UNIQUE/);
});

test('answers on localhost and on 127.0.0.1', async () => {
  const shop = await startTestShop({catalogue: smallCatalogue});
  expect(shop.origin).toMatch(/^http:\/\/localhost:\d+$/);
  for (const origin of [shop.origin, shop.origin.replace('localhost', '127.0.0.1')]) {
    const page = await (await fetch(origin)).text();
    expect(page).toContain(`${shop.origin}/api/2025-07/graphql.json`);
  }
  await shop.stop();
});

test('runs as a child process, reports its URL to the parent, and exits with it', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'demo-shop-'));
  const main = fileURLToPath(new URL('../../demo-shop/main.ts', import.meta.url));
  const program = fork(main, ['--port', '0', '--data', data], {stdio: 'ignore'});
  const [message] = (await once(program, 'message')) as [
    {type: string; origin: string; environment: object},
  ];
  expect(message).toMatchObject({
    type: 'listening',
    environment: {
      PUBLIC_STORE_DOMAIN: message.origin,
      PUBLIC_STOREFRONT_API_TOKEN: expect.any(String) as string,
      PUBLIC_STOREFRONT_ID: expect.any(String) as string,
      PUBLIC_CHECKOUT_DOMAIN: new URL(message.origin).host,
      SESSION_SECRET: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  });
  expect((await fetch(message.origin)).status).toBe(200);
  program.disconnect();
  expect(await once(program, 'exit')).toEqual([0, null]);
  rmSync(data, {recursive: true, force: true});
});
