import {get, type IncomingHttpHeaders} from 'node:http';
import {parse} from 'node-html-parser';
import {pages as ownPages} from '../../app/shop/navigation.ts';
import {catalogue} from '../../demo-shop/catalogue/index.ts';
import {categoryNames} from './fixtures/categories.ts';
import {startStorefront} from './fixtures/storefront.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

/** The static pages. */
const staticPages = ['/', ...ownPages];

const categoryPages = [...Object.keys(categoryNames), 'carbon-fiber'].map(
  (category) => `/category/${category}`,
);
const productPages = catalogue.map(({handle}) => `/product/${handle}`);
const routes = [...staticPages, '/product/hybrid-atom', '/category/fibrous'];

/** What crawlers find in the server's HTML. */
test.describe('search engines', {tag: '@once'}, () => {
  for (const pathname of routes) {
    test(`§2 ${pathname} names its URL in each language`, async ({assetCdn, storefront}) => {
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
        expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'));
        expect(metaOf(html, 'og:description')).toMatch(/^.{50,170}$/);
        expect(unescape(metaOf(html, 'og:url'))).toBe(address);
        expect(metaOf(html, 'og:type')).toBe('website');
        expect(metaOf(html, 'og:site_name')).toBe('Västerljus');
        expect(metaOf(html, 'og:locale')).toBe({sv: 'sv_SE', en: 'en_GB'}[language]);
        expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
        expect((await assetCdn.fetch(unescape(metaOf(html, 'og:image')))).status).toBe(200);
      }
    });
  }

  for (const language of languages) {
    test(`§2 titles and descriptions are unique in ${language}`, async ({storefront}) => {
      const query = language === 'sv' ? '' : '?lng=en';
      const pages = await Promise.all(
        [...staticPages, ...categoryPages, ...productPages].map(async (pathname) => {
          const html = await textOf(storefront.origin + pathname + query);
          const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
          return {pathname, title, description: metaOf(html, 'description')};
        }),
      );
      for (const {pathname, title, description} of pages) {
        expect(title, pathname).toMatch(/\S – Västerljus$/);
        expect(description, pathname).toMatch(/^(?!.*\{\{).{50,170}$/);
      }
      expect(repeated(pages.map(({title}) => title))).toEqual([]);
      expect(repeated(pages.map(({description}) => description))).toEqual([]);
    });
  }

  test('§2 pages without content for search are noindex', async ({storefront}) => {
    for (const pathname of ['/nothing-here', '/product/nothing-here', '/category/zzz', '/admin']) {
      const html = await textOf(storefront.origin + pathname);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html.match(/<title>/g)).toHaveLength(1);
    }
  });

  test('§2 the sitemap lists every page in both languages', async ({storefront}) => {
    const {origin} = storefront;
    const response = await fetch(`${origin}/sitemap.xml`);
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const parts = parse(await response.text()).querySelectorAll('sitemap loc');
    const texts = await Promise.all(parts.map(({text}) => textOf(text)));
    const entries = texts.flatMap((xml) => parse(xml).querySelectorAll('url'));
    const addresses = entries.map((entry) => entry.querySelector('loc')?.text ?? '');
    const expected = [...staticPages, ...categoryPages, '/category/all', ...productPages];
    expect(addresses.toSorted()).toEqual(
      expected.flatMap((pathname) => [origin + pathname, `${origin}${pathname}?lng=en`]).toSorted(),
    );
    for (const [index, entry] of entries.entries()) {
      const [plain = ''] = addresses[index]?.split('?') ?? [];
      const alternates = entry.querySelectorAll('xhtml\\:link');
      expect(alternates.map(({attributes}) => attributes)).toEqual([
        {rel: 'alternate', hreflang: 'sv', href: plain},
        {rel: 'alternate', hreflang: 'en', href: `${plain}?lng=en`},
        {rel: 'alternate', hreflang: 'x-default', href: plain},
      ]);
    }
    for (const address of addresses.filter((one) => !one.includes('/product/'))) {
      expect((await fetch(unescape(address))).status, address).toBe(200);
    }
  });

  test('§2 robots.txt disallows only /admin', async ({storefront}) => {
    const robots = await textOf(`${storefront.origin}/robots.txt`);
    expect(robots).toContain('Disallow: /admin\n');
    expect(robots).not.toContain('Disallow: /\n');
    expect(robots).toContain(`Sitemap: ${storefront.origin}/sitemap.xml`);
    const page = await fetch(`${storefront.origin}/category/titan`);
    expect(page.headers.get('X-Robots-Tag')).toBeNull();
  });

  test('§2 robots.txt disallows every page of a preview', async ({storefront}) => {
    const host = '0123-abc.o2.myshopify.dev';
    const robots = await answerAt(host, `${storefront.origin}/robots.txt`);
    expect(robots.body).toBe('User-agent: *\nDisallow: /\n');
    const page = await answerAt(host, `${storefront.origin}/category/titan`);
    expect(page.headers['x-robots-tag']).toBe('noindex');
  });

  test('§2 a hidden deployment keeps robots out', async ({demoShop}) => {
    const {origin, stop} = await startStorefront({
      ...demoShop.environment,
      HIDE_FROM_SEARCH_ENGINES: 'true',
    });
    try {
      expect(await textOf(`${origin}/robots.txt`)).toBe('User-agent: *\nDisallow: /\n');
      for (const pathname of ['/', '/category/titan', '/nothing-here', '/sitemap.xml']) {
        const {headers} = await fetch(origin + pathname);
        expect(headers.get('X-Robots-Tag'), pathname).toBe('noindex');
      }
    } finally {
      await stop();
    }
  });

  test('§2 the manifest’s icons exist', async ({assetCdn, storefront}) => {
    const manifest = JSON.parse(await textOf(`${storefront.origin}/manifest.webmanifest`)) as {
      icons: Array<{src: string}>;
    };
    expect(manifest.icons).toHaveLength(2);
    for (const {src} of manifest.icons) expect((await assetCdn.fetch(src)).status).toBe(200);
  });

  test('/favicon.ico redirects to the icon', async ({assetCdn, storefront}) => {
    const response = await fetch(`${storefront.origin}/favicon.ico`, {redirect: 'manual'});
    expect(response.status).toBe(302);
    const file = await assetCdn.fetch(response.headers.get('Location') ?? '');
    expect(file.status).toBe(200);
  });
});

test(
  '§4 the language switch changes canonical link and metadata',
  {tag: '@once'},
  async ({page, shop}) => {
    await shop.open('/category/titan');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /\/category\/titan$/);
    await page.getByRole('link', {name: 'EN, English'}).click();
    await expect(canonical).toHaveAttribute('href', /\/category\/titan\?lng=en$/);
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_GB');
  },
);

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** The response to a request with this Host header. */
function answerAt(
  host: string,
  address: string,
): Promise<{body: string; headers: IncomingHttpHeaders}> {
  return new Promise((resolve, reject) => {
    get(address, {headers: {host}}, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({body, headers: response.headers}));
    }).on('error', reject);
  });
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function linksOf(html: string, rel: string): Array<{hreflang?: string; href: string}> {
  return [...html.matchAll(/<link rel="([^"]*)"(?: hrefLang="([^"]*)")? href="([^"]*)"/gi)]
    .filter((match) => match[1] === rel)
    .map(([, , hreflang, href = '']) => ({...(hreflang && {hreflang}), href: unescape(href)}));
}

function metaOf(html: string, name: string): string {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

function unescape(html: string): string {
  return html.replaceAll('&amp;', '&');
}
