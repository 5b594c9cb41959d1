import AxeBuilder from '@axe-core/playwright';
import type {APIRequestContext, Page} from '@playwright/test';
import {parse, type HTMLElement} from 'node-html-parser';
import {announcement} from '../../app/shop/announcement.ts';
import {benefits} from '../../app/shop/benefits.ts';
import {categories} from '../../app/shop/categories.ts';
import {descriptions, marketing} from '../../app/shop/category-texts.ts';
import {company} from '../../app/shop/company.ts';
import {features} from '../../app/shop/features.ts';
import {pages as ownPages} from '../../app/shop/navigation.ts';
import {safety} from '../../app/shop/safety.ts';
import {catalogueNamed, type CatalogueName} from '../../demo-shop/catalogues/index.ts';
import {startTestShop, type TestShop} from './fixtures/demo-shop.ts';
import {Shop} from './fixtures/shop.ts';
import {startStorefront, type Storefront} from './fixtures/storefront.ts';
import {expect, test} from './fixtures/test.ts';
import {languages, type Language} from './fixtures/words.ts';

/** Beginnings of what this shop says of itself and its goods: none may stand in another shop. */
const ownWords = [
  ...textsOf([announcement, benefits, descriptions, marketing, features, safety]).map((text) =>
    text.split('{{')[0]?.slice(0, 60).trim(),
  ),
  company.name,
  company.email,
  'Västerljus',
].filter((text): text is string => text !== undefined && text.length > 7);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function productHandles(name: CatalogueName): string[] {
  return catalogueNamed(name)
    .products.filter(({published}) => published !== false)
    .map(({handle}) => handle);
}

interface Answer {
  status: number;
  html: string;
  document: HTMLElement;
}

async function read(
  request: APIRequestContext,
  storefront: Storefront,
  path: string,
  language: Language,
): Promise<Answer> {
  const response = await request.get(`${storefront.origin}${encodeURI(path)}`, {
    headers: {Cookie: `language=${language}`},
  });
  const html = await response.text();
  return {status: response.status(), html, document: parse(html)};
}

/** Where the pictures of a page come from, those of its card for shared links included. */
function pictureAddresses(document: HTMLElement): string[] {
  return [
    ...document.querySelectorAll('main img').map((image) => image.getAttribute('src')),
    ...document
      .querySelectorAll('meta[property="og:image"]')
      .map((meta) => meta.getAttribute('content')),
  ].filter((address) => address !== undefined);
}

async function axeViolations(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page})
    .options({resultTypes: ['violations'], preload: false})
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

const shops = {
  stranger: {
    looked: [
      '/',
      '/category/all',
      '/category/kids',
      '/product/mycket-lang-titel',
      '/product/obrytbart-ord',
      '/product/verkstadsglasogon',
      '/product/bygg-din-bage',
      '/policies/refund-policy',
    ],
  },
  euro: {looked: ['/', '/category/all', `/product/${productHandles('euro')[0]}`]},
  empty: {looked: ['/', '/category/titan']},
  one: {looked: ['/', '/product/the-lantern']},
} satisfies Partial<Record<CatalogueName, {looked: readonly string[]}>>;

for (const [name, {looked}] of Object.entries(shops) as Array<
  [keyof typeof shops, {looked: readonly string[]}]
>) {
  const goods = catalogueNamed(name);
  const handles = productHandles(name);

  test.describe(`connected to the shop "${name}"`, {tag: '@once'}, () => {
    let demo: TestShop;
    let storefront: Storefront;

    test.beforeAll(async () => {
      demo = await startTestShop({catalogue: name});
      storefront = await startStorefront(demo.environment);
    });
    test.afterAll(async () => {
      await storefront.stop();
      await demo.close();
    });

    for (const language of languages) {
      test(`every page says only what that shop says, in ${language}`, async ({request}) => {
        test.setTimeout(240_000);
        const paths = [
          '/',
          '/category/all',
          ...categories.map(({handle}) => `/category/${handle}`),
          ...handles.map((handle) => `/product/${handle}`),
        ];
        for (const path of paths) {
          const {status, html, document} = await read(request, storefront, path, language);
          expect(status, path).toBeLessThan(400);
          expect(
            ownWords.filter((text) => html.includes(text)),
            path,
          ).toEqual([]);
          expect(document.querySelector('h1')?.text.trim(), path).toBeTruthy();
          expect(document.querySelector('title')?.text.trim(), path).toBeTruthy();
          const foreign = pictureAddresses(document).filter(
            (address) => !address.startsWith(demo.origin),
          );
          expect(foreign, path).toEqual([]);
        }
        for (const path of ownPages) {
          const {status, html} = await read(request, storefront, path, language);
          expect(status, path).toBe(404);
          expect(
            ownWords.filter((text) => html.includes(text)),
            path,
          ).toEqual([]);
        }
      });

      test(`its pages hold in ${language}: nothing cut off, no rule of axe broken`, async ({
        page,
        context,
      }) => {
        test.setTimeout(180_000);
        await context.addCookies([{name: 'language', value: language, url: storefront.origin}]);
        const shop = new Shop(page, language);
        for (const path of looked) {
          await shop.open(`${storefront.origin}${path}`);
          for (const width of [360, 1280]) {
            await page.setViewportSize({width, height: 800});
            const sideways = await page.evaluate(
              () => document.documentElement.scrollWidth - innerWidth,
            );
            expect(sideways, `${path} at ${width} px`).toBeLessThanOrEqual(0);
          }
          expect(await axeViolations(page), path).toEqual([]);
        }
      });
    }

    if (goods.currency !== 'SEK' && handles.length > 0) {
      test('money is in that shop’s currency alone', async ({request}) => {
        for (const language of languages) {
          for (const path of ['/', '/category/all', `/product/${handles[0]}`]) {
            const {html} = await read(request, storefront, path, language);
            expect(html, path).not.toMatch(/\bSEK\b|\$\d/);
            expect(html, path).toContain('€');
          }
          const {html} = await read(request, storefront, `/product/${handles[0]}`, language);
          expect(html).toContain(`"priceCurrency":"${goods.currency}"`);
        }
      });
    }

    test('the footer leads to what the shop has written in Shopify', async ({request}) => {
      const written = Object.values(goods.policies ?? {});
      for (const language of languages) {
        const {document} = await read(request, storefront, '/', language);
        const links = document
          .querySelectorAll('footer a[href^="/policies/"]')
          .map((link) => link.getAttribute('href'));
        expect(links.toSorted()).toEqual(
          written.map(({handle}) => `/policies/${handle}`).toSorted(),
        );
        for (const {handle, title, body} of written) {
          const page = await read(request, storefront, `/policies/${handle}`, language);
          expect(page.status).toBe(200);
          expect(page.document.querySelector('h1')?.text).toBe(title);
          expect(page.document.querySelector('main')?.text).toContain(
            parse(body).text.slice(0, 40),
          );
        }
      }
      const {status} = await read(request, storefront, '/policies/terms-of-service', 'sv');
      expect(status).toBe(goods.policies?.termsOfService ? 200 : 404);
    });

    test('the sitemap names its products and none of this shop’s pages', async ({request}) => {
      const index = await request.get(`${storefront.origin}/sitemap.xml`);
      expect(index.status()).toBe(200);
      const parts = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, loc]) => loc,
      );
      const texts = await Promise.all(
        parts.map(async (part = '') => (await request.get(part)).text()),
      );
      const all = texts.join('');
      for (const handle of handles) expect(all).toContain(`/product/${encodeURIComponent(handle)}`);
      for (const page of ownPages) expect(all).not.toContain(`${storefront.origin}${page}<`);
    });
  });
}

test.describe('what only strangers sell', {tag: '@desktop'}, () => {
  let demo: TestShop;
  let storefront: Storefront;

  test.beforeAll(async () => {
    demo = await startTestShop({catalogue: 'stranger'});
    storefront = await startStorefront(demo.environment);
  });
  test.afterAll(async () => {
    await storefront.stop();
    await demo.close();
  });
  test.beforeEach(async ({context}) => {
    await context.addCookies([{name: 'language', value: 'en', url: storefront.origin}]);
  });

  test('a shopper picks a size of one colour whose first size is sold out', async ({page}) => {
    const shop = new Shop(page, 'en');
    await shop.open(`${storefront.origin}/product/storm-fingervantar`);
    await expect(page.getByRole('button', {name: 'Out of stock'}).first()).toBeVisible();
    await expect(page.getByText(/^For sale: /)).toBeVisible();
    const size = page.getByRole('group').filter({has: page.locator('legend')});
    await expect(size).toHaveCount(1);
    await size.locator('button:enabled').first().click();
    await page.getByRole('main').getByRole('button', {name: 'Add to cart'}).first().click();
    await expect(shop.toast('added to cart')).toBeVisible();
  });

  test('a shopper finds the only variant in stock, past the hundredth', async ({page}) => {
    const shop = new Shop(page, 'en');
    await shop.open(`${storefront.origin}/product/enstyrkeglas-alla-styrkor`);
    for (const group of await page.locator('fieldset').all()) {
      await group.locator('button:enabled').first().click();
    }
    await expect(
      page.getByRole('main').getByRole('button', {name: 'Add to cart'}).first(),
    ).toBeEnabled();
  });

  test('a collection of the shop’s own is found at its address, by its name', async ({page}) => {
    const shop = new Shop(page, 'en');
    await shop.open(`${storefront.origin}/collections/solglasogon`);
    await expect(page).toHaveURL(/\/category\/solglasogon$/);
    await expect(shop.heading).toHaveText('Solglasögon');
    await expect(shop.heading).toHaveAttribute('lang', 'sv');
    await expect(shop.cards.getByRole('heading', {name: 'Titan Aviator'})).toBeVisible();
    await shop.open(`${storefront.origin}/category/rea`);
    await expect(shop.heading).toHaveText('Rea');
    await expect(page.getByText(shop.words.noProducts)).toBeVisible();
  });

  test('where shipping is told, the link leads to the shop’s own policy', async ({page}) => {
    await new Shop(page, 'en').open(`${storefront.origin}/product/titan-aviator`);
    await page.getByRole('main').getByRole('link', {name: 'Shipping'}).click();
    await expect(page).toHaveURL(/\/policies\/shipping-policy$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Fraktpolicy');
  });

  test('a gift card is not sent, warranted or returned', async ({page}) => {
    await new Shop(page, 'en').open(`${storefront.origin}/product/presentkort`);
    await expect(page.getByRole('main')).not.toContainText(
      /free shipping|warranty|returns|CE mark/i,
    );
  });

  test('what is ordered for later is not called in stock', async ({page}) => {
    await new Shop(page, 'en').open(`${storefront.origin}/product/lasglasogon-pa-vag`);
    await expect(page.getByText('Not in stock right now, sent when it has come in')).toBeVisible();
    await expect(page.getByText('In stock', {exact: true})).toHaveCount(0);
  });

  test('a title stands as the shop wrote it, marked with its language', async ({page}) => {
    await new Shop(page, 'en').open(`${storefront.origin}/product/titan-aviator`);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText('Titan Aviator');
    await expect(heading).toHaveAttribute('lang', 'sv');
  });

  test('a reduction is announced only where the shop states the lowest price', async ({page}) => {
    const shop = new Shop(page, 'en');
    const former = page.getByRole('main').locator('s');
    await shop.open(`${storefront.origin}/product/rea-med-lagsta-pris`);
    await expect(former.first()).toBeVisible();
    for (const handle of ['rea-utan-uppgift', 'rea-som-sager-emot-sig', 'rea-baklanges']) {
      await shop.open(`${storefront.origin}/product/${handle}`);
      await expect(former).toHaveCount(0);
    }
  });

  test('a description in markup keeps its lists and tables, and runs nothing', async ({page}) => {
    await new Shop(page, 'en').open(`${storefront.origin}/product/verkstadsglasogon`);
    const text = page.locator('.shop-html');
    await expect(text.locator('table')).toBeVisible();
    await expect(text.locator('li').first()).toBeVisible();
    await expect(text.locator('script, style, iframe, [onclick], [style]')).toHaveCount(0);
  });

  test('a wide picture is shown whole', async ({page}) => {
    await new Shop(page, 'en').open(`${storefront.origin}/product/bred-bild`);
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toHaveCSS('object-fit', 'contain');
    const address = new URL((await picture.getAttribute('src')) ?? '');
    const [width, height] = ['width', 'height'].map((name) =>
      Number(address.searchParams.get(name)),
    ) as [number, number];
    expect(width / height).toBeCloseTo(3, 1);
  });
});
