import {ask} from './fixtures/ask.ts';
import {expect, test} from './fixtures/test.ts';
import {languages, words} from './fixtures/words.ts';

test.describe('URLs', {tag: '@once'}, () => {
  for (const [path, status, location] of [
    ['/about/', 308, '/about'],
    ['/about/?a=1&lng=en', 308, '/about?a=1&lng=en'],
    ['/ABOUT', 308, '/about'],
    ['//about', 308, '/about'],
    ['//evil.example//', 308, '/evil.example'],
    ['/category/Fibrous?page=2', 308, '/category/fibrous?page=2'],
    ['/product/Mood-Fjell/', 308, '/product/mood-fjell'],
    [
      '/products/Mood-Fjell?variant=1&Colour=Black',
      301,
      '/product/mood-fjell?variant=1&Colour=Black',
    ],
    ['/collections/titan/products/mood-fjell', 301, '/product/mood-fjell'],
    ['/collections/all?lng=en', 301, '/category/all?lng=en'],
    ['/collections', 301, '/#collections'],
    ['/policies/privacy-policy', 301, '/privacy'],
    ['/policies/refund-policy?lng=en', 301, '/returns?lng=en'],
    ['/pages/contact', 301, '/contact'],
    ['/cart', 301, '/#cart'],
  ] as const) {
    test(`${path} redirects to ${location}`, async ({storefront}) => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(storefront.origin, path, {method});
        expect([answer.status, answer.location]).toEqual([status, location]);
      }
    });
  }

  for (const path of [
    '/%c0',
    '/%E0%A4%A',
    '/%00',
    '/a%0D%0Aset-cookie:%20a=b',
    '/product/%c0',
    '/product/%E0%A4%A',
    '/product/%00',
    '/product/a%0Ab',
    `/product/${'a'.repeat(8000)}`,
    `/${'a'.repeat(8000)}`,
    '/cart/zzqq',
    '/cart/1:0',
    '/cart/%E0%A4%A',
    '/policies/zzqq',
    '/pages/zzqq',
    '/blogs/zzqq',
    '/account',
  ]) {
    test(`${path.slice(0, 40)} answers 404 in both languages`, async ({storefront}) => {
      for (const language of languages) {
        // Straight to the worker: mini-oxygen refuses some of them itself.
        const answer = await ask(storefront.workerOrigin, path, {
          headers: {cookie: `language=${language}`},
        });
        expect(answer.status).toBe(404);
        const {notFound, productNotFound} = words[language];
        expect(answer.body).toContain(path.startsWith('/product/') ? productNotFound : notFound);
        expect(answer.body).toContain(`<html lang="${language}">`);
        for (const repeated of ['zzqq', 'aaaaaaaa', '%c0', '%A', '%00', '%0A']) {
          expect(answer.body).not.toContain(repeated);
        }
      }
    });
  }

  for (const [asked, lang] of [
    ['en">', 'sv'],
    ['en%22%3E', 'sv'],
    ['EN', 'sv'],
    ['de', 'sv'],
    ['sv-SE,en', 'sv'],
    ['%', 'sv'],
    ['', 'sv'],
    ['en', 'en'],
  ] as const) {
    test(`?lng=${asked} renders the page in ${lang}`, async ({storefront}) => {
      const {origin} = storefront;
      const answer = await ask(storefront.workerOrigin, `/about?lng=${asked}`);
      const shop = storefront.workerOrigin;
      expect(origin).not.toBe(shop);
      expect(answer.status).toBe(200);
      expect(answer.body).toContain(`<html lang="${lang}">`);
      const canonical = lang === 'sv' ? `${shop}/about` : `${shop}/about?lng=en`;
      expect(answer.body).toContain(`<link rel="canonical" href="${canonical}"/>`);
      expect(answer.body.match(/rel="alternate" hrefLang="[^"]+" href="[^"]+"/g)).toEqual([
        `rel="alternate" hrefLang="sv" href="${shop}/about"`,
        `rel="alternate" hrefLang="en" href="${shop}/about?lng=en"`,
        `rel="alternate" hrefLang="x-default" href="${shop}/about"`,
      ]);
      expect(answer.body).not.toMatch(/en(&quot;|"|%22)(&gt;|>|%3E)\b|sv-SE,en/);
      expect(answer.headers['set-cookie']?.length ?? 0).toBe(lang === 'en' ? 1 : 0);
    });
  }
});

test.describe('URL redirects from the Shopify admin', {tag: '@once'}, () => {
  test('apply to documents, HEAD requests and client navigations', async ({
    demoShop,
    storefront,
  }) => {
    demoShop.addRedirect('/old-page', '/story');
    demoShop.addRedirect('/products/former-name', '/products/mood-fjell');
    const {origin} = storefront;
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(origin, '/old-page?utm=1', {method});
      expect([answer.status, answer.location]).toEqual([301, '/story?utm=1']);
    }
    const renamed = await ask(origin, '/product/former-name');
    expect([renamed.status, renamed.location]).toEqual([301, '/product/mood-fjell']);
    const navigation = await ask(origin, '/old-page.data');
    expect(navigation.headers['x-remix-redirect']).toBe('/story');
  });

  for (const path of [
    '/nope?redirect=/.//evil.example',
    '/nope?redirect=//evil.example',
    '/nope?return_to=https://evil.example',
    '/nope.data?redirect=/.//evil.example',
    '/product/nope?redirect=/x/..//evil.example',
    '/product/nope?return_to=/%2e//evil.example',
    '/old-pag*',
  ]) {
    test(`a visitor cannot create one with ${path}`, async ({demoShop, storefront}) => {
      demoShop.addRedirect('/old-page', '/story');
      for (const method of ['GET', 'HEAD']) {
        const {status, headers, location} = await ask(storefront.origin, path, {method});
        expect([status, location, headers['x-remix-redirect']]).toEqual([404, '', undefined]);
      }
    });
  }

  test('a slow or failing lookup does not delay a 404', async ({demoShop, storefront}) => {
    demoShop.faults.set({kind: 'slow', delayMs: 20_000, operation: 'urlRedirects'});
    const begin = performance.now();
    expect((await ask(storefront.origin, '/nope')).status).toBe(404);
    expect(performance.now() - begin).toBeLessThan(4_000);
    demoShop.faults.clear();
    demoShop.faults.set({kind: 'http', status: 500, operation: 'urlRedirects'});
    expect((await ask(storefront.origin, '/nope')).status).toBe(404);
  });
});

test.describe('in the browser', {tag: '@once'}, () => {
  test('/cart opens the cart drawer', async ({cart, shop}) => {
    await shop.open('/cart');
    await expect(cart.drawer).toBeVisible();
    await expect(shop.page).toHaveURL(/\/#cart$/);
  });

  test('a client navigation follows every redirect to the canonical URL', async ({
    demoShop,
    problems,
    shop,
  }) => {
    problems.allowStatus(404);
    demoShop.addRedirect('/old-page', '/story');
    demoShop.addRedirect('/products/former-name', '/products/mood-fjell');
    await shop.open('/faq');
    for (const [to, address] of [
      ['/category/Titan', '/category/titan'],
      ['/category/titan/', '/category/titan'],
      ['/products/mood-fjell?variant=1', '/product/mood-fjell?variant=1'],
      ['/collections/titan', '/category/titan'],
      ['/policies/refund-policy', '/returns'],
      ['/old-page', '/story'],
      ['/product/former-name', '/product/mood-fjell'],
      ['/discount/SUMMER?redirect=/about', '/about'],
      ['/no-such-page', '/no-such-page'],
    ] as const) {
      await shop.ready();
      await shop.navigate(to);
      await expect(shop.page, to).toHaveURL(address);
      await expect(shop.heading, to).toBeVisible();
    }
    await expect(shop.heading).toHaveText(shop.words.notFound);
  });

  test('a malformed URL renders the complete 404 page', async ({problems, shop}) => {
    problems.allowStatus(404);
    problems.allow(/could not be decoded because it is a malformed URL segment/);
    for (const path of ['/%c0', '/product/%c0', '/product/%00', `/${'a'.repeat(4000)}`]) {
      const response = await shop.open(path);
      expect(response.status()).toBe(404);
      await shop.switchLanguage('en');
      await expect(shop.heading).toHaveText(/not found/);
      await shop.switchLanguage('sv');
    }
  });
});
