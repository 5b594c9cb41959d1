import {afterEach, describe, expect, test} from 'vitest';
import {large} from '../../demo-shop/catalogues/large.ts';
import {startTestShop, type TestShop} from './demo-shop.ts';

interface SitemapPage {
  sitemap: {
    pagesCount: {count: number};
    resources: {hasNextPage: boolean; items: Array<{handle: string; updatedAt: string}>};
  };
}

const SITEMAP = `query ($page: Int!, $type: SitemapType!) {
  sitemap(type: $type) { pagesCount { count } resources(page: $page) { hasNextPage items { handle updatedAt } } }
}`;

describe('§6 a shop of any size', () => {
  let shop: TestShop | undefined;
  afterEach(() => shop?.stop());

  test.each([50, 250, 1000, 5000])(
    'with %i products starts, and its sitemap lists each once',
    async (count) => {
      shop = await startTestShop({catalogue: large(count)});
      const seen: string[] = [];
      for (let page = 1; ; page += 1) {
        const {sitemap} = await shop.query<SitemapPage>(SITEMAP, {page, type: 'PRODUCT'});
        expect(sitemap.pagesCount.count).toBe(Math.ceil(count / 250));
        seen.push(...sitemap.resources.items.map(({handle}) => handle));
        expect(sitemap.resources.items.length).toBeLessThanOrEqual(250);
        if (!sitemap.resources.hasNextPage) break;
      }
      expect(new Set(seen).size).toBe(count);
      expect(seen).toHaveLength(count);
    },
  );

  test('lists collections in the sitemap, and its pages end', async () => {
    shop = await startTestShop({catalogue: large(50)});
    const collections = await shop.query<SitemapPage>(SITEMAP, {page: 1, type: 'COLLECTION'});
    expect(collections.sitemap.resources.items.map(({handle}) => handle)).toContain('carbon');
    for (const type of ['PRODUCT', 'PAGE']) {
      const {sitemap} = await shop.query<SitemapPage>(SITEMAP, {page: 2, type});
      expect(sitemap.resources).toEqual({hasNextPage: false, items: []});
    }
  });

  test('is deterministic, with realistic sizes and category words', () => {
    const {products} = large(1000);
    expect(large(1000).products).toEqual(products);
    for (const word of ['carbon', 'titan', 'kids'])
      expect(products.filter(({handle}) => handle.includes(word)).length).toBeGreaterThan(150);
    for (const {variants, pictures, description = ''} of products) {
      expect([variants.length, pictures.length]).toEqual([3, 5]);
      expect(description.length).toBeGreaterThanOrEqual(600);
    }
  });
});
