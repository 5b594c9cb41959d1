import {firstVariant, productOf, shownPrice} from './fixtures/goods.ts';
import {startRecordingProxy, type RecordingProxy} from './fixtures/recording-proxy.ts';
import {startStorefront, type Storefront} from './fixtures/storefront.ts';
import {expect, test} from './fixtures/test.ts';

const fjell = productOf('mood-fjell');
const {price, sku} = firstVariant(fjell);

test.describe('§7 with PUBLIC_STOREFRONT_API_VERSION=2026-04', {tag: '@once'}, () => {
  let proxy: RecordingProxy;
  let storefront: Storefront;

  test.beforeAll(async ({demoShop}) => {
    proxy = await startRecordingProxy(demoShop.origin);
    storefront = await startStorefront({
      ...demoShop.environment,
      PUBLIC_STORE_DOMAIN: proxy.origin,
      PUBLIC_STOREFRONT_API_VERSION: '2026-04',
    });
  });

  test.afterAll(async () => {
    await storefront.stop();
    await proxy.close();
    const paths = new Set(proxy.asked.map(({path}) => path));
    expect([...paths]).toEqual(['/api/2026-04/graphql.json']);
  });

  for (const [path, shown] of [
    ['/', ' SEK'],
    ['/category/mood', shownPrice(price, 'sv')],
    [`/product/${fjell.handle}`, shownPrice(price, 'sv')],
  ] as const) {
    test(`${path} shows its prices`, async () => {
      const response = await fetch(`${storefront.origin}${path}`);
      expect(response.status).toBe(200);
      // A no-break space keeps number and unit together.
      const text = (await response.text()).replaceAll('\u00A0', ' ');
      expect(text.match(/\d+\.\d\d SEK/g)?.join()).toContain(shown);
    });
  }

  test('the cart creates a checkout', async ({demoShop}) => {
    const response = await fetch(`${storefront.origin}/resources/checkout`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({lines: [{merchandiseId: demoShop.variantId(sku), quantity: 2}]}),
    });
    expect(response.status).toBe(200);
    const {checkoutUrl} = (await response.json()) as {checkoutUrl: string};
    expect(checkoutUrl).toContain(`${demoShop.origin}/cart/c/`);
  });
});
