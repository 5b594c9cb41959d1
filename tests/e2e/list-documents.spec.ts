import {parse} from 'node-html-parser';
import {startRecordingProxy} from './fixtures/recording-proxy.ts';
import {startStorefront} from './fixtures/storefront.ts';
import {languages} from './fixtures/words.ts';
import {expect, goods, test, titles} from './fixtures/long-list.ts';

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
    expect(list?.numberOfItems).toBe(goods.products.length);
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
