import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test, vi} from 'vitest';
import {languages} from '../../app/i18n/languages';
import {leadsSomewhere, readingLinks} from '../../app/layout/navigation';
import * as shop from '../../app/shop/navigation';
import {ownSources, textsOf} from './support/texts';

describe('§2 the shop’s pages', () => {
  test.each(shop.pages)('%s has a route and texts', (page) => {
    const fileExists = (file: string) => existsSync(fileURLToPath(new URL(file, import.meta.url)));
    expect(fileExists(`../../app/routes${page}/route.tsx`)).toBe(true);
    const words = ['sv.md', 'ts'].map((ending) => `../../app/shop/pages${page}.${ending}`);
    expect(words.some(fileExists), words.join(' or ')).toBe(true);
  });

  test('every link in menus and texts has a target', () => {
    expect(readingLinks('menu')).toEqual(shop.informationLinks);
    expect(readingLinks('footer')).toEqual(shop.footerLinks);
    const texts = languages.flatMap((language) =>
      ownSources.flatMap(([, source]) => textsOf(source, language)),
    );
    const addresses = texts.flatMap((text) =>
      [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, address = '']) => address),
    );
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !leadsSomewhere(address))).toEqual([]);
  });

  test.each([
    ['/', true],
    ['/#collections', true],
    ['#withdraw', true],
    ['/category/anything', true],
    ['/product/anything', true],
    ['/about', true],
    ['/returns#warranty', true],
    ['/press', false],
    ['/press#more', false],
  ])('%s has a target: %s', (address, leads) => {
    expect(leadsSomewhere(address)).toBe(leads);
  });

  test('a shop without a page, questions or benefits has no link to them', async () => {
    vi.resetModules();
    vi.doMock('../../app/shop/navigation', () => ({
      ...shop,
      pages: shop.pages.filter((page) => page !== '/story' && page !== '/returns'),
    }));
    vi.doMock('../../app/shop/questions.md', () => ({questions: []}));
    vi.doMock('../../app/shop/benefits', () => ({benefits: []}));
    const bare = await import('../../app/layout/navigation');
    expect(bare.readingLinks('menu').map(({to}) => to)).toEqual(['/why-carbon-fiber', '/about']);
    expect(bare.readingLinks('footer').map(({to}) => to)).toEqual([
      '/why-carbon-fiber',
      '/about',
      '/contact',
      '/faq',
      '/privacy',
      '/terms',
      '/accessibility',
    ]);
    expect(bare.leadsSomewhere('/returns#warranty')).toBe(false);
    vi.doUnmock('../../app/shop/navigation');
  });
});
