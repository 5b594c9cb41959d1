import type {Page} from '@playwright/test';
import {parse} from 'node-html-parser';
import sharp from 'sharp';
import {categoryNames} from './fixtures/categories.ts';
import {expect, test} from './fixtures/test.ts';

const routes = [
  '/',
  '/category/mood',
  '/product/mood-fjell',
  '/story',
  '/about',
  '/why-carbon-fiber',
] as const;

/** A visible picture: the width that it needs and the one that the browser chose. */
interface Shown {
  address: string;
  /** Width in device pixels under `object-fit: cover`. */
  needed: number;
  chosen: number;
  /** Widths offered in the chosen format, px, ascending. */
  offered: number[];
}

test(
  '§9 each page preloads its first picture and loads few others early',
  {tag: '@once'},
  async ({storefront}) => {
    for (const route of routes) {
      const page = parse(await (await fetch(storefront.origin + route)).text());
      const urgent = page.querySelectorAll('img[fetchpriority=high]');
      expect([1, 2], route).toContain(urgent.length);
      for (const picture of urgent) {
        expect(picture.getAttribute('style'), route).toMatch(/background-color:#[0-9a-f]{3,6}/);
      }
      // A picture with a crop for phones has two preloads.
      const preloads = page.querySelectorAll('link[rel=preload][as=image][fetchpriority=high]');
      expect([1, 2], route).toContain(preloads.length);
      for (const preload of preloads)
        expect(preload.getAttribute('imagesrcset'), route).toBeTruthy();
      const early = page.querySelectorAll('main img').filter((image) => {
        return image.getAttribute('loading') !== 'lazy';
      });
      expect(early.length, route).toBeLessThanOrEqual(4);
      for (const image of page.querySelectorAll('img')) {
        expect(image.getAttribute('width'), route).toMatch(/^\d+$/);
        expect(image.getAttribute('height'), route).toMatch(/^\d+$/);
      }
    }
  },
);

test(
  '§9 a shared link to a collection shows the collection’s own picture',
  {tag: '@once'},
  async ({assetCdn, storefront}) => {
    const addresses = new Set<string>();
    for (const category of Object.keys(categoryNames)) {
      const html = await (await fetch(`${storefront.origin}/category/${category}`)).text();
      const page = parse(html);
      const address =
        page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
      addresses.add(address);
      const picture = await assetCdn.fetch(address);
      expect(picture.headers.get('content-type'), category).toBe('image/jpeg');
      const {width, height} = await sharp(await picture.arrayBuffer()).metadata();
      expect([width, height], category).toEqual([1200, 630]);
    }
    expect(addresses.size).toBe(Object.keys(categoryNames).length);
  },
);

test('§9 each picture is fetched close to its display size and causes no layout shift', async ({
  shop,
}) => {
  const {page} = shop;
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          shift += Number(entry.value);
        }
        document.documentElement.dataset.shift = String(shift);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  for (const route of routes) {
    await shop.open(route);
    for (const {address, needed, chosen, offered} of await shownPictures(page)) {
      const what = `${route}: ${address} of ${offered.join(', ')} for ${Math.round(needed)} px`;
      if (chosen !== offered.at(-1)) expect(chosen, what).toBeGreaterThan(needed * 0.85);
      // The next smaller width would be too small.
      const smaller = offered.filter((width) => width < chosen).at(-1) ?? 0;
      expect(smaller, what).toBeLessThan(needed * 1.2);
    }
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift, `${route}: cumulative layout shift`).toBeLessThan(0.01);
  }
});

/** Scrolls to every picture, to load the lazy ones. */
async function shownPictures(page: Page): Promise<Shown[]> {
  const pictures = page.getByRole('main').locator('img:visible');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
  return pictures.evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || !image.currentSrc) return [];
      const address = image.currentSrc;
      const sets = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      const candidates = sets
        .map(({srcset}) => srcset.split(', ').map((candidate) => candidate.split(' ')))
        .find((set) => set.some(([url]) => url && new URL(url, location.href).href === address));
      const widths = candidates?.flatMap(([url = '', width = '']) => {
        const pixels = Number.parseInt(width, 10);
        return Number.isNaN(pixels) ? [] : [{url: new URL(url, location.href).href, pixels}];
      });
      const chosen = widths?.find(({url}) => url === address)?.pixels;
      if (!widths || chosen === undefined) return [];
      const box = image.getBoundingClientRect();
      const ratio = image.width / image.height;
      // The attributes are those of the wide picture, also where a crop for phones is shown.
      const natural = image.naturalWidth / image.naturalHeight;
      const across = ratio < natural ? box.height * natural : box.width;
      const offered = widths.map(({pixels}) => pixels).sort((a, b) => a - b);
      return [{address, needed: across * devicePixelRatio, chosen, offered}];
    }),
  );
}
