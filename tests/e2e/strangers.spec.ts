import type {APIRequestContext, Page} from '@playwright/test';
import {parse, type HTMLElement as Element} from 'node-html-parser';
import {announcement} from '../../app/shop/announcement.ts';
import {benefits} from '../../app/shop/benefits.ts';
import {categories} from '../../app/shop/categories.ts';
import {descriptions, marketing} from '../../app/shop/category-texts.ts';
import {company} from '../../app/shop/company.ts';
import {features} from '../../app/shop/features.ts';
import {pages as ownPages} from '../../app/shop/navigation.ts';
import {safety} from '../../app/shop/safety.ts';
import {catalogueNamed, type CatalogueName} from '../../demo-shop/catalogues/index.ts';
import {testWithShop} from './fixtures/another-shop.ts';
import {axeViolations} from './fixtures/axe.ts';
import type {Shop} from './fixtures/shop.ts';
import {expect} from './fixtures/test.ts';
import {languages, type Language} from './fixtures/words.ts';

/** Starts of texts that are true of this shop alone and must not appear in another. */
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
  document: Element;
}

async function read(request: APIRequestContext, path: string, language: Language): Promise<Answer> {
  const response = await request.get(encodeURI(path), {
    headers: {Cookie: `language=${language}`},
  });
  const html = await response.text();
  return {status: response.status(), html, document: parse(html)};
}

/** The URLs of a page's pictures, its social card's included. */
function pictureAddresses(document: Element): string[] {
  return [
    ...document.querySelectorAll('main img').map((image) => image.getAttribute('src')),
    ...document
      .querySelectorAll('meta[property="og:image"]')
      .map((meta) => meta.getAttribute('content')),
  ].filter((address) => address !== undefined);
}

/** Navigates as a link does, and waits for the complete page. */
async function goTo(shop: Shop, path: string): Promise<void> {
  const {page} = shop;
  await shop.navigate(path);
  await page.waitForURL((url) => decodeURI(url.pathname) === path);
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
}

/** Horizontal overflow of the page, and clipped texts. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const cut = [...document.querySelectorAll<HTMLElement>('body *:not(.sr-only, svg *)')].filter(
      (element) =>
        element.innerText &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX === 'hidden' &&
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
    );
    return [
      ...(wide > 0 ? [`${wide} px too wide`] : []),
      ...cut.map(({className, innerText}) => `${className}: ${innerText.slice(0, 40)}`),
    ];
  });
}

const PHONE = {width: 360, height: 780};
const DESKTOP = {width: 1280, height: 800};

const shops = ['stranger', 'euro', 'empty', 'one'] as const;

for (const name of shops) {
  const test = testWithShop(name);
  const goods = catalogueNamed(name);
  const handles = productHandles(name);
  const paths = [
    '/',
    '/category/all',
    ...categories.map(({handle}) => `/category/${handle}`),
    ...handles.map((handle) => `/product/${handle}`),
    ...Object.values(goods.policies ?? {}).map(({handle}) => `/policies/${handle}`),
  ];

  // The demo shop's collections are empty in another shop, so one such page is enough. A catalogue's special cases come
  // first; of the products after them, every twelfth is enough.
  const redundantPaths = new Set([
    ...categories.slice(1).map(({handle}) => `/category/${handle}`),
    ...handles
      .filter((_, index) => index > 40 && index % 12 > 0)
      .map((handle) => `/product/${handle}`),
  ]);

  test.describe(`connected to the shop "${name}"`, {tag: '@once'}, () => {
    // Axe misjudges the contrast of an element that is still fading in.
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    for (const language of languages) {
      test(`every page has only that shop’s own texts in ${language}`, async ({
        demoShop,
        request,
      }) => {
        test.setTimeout(240_000);
        for (const path of paths) {
          const {status, html, document} = await read(request, path, language);
          expect(status, path).toBeLessThan(400);
          expect(
            ownWords.filter((text) => html.includes(text)),
            path,
          ).toEqual([]);
          expect(document.querySelector('h1')?.text.trim(), path).toBeTruthy();
          expect(document.querySelector('title')?.text.trim(), path).toBeTruthy();
          const foreign = pictureAddresses(document).filter(
            (address) => !address.startsWith(demoShop.origin),
          );
          expect(foreign, path).toEqual([]);
        }
        for (const path of ownPages) {
          const {status, html} = await read(request, path, language);
          expect(status, path).toBe(404);
          expect(
            ownWords.filter((text) => html.includes(text)),
            path,
          ).toEqual([]);
        }
      });
    }

    test('every kind of page fits and passes axe in both languages', async ({page, shop}) => {
      test.setTimeout(10_000 + paths.length * 5_000);
      await shop.open('/');
      for (const path of paths.filter((path) => !redundantPaths.has(path))) {
        await shop.resize(PHONE);
        await goTo(shop, path);
        // The purchase bar covers content that a visitor can scroll into view, but axe does not scroll.
        await page
          .locator('.purchase')
          .evaluateAll((bars) =>
            bars.forEach((bar) => bar.setAttribute('style', 'position: static')),
          );
        // Header and footer are the same on every page.
        const part = path === '/' ? 'html' : 'main';
        expect(await cutOff(page), `${path}, ${shop.language}, on a phone`).toEqual([]);
        await shop.switchLanguage(shop.language === 'sv' ? 'en' : 'sv');
        expect(await cutOff(page), `${path}, ${shop.language}, on a phone`).toEqual([]);
        // The languages alternate: each page is checked in one, each kind of page in both.
        expect(await axeViolations(page, part), `${path}, ${shop.language}`).toEqual([]);
        await shop.resize(DESKTOP);
        expect(await cutOff(page), `${path}, ${shop.language}, on a desktop`).toEqual([]);
      }
    });

    if (goods.currency !== 'SEK' && handles.length > 0) {
      test('prices are in that shop’s currency only', async ({request}) => {
        for (const language of languages) {
          for (const path of ['/', '/category/all', `/product/${handles[0]}`]) {
            const {html} = await read(request, path, language);
            expect(html, path).not.toMatch(/\bSEK\b|\$\d/);
            expect(html, path).toContain('€');
          }
          const {html} = await read(request, `/product/${handles[0]}`, language);
          expect(html).toContain(`"priceCurrency":"${goods.currency}"`);
        }
      });
    }

    test('the footer links to the shop’s own policies in Shopify', async ({request}) => {
      const written = Object.values(goods.policies ?? {});
      for (const language of languages) {
        const {document} = await read(request, '/', language);
        const links = document
          .querySelectorAll('footer a[href^="/policies/"]')
          .map((link) => link.getAttribute('href'));
        expect(links.toSorted()).toEqual(
          written.map(({handle}) => `/policies/${handle}`).toSorted(),
        );
        for (const {handle, title, body} of written) {
          const page = await read(request, `/policies/${handle}`, language);
          expect(page.status).toBe(200);
          expect(page.document.querySelector('h1')?.text).toBe(title);
          expect(page.document.querySelector('main')?.text).toContain(
            parse(body).text.slice(0, 40),
          );
        }
      }
      const {status} = await read(request, '/policies/terms-of-service', 'sv');
      expect(status).toBe(goods.policies?.termsOfService ? 200 : 404);
    });

    test('the sitemap lists its products and no page of this shop', async ({
      request,
      storefront,
    }) => {
      const index = await request.get('/sitemap.xml');
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
