import {ask} from './fixtures/ask.ts';
import {firstVariant, productOf} from './fixtures/goods.ts';
import {startRecordingProxy} from './fixtures/recording-proxy.ts';
import {startStorefront} from './fixtures/storefront.ts';
import {expect, test} from './fixtures/test.ts';

const fjell = productOf('mood-fjell');
const unknownCart = '/cart/999999999999:1';

test.describe('a cart permalink', {tag: '@once'}, () => {
  test('opens the checkout with its products', async ({demoShop, page}) => {
    const id = demoShop.variantId(firstVariant(fjell).sku).split('/').at(-1) ?? '';
    await page.goto(`/cart/${id}:2`);
    expect(page.url()).toContain(`${demoShop.origin}/cart/c/`);
    expect(new URL(page.url()).searchParams.get('channel')).toBe('online_store');
    await expect(page.getByRole('listitem')).toContainText([fjell.title]);
  });

  test('to unknown products shows an error in both languages', async ({problems, shop}) => {
    problems.allowStatus(410);
    expect((await shop.open(unknownCart)).status()).toBe(410);
    await expect(shop.heading).toHaveText('Varan i länken säljs inte');
    await shop.switchLanguage('en');
    await expect(shop.heading).toHaveText('This link is to something that is not for sale');
    const link = shop.page.getByRole('main').getByRole('link').first();
    await expect(link).toHaveAttribute('href', '/#collections');
  });

  test('offers a retry while the shop fails', async ({demoShop, problems, shop}) => {
    problems.allowStatus(502);
    demoShop.faults.set({kind: 'no-checkout-url'});
    const id = demoShop.variantId(firstVariant(fjell).sku).split('/').at(-1) ?? '';
    const response = await shop.open(`/cart/${id}:1`);
    expect(response.status()).toBe(502);
    await expect(shop.heading).toHaveText('Något gick fel');
    await expect(shop.page.getByRole('button', {name: 'Försök igen'})).toBeVisible();
  });
});

test.describe('requests to the shop', {tag: '@once'}, () => {
  test('are at most one per URL, and include the discount', async ({demoShop}) => {
    const proxy = await startRecordingProxy(demoShop.origin);
    const {origin, workerOrigin, stop} = await startStorefront({
      ...demoShop.environment,
      PUBLIC_STORE_DOMAIN: proxy.origin,
    });
    const variant = demoShop.variantId(firstVariant(fjell).sku);
    const cart = `/cart/${variant.split('/').at(-1) ?? ''}:2`;
    /** Without the query for the shop's name, which every page's title needs. */
    const asked = () => proxy.asked.filter(({fields}) => !fields.includes('shop'));
    try {
      for (const [path, fields] of [
        ['/about/', []],
        ['/products/mood-fjell', []],
        ['/collections/all', []],
        ['/policies/refund-policy', []],
        ['/cart', []],
        ['/discount/SUMMER', []],
        ['/cart/zzqq', ['urlRedirects']],
        ['/nope', ['urlRedirects']],
        ['/product/%00', ['urlRedirects']],
        ['/product/%c0', []],
        ['/%E0%A4%A', []],
        [cart, ['cartCreate']],
        [unknownCart, ['cartCreate']],
      ] as const) {
        proxy.clear();
        await ask(workerOrigin, path);
        expect(
          asked().flatMap((request) => request.fields),
          path,
        ).toEqual(fields);
      }
      proxy.clear();
      await ask(origin, cart, {method: 'HEAD'});
      expect(asked()).toEqual([]);

      const lines = [{merchandiseId: variant, quantity: 2}];
      await ask(origin, `${cart}?discount=SUMMER,%20SHIP`);
      expect(asked().at(-1)?.variables).toMatchObject({
        input: {lines, discountCodes: ['SUMMER', 'SHIP']},
      });

      const [kept = ''] = (await ask(origin, '/discount/50%25OFF')).headers['set-cookie'] ?? [];
      expect(kept).toMatch(/^discount=.*; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
      const cookie = kept.split(';')[0] ?? '';
      const checkout = await fetch(`${origin}/resources/checkout`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'Cookie': cookie},
        body: JSON.stringify({lines}),
      });
      expect(checkout.status).toBe(200);
      expect(asked().at(-1)?.variables).toMatchObject({input: {lines, discountCodes: ['50%OFF']}});
      await ask(origin, cart, {headers: {cookie}});
      expect(asked().at(-1)?.variables).toMatchObject({input: {lines, discountCodes: ['50%OFF']}});
    } finally {
      await stop();
      await proxy.close();
    }
  });

  for (const [parameters, location] of [
    ['', '/'],
    ['?redirect=/category/titan&utm=1', '/category/titan?utm=1'],
    ['?redirect=%2Fproduct%2Fmood-fjell%3Fa%3Db', '/product/mood-fjell?a=b'],
    ['?lng=en', '/?lng=en'],
    ['?redirect=//evil.example', '/'],
    ['?redirect=https://evil.example', '/'],
    ['?redirect=/.//evil.example', '/'],
    ['?redirect=/x/..//evil.example', '/'],
    ['?redirect=/%2e//evil.example', '/'],
    ['?redirect=%5C%5Cevil.example', '/'],
    ['?redirect=/%09/evil.example', '/'],
    ['?return_to=//evil.example', '/'],
  ] as const) {
    test(`a discount link with ${parameters} redirects to ${location}`, async ({storefront}) => {
      const answer = await ask(storefront.origin, `/discount/SUMMER${parameters}`);
      expect([answer.status, answer.location]).toEqual([302, location]);
      expect(answer.headers['cache-control']).toBe('no-store');
    });
  }
});
