import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import type {StorefrontApi} from '../../app/server/storefront-api.server.ts';
import {loadCategory} from '../../app/catalogue/load-category.server.ts';
import {
  loadBestsellers,
  loadFilledCategories,
  loadPreview,
} from '../../app/catalogue/load-products.server.ts';
import {loadShop} from '../../app/catalogue/load-shop.server.ts';
import {loadSitemapLength, loadSitemapPage} from '../../app/catalogue/load-sitemap.server.ts';
import {large} from '../../demo-shop/catalogues/large.ts';
import {MemoryCache} from '../unit/support/memory-cache.ts';
import {startTestShop, type TestShop} from './demo-shop.ts';
import {storefrontOf} from './storefront-of.ts';

/** The queries of each page, without the shop query that every page makes. */
const pages = {
  'a category': (api: StorefrontApi) => loadCategory(api, 'fibrous', 1),
  'its second page': (api: StorefrontApi) => loadCategory(api, 'fibrous', 2),
  'home': (api: StorefrontApi) => Promise.all([loadBestsellers(api), loadPreview(api)]),
  'the sitemap': loadSitemapLength,
  'its pages': loadFilledCategories,
  'its first products': (api: StorefrontApi) => loadSitemapPage(api, 1),
} as const;

type Page = keyof typeof pages;

/** The maximum of calls per page with an empty cache, including the shop query. */
const limits: ReadonlyArray<readonly [products: number, calls: Record<Page, number>]> = [
  [50, {'a category': 2, 'its second page': 2, ...otherPages(5)}],
  [250, {'a category': 4, 'its second page': 4, ...otherPages(5)}],
  [1000, {'a category': 5, 'its second page': 5, ...otherPages(5)}],
  [5000, {'a category': 13, 'its second page': 13, ...otherPages(5)}],
];

/** Pages that cost the same at any size. */
function otherPages(home: number) {
  return {home, 'the sitemap': 2, 'its pages': 3, 'its first products': 2};
}

const MEGABYTE = 1_000_000;

for (const [products, calls] of limits) {
  describe(`API calls for a shop of ${products} products`, () => {
    let shop: TestShop;
    let cost: {calls: number; bytes: number};
    let pending: Array<Promise<unknown>>;

    beforeAll(async () => {
      shop = await startTestShop({catalogue: large(products)});
    }, 120_000);
    afterAll(() => shop.stop());

    beforeEach(() => {
      cost = {calls: 0, bytes: 0};
      pending = [];
      const {fetch} = globalThis;
      vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
        const response = await fetch(address, init);
        cost.calls += 1;
        cost.bytes += (await response.clone().arrayBuffer()).byteLength;
        return response;
      });
    });
    afterEach(() => vi.unstubAllGlobals());

    /** A page view on a storefront with this cache. */
    async function visit(page: Page, cache: Cache): Promise<void> {
      const api = storefrontOf(shop, cache, (promise) => pending.push(promise));
      await Promise.all([loadShop(api), pages[page](api)]);
    }

    test.each(Object.keys(pages) as Page[])(
      '%s costs the same for ten visitors as for one',
      async (page) => {
        await visit(page, new MemoryCache());
        const one = cost;
        expect(one.calls).toBeLessThanOrEqual(calls[page]);
        expect(one.bytes).toBeLessThanOrEqual(MEGABYTE);

        cost = {calls: 0, bytes: 0};
        const cache = new MemoryCache();
        await Promise.all(Array.from({length: 10}, () => visit(page, cache)));
        expect(cost).toEqual(one);

        await Promise.all(pending);
        await visit(page, cache);
        expect(cost, 'and no calls for the next visitor').toEqual(one);
      },
    );
  });
}
