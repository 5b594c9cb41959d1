import {productsIn} from './fixtures/categories.ts';
import {productOf, titleOf} from './fixtures/goods.ts';
import {inkOf, lookOf} from './fixtures/pixels.ts';
import {expect, test} from './fixtures/test.ts';
import {languages, words} from './fixtures/words.ts';

const fjell = productOf('mood-fjell');

test(
  '§8 an unknown URL answers 404 with a page, the usual header and a link home, in both languages',
  {tag: '@once'},
  async ({problems, shop}) => {
    problems.allowStatus(404);
    for (const path of ['/no-such-page', '/category', '/product/a/b', '/en/category/titan']) {
      const response = await shop.open(path);
      expect(response.status(), path).toBe(404);
      await expect(shop.heading).toHaveText(shop.words.notFound);
    }
    for (const language of languages) {
      await shop.switchLanguage(language);
      await expect(shop.heading).toHaveText(shop.words.notFound);
      await expect(shop.page).toHaveTitle(new RegExp(`^${shop.words.notFound}`));
      const link = shop.page.getByRole('main').getByRole('link', {name: shop.words.returnHome});
      await expect(link).toHaveAttribute('href', '/');
      const collections = shop.page
        .getByRole('main')
        .getByRole('link', {name: /kollektionerna|the collections/});
      await expect(collections).toHaveAttribute('href', '/#collections');
    }
    const header = await shop.page.getByRole('banner').elementHandle();
    await shop.page.getByRole('main').getByRole('link', {name: shop.words.returnHome}).click();
    await expect(shop.page).toHaveURL(/\/$/);
    expect(await header.evaluate((element) => element.isConnected)).toBe(true);
  },
);

test(
  '§2 a category word without matches answers 404 and is not echoed',
  {tag: '@once'},
  async ({problems, shop}) => {
    problems.allowStatus(404);
    for (const word of ['monocles', 'x'.repeat(300), 'all?page=3', 'titan?page=2']) {
      const response = await shop.open(`/category/${word}`);
      expect(response.status(), word).toBe(404);
      await expect(shop.heading).toHaveText(shop.words.notFound);
      expect(await shop.page.getByRole('main').innerText()).not.toContain(word);
    }
  },
);

/** `--color-ink` */
const INK = 'rgb(22, 24, 26)';

test(
  '§8 error pages keep header and footer, except in /admin',
  {tag: '@once'},
  async ({problems, shop}) => {
    const {page} = shop;
    problems.allowStatus(405);
    // Pages refuse PUT with 405.
    await page.route(/\/(faq|about|admin)\?/, (route) => route.continue({method: 'PUT'}));
    for (const [path, language, around] of [
      ['/faq?lng=en', 'en', 1],
      ['/about?lng=en', 'en', 1],
      ['/admin?lng=en', 'sv', 0],
    ] as const) {
      await page.goto(path);
      await expect(shop.heading).toHaveText(words[language].failed);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const role of ['banner', 'contentinfo'] as const)
        await expect(page.getByRole(role), path).toHaveCount(around);
      // No picture lies under the header's words.
      if (around)
        await expect(page.getByRole('link', {name: 'Our story'}).first()).toHaveCSS('color', INK);
    }
  },
);

test.describe('with an empty cache', () => {
  test.use({fresh: true});

  test(
    '§8 a failing catalogue: the category page answers 503 with a red message in both languages',
    {tag: '@once'},
    async ({demoShop, problems, shop}) => {
      problems.allowStatus(503);
      demoShop.faults.set({kind: 'http', status: 500});
      const response = await shop.open('/category/titan');
      expect(response.status()).toBe(503);
      for (const language of languages) {
        await shop.switchLanguage(language);
        const message = shop.page.getByRole('alert').filter({hasText: shop.words.productsError});
        const [red, green, blue] = inkOf(await lookOf(message));
        expect(red).toBeGreaterThan(3 * Math.max(green, blue));
      }
      demoShop.faults.clear();
      await shop.page.getByRole('button', {name: 'Try again'}).click();
      await expect(shop.cards).toHaveCount(productsIn('titan').length);
    },
  );

  test(
    '§8 a failing catalogue: the home page shows errors in its product blocks only',
    {tag: '@once'},
    async ({demoShop, shop}) => {
      demoShop.faults.set({kind: 'http', status: 500});
      const response = await shop.open('/');
      expect(response.status()).toBe(200);
      const messages = shop.page.getByRole('alert').filter({hasText: shop.words.productsError});
      await expect(messages).toHaveCount(2);
      await expect(shop.heading).toHaveText('Solglasögon för nordiskt ljus');
      await expect(shop.page.getByRole('region', {name: 'Vad kunderna säger'})).toBeVisible();
      await expect(shop.page.locator('#faq').getByRole('group')).toHaveCount(6);
    },
  );

  test(
    '§8 a failing catalogue: the product page answers 503',
    {tag: '@once'},
    async ({demoShop, problems, shop}) => {
      problems.allowStatus(503);
      demoShop.faults.set({kind: 'truncated'});
      const response = await shop.open(`/product/${fjell.handle}`);
      expect(response.status()).toBe(503);
      await expect(shop.page.getByRole('alert')).toHaveText(shop.words.productsError);
      await expect(shop.page.getByText(shop.words.productNotFound)).toHaveCount(0);
    },
  );

  test(
    '§2 with a slow catalogue, the next page shows its skeletons at once',
    {tag: '@desktop'},
    async ({demoShop, shop}) => {
      const {page} = shop;
      await shop.open(`/product/${fjell.handle}`);
      demoShop.faults.set({kind: 'slow', delayMs: 2500, operation: 'products'});
      const link = page.getByRole('contentinfo').getByRole('link', {name: 'Titan'});
      // Hovering first prefetches the data before the click.
      let isAsked = false;
      page.on('request', (request) => (isAsked ||= /titan\.data/.test(request.url())));
      await expect(async () => {
        // Late content above the link would move it from under the mouse.
        await page.mouse.move(0, 0);
        await link.hover();
        await expect.poll(() => isAsked, {timeout: 1_000}).toBe(true);
      }).toPass();
      await link.click();
      await expect(shop.heading).toHaveText('Titan');
      // The card that appears under the mouse would be prefetched.
      await page.mouse.move(0, 0);
      await expect(shop.skeletons).toHaveCount(6);
      await expect(shop.cards).toHaveCount(0);
      await expect(shop.cards).toHaveCount(productsIn('titan').length);
      await expect(shop.skeletons).toHaveCount(0);

      demoShop.faults.clear();
      demoShop.faults.set({kind: 'slow', delayMs: 2500, operation: 'productByHandle'});
      const [terne] = productsIn('titan');
      if (!terne) throw new Error('The titanium collection is empty.');
      await shop.page.getByRole('link', {name: titleOf(terne, 'sv'), exact: true}).click();
      await expect(shop.skeletons).toHaveCount(1);
      await expect(shop.heading).toHaveText(titleOf(terne, 'sv'));
      await expect(shop.skeletons).toHaveCount(0);
    },
  );

  test(
    '§8 a catalogue that fails during a navigation shows the error on the next page',
    {tag: '@once'},
    async ({demoShop, shop}) => {
      await shop.open(`/product/${fjell.handle}`);
      // Late content above the link would move it from under the mouse.
      await expect(shop.page.getByRole('region', {name: 'Fler ur kollektionen'})).toBeVisible();
      demoShop.faults.set({kind: 'disconnect'});
      await shop.page.getByRole('contentinfo').getByRole('link', {name: 'Titan'}).click();
      await expect(shop.heading).toHaveText('Titan');
      await expect(shop.page.getByRole('alert')).toHaveText(shop.words.productsError);
    },
  );

  test(
    '§8 a hanging catalogue times out after ten seconds',
    {tag: '@once'},
    async ({demoShop, storefront}) => {
      demoShop.faults.set({kind: 'slow', delayMs: 30_000});
      const began = performance.now();
      const statuses = await Promise.all(
        ['/category/titan', '/category/all', '/'].map(async (path) => {
          const response = await fetch(storefront.origin + path);
          await response.text();
          return response.status;
        }),
      );
      expect(statuses).toEqual([503, 503, 200]);
      expect(performance.now() - began).toBeLessThan(12_000);
    },
  );

  test(
    '§8 a cached page survives a failing catalogue',
    {tag: '@once'},
    async ({demoShop, storefront}) => {
      const pages = [
        [`/product/${fjell.handle}`, titleOf(fjell, 'sv')],
        ['/category/mood', titleOf(fjell, 'sv')],
      ] as const;
      for (const [path] of pages) expect((await fetch(storefront.origin + path)).status).toBe(200);
      demoShop.faults.set({kind: 'http', status: 500});
      for (const [path, title] of pages) {
        const response = await fetch(storefront.origin + path);
        expect(response.status).toBe(200);
        expect(await response.text()).toContain(title);
      }
    },
  );
});
