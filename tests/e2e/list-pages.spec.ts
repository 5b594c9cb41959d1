import {parse} from 'node-html-parser';
import {large} from '../../demo-shop/catalogues/large.ts';
import {startRecordingProxy} from './fixtures/recording-proxy.ts';
import {startTestShop, type TestShop} from './fixtures/demo-shop.ts';
import {startStorefront} from './fixtures/storefront.ts';
import {expect, test as base} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

/** Three pages of 48, 48 and 34. */
const PRODUCTS = 130;
const goods = large(PRODUCTS);
const titles = goods.products.map(({title}) => title);
const titleOfNumber = (number: number) => titles[number - 1] ?? '';

const test = base.extend<object, {demoShop: TestShop}>({
  demoShop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures asked for off the pattern
    async ({}, use) => {
      const demoShop = await startTestShop({catalogue: goods});
      await use(demoShop);
      await demoShop.close();
    },
    {scope: 'worker'},
  ],
});

test.describe('for search engines and visitors without JavaScript', {tag: '@once'}, () => {
  async function read(address: string) {
    const response = await fetch(address);
    const html = await response.text();
    const document = parse(html);
    const linkOf = (rel: string) =>
      document.querySelector(`head link[rel=${rel}]`)?.getAttribute('href');
    const links = document.querySelectorAll('main a');
    return {
      status: response.status,
      bytes: Buffer.byteLength(html),
      titles: document.querySelectorAll('main .card a').map((link) => link.text),
      canonical: linkOf('canonical')?.replaceAll('&amp;', '&'),
      previous: linkOf('prev'),
      next: linkOf('next'),
      title: document.querySelector('title')?.text ?? '',
      language: (language: string) =>
        document
          .querySelector(`header a[hreflang=${language}]`)
          ?.getAttribute('href')
          ?.replaceAll('&amp;', '&'),
      linkTo: (name: string) => links.find((link) => link.text === name)?.getAttribute('href'),
      json: document.querySelector('script[type="application/ld+json"]')?.text ?? '{}',
    };
  }

  test('a list has pages of 48 that link to each other', async ({storefront: {origin}}) => {
    const address = `${origin}/category/all`;
    const first = await read(address);
    expect(first.titles).toEqual(titles.slice(0, 48));
    expect(first).toMatchObject({status: 200, canonical: address, next: `${address}?page=2`});
    expect(first.previous).toBeUndefined();
    expect(first.linkTo('Visa fler')).toBe('/category/all?page=2');

    const second = await read(`${address}?page=2`);
    expect(second.titles).toEqual(titles.slice(48, 96));
    expect(second).toMatchObject({
      status: 200,
      canonical: `${address}?page=2`,
      previous: address,
      next: `${address}?page=3`,
    });
    expect(second.title).toContain('Alla produkter, sida 2');
    expect(second.linkTo('Visa föregående')).toBe('/category/all');
    expect(second.linkTo('Visa fler')).toBe('/category/all?page=3');
    expect(second.language('en')).toBe('?page=2&lng=en');

    const last = await read(`${address}?page=3&lng=en`);
    expect(last.titles).toEqual(titles.slice(96));
    expect(last.canonical).toBe(`${address}?page=3&lng=en`);
    expect(last.linkTo('Show more')).toBeUndefined();
    expect(last.linkTo('Show previous')).toBe('/category/all?page=2');
  });

  test('a page past the end answers 404; an invalid number shows the first page', async ({
    storefront: {origin},
  }) => {
    const address = `${origin}/category/all`;
    for (const page of ['4', '999999']) {
      expect((await read(`${address}?page=${page}`)).status, page).toBe(404);
    }
    for (const page of ['', '0', '1', '-1', '1.5', 'two', '<b>']) {
      const answer = await read(`${address}?page=${encodeURIComponent(page)}`);
      expect(answer, page).toMatchObject({status: 200, canonical: address});
      expect(answer.titles[0], page).toBe(titles[0]);
    }
  });

  test('the structured data counts all products and continues from page to page', async ({
    storefront: {origin},
  }) => {
    const {json} = await read(`${origin}/category/all?page=2`);
    const {'@graph': facts} = JSON.parse(json) as {'@graph': Array<Record<string, unknown>>};
    const list = facts.find((fact) => fact['@type'] === 'ItemList') as
      {numberOfItems: number; itemListElement: Array<{position: number; url: string}>} | undefined;
    expect(list?.numberOfItems).toBe(PRODUCTS);
    expect(list?.itemListElement).toHaveLength(48);
    expect(list?.itemListElement[0]).toMatchObject({
      position: 49,
      url: `${origin}/product/${goods.products[48]?.handle ?? ''}`,
    });
  });

  test('every document is at most 120 KB', async ({storefront: {origin}}) => {
    for (const path of ['/', '/category/all', '/category/all?page=2', '/category/fibrous']) {
      for (const language of languages) {
        const page = await read(`${origin}${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
        expect(page.bytes, `${path}, ${language}`).toBeLessThan(124_000);
      }
    }
  });
});

test(
  'ten concurrent visitors cost the shop as many queries as one',
  {tag: '@once'},
  async ({demoShop}) => {
    for (const [path, calls] of [
      ['/category/all', ['Catalogue', 'Products', 'Shop']],
      ['/category/all?page=3', ['Cards', 'Catalogue', 'Products', 'Shop']],
      ['/', ['FindProducts', 'Products', 'Products', 'Shop']],
    ] as const) {
      const proxy = await startRecordingProxy(demoShop.origin);
      const environment = {...demoShop.environment, PUBLIC_STORE_DOMAIN: proxy.origin};
      const cold = await startStorefront(environment);
      const visits = await Promise.all(
        Array.from({length: 10}, async () => {
          // A crawler gets the complete page, without streaming.
          const response = await fetch(cold.origin + path, {headers: {'User-Agent': 'Googlebot'}});
          return {
            status: response.status,
            cards: (await response.text()).split('class="card"').length,
          };
        }),
      );
      expect(new Set(visits.map((visit) => JSON.stringify(visit))).size, path).toBe(1);
      expect(visits[0]?.status).toBe(200);
      expect(proxy.asked.map(({name}) => name).toSorted(), path).toEqual(calls);
      await fetch(cold.origin + path);
      expect(proxy.asked, 'and none for the next visitor').toHaveLength(calls.length);
      await cold.stop();
      await proxy.close();
    }
  },
);

test('"show more" appends the next page and keeps the scroll position', async ({shop}) => {
  const {page} = shop;
  const more = page.getByRole('link', {name: 'Visa fler'});
  await shop.open('/category/all');
  await expect(shop.cards).toHaveCount(48);
  await more.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await more.click();
  await expect(shop.cards).toHaveCount(96);
  await expect(page.getByRole('link', {name: titleOfNumber(49), exact: true})).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
  await expect(page.getByText('96 av 130 visas')).toBeVisible();
  await expect(page).toHaveURL('/category/all?page=2');
  await expect(page).toHaveTitle(/^Alla produkter, sida 2/);

  await more.press('Enter');
  await expect(shop.cards.getByRole('heading')).toHaveText(titles);
  await expect(page.getByRole('link', {name: titleOfNumber(97), exact: true})).toBeFocused();
  await expect(more).toHaveCount(0);
});

test('the back button restores the extra pages, and "show more" works after a reload', async ({
  shop,
}) => {
  const {page} = shop;
  await shop.open('/');
  await shop.open('/category/all');
  await page.getByRole('link', {name: 'Visa fler'}).click();
  const product = page.getByRole('link', {name: titleOfNumber(80), exact: true});
  await product.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await product.click();
  await expect(shop.heading).toHaveText(titleOfNumber(80));
  const answer = page.waitForResponse(/\/category\/all\.data/);
  await page.goBack();
  await expect(shop.cards).toHaveCount(96);
  // Fresh data updates the restored cards in place.
  const card = await shop.cards.last().elementHandle();
  await (await answer).finished();
  await expect.poll(() => card.evaluate(({isConnected}) => isConnected)).toBe(true);
  await expect(product).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);

  await shop.reload();
  await expect(shop.cards.getByRole('heading')).toHaveText(titles.slice(48, 96));
  await expect(page.getByRole('link', {name: titleOfNumber(49), exact: true})).toBeInViewport();
  await page.getByRole('link', {name: 'Visa fler'}).click();
  await expect(shop.cards).toHaveCount(82);
  await page.getByRole('link', {name: 'Visa föregående'}).click();
  await expect(shop.cards.getByRole('heading')).toHaveText(titles.slice(0, 48));
  // "Show more" adds no history entry.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test(
  'the language switch changes every loaded page without a request',
  {tag: '@phone'},
  async ({shop}) => {
    const {page} = shop;
    await shop.open('/category/all');
    // The first new card takes the focus, which prefetches its product.
    const ahead = page.waitForResponse('**/product/*.data*');
    await page.getByRole('link', {name: 'Visa fler'}).click();
    await expect(shop.cards).toHaveCount(96);
    await ahead;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await shop.switchLanguage('en');
    await expect(page.getByText('96 of 130 shown')).toBeVisible();
    await expect(shop.cards.first().locator('p.price')).toContainText('$');
    await expect(shop.cards.last().locator('p.price')).toContainText('$');
    expect(requests).toEqual([]);
  },
);

test.describe('with an empty cache', () => {
  test.use({fresh: true});

  test(
    'a failed next page shows an error below the list',
    {tag: '@phone'},
    async ({demoShop, problems, shop}) => {
      problems.allowStatus(503);
      const {page} = shop;
      await shop.open('/category/all');
      await expect(shop.cards).toHaveCount(48);
      demoShop.faults.set({kind: 'http', status: 500});
      await page.getByRole('link', {name: 'Visa fler'}).click();
      const alert = page.getByRole('alert').filter({hasText: shop.words.productsError});
      await expect(alert).toBeVisible();
      await expect(shop.cards).toHaveCount(48);
      demoShop.faults.clear();
      await page.getByRole('button', {name: 'Försök igen'}).click();
      await expect(alert).toHaveCount(0);
      await expect(shop.cards).not.toHaveCount(0);
    },
  );
});
