import {get} from 'node:http';
import {catalogue} from '../../demo-shop/catalogue/index.ts';
import {expect, test} from './fixtures/test.ts';

const routes = ['/', '/product/hybrid-atom', '/category/fibrous', '/story', '/faq'];

/** What those who read the server's HTML find in it. */
test.describe('found by search engines', {tag: '@once'}, () => {
  for (const pathname of routes) {
    test(`§2 ${pathname} names its address in each language`, async ({storefront}) => {
      const {origin} = storefront;
      const addresses = {sv: `${origin}${pathname}`, en: `${origin}${pathname}?lng=en`};
      for (const [language, address] of Object.entries(addresses)) {
        const html = await textOf(address);
        expect(linksOf(html, 'canonical')).toEqual([{href: address}]);
        expect(linksOf(html, 'alternate')).toEqual([
          {hreflang: 'sv', href: addresses.sv},
          {hreflang: 'en', href: addresses.en},
          {hreflang: 'x-default', href: addresses.sv},
        ]);
        expect(html.match(/<title>/g)).toHaveLength(1);
        expect(html.match(/<h1/g)).toHaveLength(1);
        expect(metaOf(html, 'og:title')).toBe(/<title>([^<]*)/.exec(html)?.[1]);
        expect(metaOf(html, 'og:locale')).toBe({sv: 'sv_SE', en: 'en_GB'}[language]);
        expect((await fetch(unescape(metaOf(html, 'og:image')))).status).toBe(200);
      }
    });
  }

  test('§2 pages with nothing to find are left out', async ({storefront}) => {
    for (const pathname of ['/nothing-here', '/product/nothing-here', '/category/zzz', '/admin']) {
      const html = await textOf(storefront.origin + pathname);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html.match(/<title>/g)).toHaveLength(1);
    }
  });

  test('§2 the sitemap holds every page and picture, in both languages', async ({storefront}) => {
    const {origin} = storefront;
    const response = await fetch(`${origin}/sitemap.xml`);
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    const addresses = [...xml.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const {handle} of catalogue) {
      expect(addresses).toContain(`${origin}/product/${handle}`);
      expect(addresses).toContain(`${origin}/product/${handle}?lng=en`);
    }
    for (const address of addresses.filter((one) => !one.includes('/product/'))) {
      expect((await fetch(unescape(address))).status, address).toBe(200);
    }
    const picture = /<image:loc>([^<]*)/.exec(xml)?.[1] ?? '';
    expect((await fetch(unescape(picture))).status).toBe(200);
  });

  test('§2 robots are kept from the price administration alone', async ({storefront}) => {
    const robots = await textOf(`${storefront.origin}/robots.txt`);
    expect(robots).toContain('Disallow: /admin\n');
    expect(robots).not.toContain('Disallow: /\n');
    expect(robots).toContain(`Sitemap: ${storefront.origin}/sitemap.xml`);
  });

  test('§2 robots are kept from a preview altogether', async ({storefront}) => {
    const robots = await new Promise<string>((resolve, reject) => {
      get(
        `${storefront.origin}/robots.txt`,
        {headers: {host: '0123-abc.o2.myshopify.dev'}},
        (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (part: string) => (body += part));
          response.on('end', () => resolve(body));
        },
      ).on('error', reject);
    });
    expect(robots).toBe('User-agent: *\nDisallow: /\n');
  });

  test('§2 the manifest’s icons are there', async ({storefront}) => {
    const manifest = JSON.parse(await textOf(`${storefront.origin}/manifest.webmanifest`)) as {
      icons: Array<{src: string}>;
    };
    for (const {src} of [
      ...manifest.icons,
      {src: '/favicon.ico'},
      {src: '/apple-touch-icon.png'},
    ]) {
      expect((await fetch(storefront.origin + src)).status).toBe(200);
    }
  });
});

test('§4 a switch of language changes what the page says of itself', async ({page, shop}) => {
  await shop.open('/category/titan');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/category\/titan$/);
  await page.getByRole('link', {name: 'EN, English'}).click();
  await expect(canonical).toHaveAttribute('href', /\/category\/titan\?lng=en$/);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_GB');
});

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

function linksOf(html: string, rel: string): Array<{hreflang?: string; href: string}> {
  return [...html.matchAll(/<link rel="([^"]*)"(?: hrefLang="([^"]*)")? href="([^"]*)"/gi)]
    .filter((match) => match[1] === rel)
    .map(([, , hreflang, href = '']) => ({...(hreflang && {hreflang}), href: unescape(href)}));
}

function metaOf(html: string, property: string): string {
  return new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

function unescape(html: string): string {
  return html.replaceAll('&amp;', '&');
}
