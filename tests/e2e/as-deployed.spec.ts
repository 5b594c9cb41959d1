import type {Page} from '@playwright/test';
import {asOxygen} from '../as-oxygen.mjs';
import {pages as ownPages} from '../../app/shop/navigation.ts';
import {productOf, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

/** The asset URL of the build that `npm test` makes. */
const BASE = asOxygen.HYDROGEN_ASSET_BASE_URL;

const fjell = productOf('mood-fjell');

/** Without /admin, which has tests of its own against the same build. */
const pages = ['/', ...ownPages, '/category/mood', `/product/${fjell.handle}`, '/nothing-here'];

/** Records every request of a page, and every failure. */
class Traffic {
  readonly requests: URL[] = [];
  readonly failures: string[] = [];

  constructor(page: Page) {
    page.on('request', (request) => this.requests.push(new URL(request.url())));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A navigation aborts the previous page's requests.
      if (reason !== 'net::ERR_ABORTED') this.failures.push(`${request.url()}: ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.failures.push(`${response.url()}: ${response.status()}`);
    });
  }

  /** The requested files of the build, relative to its asset URL. */
  get files(): string[] {
    return this.requests
      .filter(({href}) => href.startsWith(BASE))
      .map(({pathname}) => pathname.slice(new URL(BASE).pathname.length));
  }
}

for (const language of languages) {
  test.describe(`on Oxygen, in ${language},`, {tag: '@once'}, () => {
    test.use({language});

    test('every page loads its font and pictures, and no request fails', async ({
      problems,
      shop,
    }) => {
      test.setTimeout(120_000);
      problems.allowStatus(404);
      const traffic = new Traffic(shop.page);
      expect(pages.length).toBeGreaterThan(10);
      for (const path of pages) {
        await test.step(path, async () => {
          await shop.open(path);
          expect(await brokenPictures(shop.page), path).toEqual([]);
          expect(await fontsFrom(shop.page), path).toEqual([
            expect.stringMatching(new RegExp(`^${BASE}assets/hanken-grotesk`)),
          ]);
        });
      }
      const {origin} = new URL(shop.page.url());
      expect(traffic.failures).toEqual([`${origin}/nothing-here: 404`]);
      const atOrigin = traffic.requests.filter((url) => url.origin === origin);
      expect(atOrigin.filter(({pathname}) => /\.(?!data|webmanifest)\w+$/.test(pathname))).toEqual(
        [],
      );
      expect(traffic.files.length).toBeGreaterThan(pages.length * 5);
    });
  });
}

test('on Oxygen, parts that load on demand arrive', {tag: '@once'}, async ({cart, shop}) => {
  const {page, words} = shop;
  const traffic = new Traffic(page);
  await shop.open(`/product/${fjell.handle}`);
  await page.getByRole('button', {name: words.addToCart}).first().click();
  await expect(shop.toast(words.added(titleOf(fjell, 'sv')))).toBeInViewport({ratio: 1});
  await cart.open();
  await cart.close();
  await page
    .getByRole('button', {name: /\(förstora\)$/})
    .first()
    .click();
  await expect(page.getByRole('button', {name: 'Stäng bilden'})).toBeFocused();
  for (const part of ['toaster', 'cart-drawer', 'zoom']) {
    expect(traffic.files).toContainEqual(expect.stringMatching(`assets/${part}`));
  }
  expect(traffic.failures).toEqual([]);
});

test(
  'on Oxygen, hovering a link prefetches its page’s data and script',
  {tag: '@desktop'},
  async ({shop}) => {
    const {page} = shop;
    const traffic = new Traffic(page);
    await shop.open('/');
    const before = new Set(traffic.files);
    const data = page.waitForResponse('**/category/titan.data*');
    await page.getByRole('contentinfo').locator('a[href="/category/titan"]').hover();
    expect((await data).status()).toBe(200);
    await expect
      .poll(() => traffic.files.filter((file) => file.endsWith('.js') && !before.has(file)))
      .not.toEqual([]);
    expect(traffic.failures).toEqual([]);
  },
);

test.describe('the content security policy', {tag: '@once'}, () => {
  test('allows only the origins that the shop uses', async ({demoShop, storefront}) => {
    const {headers} = await fetch(storefront.origin);
    const header = headers.get('Content-Security-Policy') ?? '';
    const policy = Object.fromEntries(
      header.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    expect(policy).toEqual({
      'default-src': ["'self'"],
      'script-src': [BASE, expect.stringMatching(/^'nonce-[\w-]{20,}'$/)],
      'style-src': [
        BASE,
        expect.stringMatching(/^'sha256-.{44}'$/),
        expect.stringMatching(/^'sha256-.{44}'$/),
      ],
      'style-src-attr': ["'unsafe-inline'"],
      'font-src': [BASE],
      'img-src': [BASE, demoShop.origin],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': ["'none'"],
      'object-src': ["'none'"],
      'worker-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test('has a new nonce in every response', async ({storefront}) => {
    const nonces = await Promise.all(
      ['/', '/', '/terms'].map(async (path) => {
        const {headers} = await fetch(storefront.origin + path);
        return /'nonce-([^']*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];
      }),
    );
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  test('blocks another shop’s script on the same CDN, injected styles and frames', async ({
    problems,
    shop,
  }) => {
    problems.allow(/violates the following Content Security Policy directive/);
    await shop.open('/terms');
    const refused = await shop.page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const directives: string[] = [];
          document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
            directives.push(effectiveDirective);
            if (directives.length === 3) resolve(directives.toSorted());
          });
          const script = document.createElement('script');
          script.src = 'https://cdn.shopify.com/s/files/1/script.js';
          const style = document.createElement('style');
          style.textContent = 'body {display: none}';
          const frame = document.createElement('iframe');
          frame.src = '/';
          document.body.append(script, style, frame);
        }),
    );
    expect(refused).toEqual(['frame-src', 'script-src-elem', 'style-src-elem']);
  });
});

/** The URLs of pictures that fail to load, lazy ones included. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return pictures
      .filter(({naturalWidth}) => naturalWidth === 0)
      .map(({currentSrc}) => currentSrc);
  });
}

/** The URLs of the font files behind the page's text. */
function fontsFrom(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const family = getComputedStyle(document.body).fontFamily.split(', ')[0] ?? '';
    const isLoaded = [...document.fonts].some((font) => {
      return font.status === 'loaded' && family.includes(font.family);
    });
    if (!isLoaded || !document.fonts.check(`16px ${family}`)) return [];
    const resources = performance.getEntriesByType('resource').map(({name}) => name);
    return resources.filter((name) => name.endsWith('.woff2'));
  });
}
