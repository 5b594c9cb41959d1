import {describe, expect, test} from 'vitest';
import {askedOfProduct, sharedRequest} from '../../app/server/page-cache/shared-request.server';

const SHOP = 'https://shop.test';

function keyOf(path: string, headers: HeadersInit = {}, method = 'GET'): string | undefined {
  return sharedRequest(new Request(SHOP + path, {method, headers}))?.key;
}

describe('the cache key of a request', () => {
  test.each<[string, string, HeadersInit?]>([
    ['advertising parameters', '/faq?utm_source=a&fbclid=b&gclid=c'],
    ['an empty parameter', '/faq?'],
    ['an invalid page number', '/faq?page=<b>'],
    ['a page of more than a million', '/faq?page=1000000'],
    ['variant parameters outside a product page', '/faq?variant=12&Color=Red'],
    ['other cookies', '/faq', {Cookie: 'a=b; mysession=c; discount=d'}],
    ['the default language by cookie', '/faq', {Cookie: 'language=sv'}],
    ['the default language by URL', '/faq?lng=sv', {Cookie: 'language=en'}],
    ['an unknown language', '/faq?lng=de', {Cookie: 'language=de'}],
  ])('ignores %s', (_case, path, headers) => {
    expect(keyOf(path, headers)).toBe(keyOf('/faq'));
  });

  test('is the same for HEAD and GET', () => {
    expect(keyOf('/faq', {}, 'HEAD')).toBe(keyOf('/faq'));
  });

  test.each<[string, string, HeadersInit?]>([
    ['another page', '/about'],
    ['another page of a list', '/category/all?page=2'],
    ['a filter', '/category/all?colour=red'],
    ['a sort order', '/category/all?sort=newest'],
    ['a navigation’s data', '/category/all.data'],
    ['a part of a navigation’s data', '/category/all.data?_routes=routes/category/route'],
    ['the other language by URL', '/category/all?lng=en'],
    [
      'a search engine, which gets the complete page',
      '/category/all',
      {'User-Agent': 'Googlebot/2.1'},
    ],
  ])('differs for %s', (_case, path, headers) => {
    expect(keyOf(path, headers)).not.toBe(keyOf('/category/all'));
  });

  test('is the same for a language by URL and by cookie', () => {
    expect(keyOf('/?lng=en&utm_source=a')).toBe(keyOf('/', {Cookie: 'language=en'}));
  });

  test('normalises filters', () => {
    const filtered = keyOf('/category/all?colour=black&colour=red&to=2000');
    expect(keyOf('/category/all?to=2000&colour=red&x=1&colour=black&colour=red&sort=')).toBe(
      filtered,
    );
    expect(keyOf('/category/all?colour=<b>&sort=cheapest&from=1.5')).toBe(keyOf('/category/all'));
    expect(keyOf('/faq?colour=red')).toBe(keyOf('/faq'));
  });

  test('differs by host', () => {
    const other = sharedRequest(new Request('https://preview.test/faq'));
    expect(other?.key).not.toBe(keyOf('/faq'));
  });

  test.each([
    ['a form', {}, 'POST'],
    ['a deletion', {}, 'DELETE'],
    ['a session', {Cookie: 'session=abc'}, 'GET'],
    ['a session over https', {Cookie: 'language=en; __Host-session=abc'}, 'GET'],
    ['an invalid session', {Cookie: 'a=b;session='}, 'HEAD'],
  ])('is undefined for %s', (_case, headers, method) => {
    expect(keyOf('/', headers, method)).toBeUndefined();
  });

  test('includes the variant of a product and no other parameter', () => {
    const request = new Request(`${SHOP}/product/a?Color=Red&Color=Made+up&x=1&lng=en`);
    const shared = sharedRequest(request, '?Color=Red&Lens=Smoke');
    expect(shared?.toRequest().url).toBe(`${SHOP}/product/a?Color=Red&Lens=Smoke`);
    const other = new Request(`${SHOP}/product/a?Lens=Smoke&Color=Red&lng=en`);
    expect(sharedRequest(other, '?Color=Red&Lens=Smoke')?.key).toBe(shared?.key);
    expect(sharedRequest(other, '')?.key).toBe(keyOf('/product/a?lng=en'));
  });

  test.each([
    ['/product/a?Color=Red', {handle: 'a', search: '?Color=Red'}],
    ['/product/solglas%C3%B6gon?variant=1', {handle: 'solglasögon', search: '?variant=1'}],
    ['/product/a', undefined],
    ['/product/a?', undefined],
    ['/product/%ff?Color=Red', undefined],
    ['/product/a%2Fb?Color=Red', undefined],
    ['/product/a/b?Color=Red', undefined],
    ['/category/a?Color=Red', undefined],
    // All variants of a product share its data.
    ['/product/a.data?Color=Red', undefined],
    [`/product/a?Color=${'x'.repeat(5000)}`, undefined],
  ])('the product in %s is %j', (path, expected) => {
    expect(askedOfProduct(new Request(SHOP + path))).toEqual(expected);
  });

  test('a shared render has no data of the visitor', () => {
    const headers = {'Cookie': 'language=en; discount=secret', 'Oxygen-Buyer-IP': '192.0.2.1'};
    const request = new Request(`${SHOP}/category/all?utm_source=a&page=2&lng=en`, {
      method: 'HEAD',
      headers,
    });
    const plain = sharedRequest(request)?.toRequest();
    expect(plain?.method).toBe('GET');
    expect(plain?.url).toBe(`${SHOP}/category/all?page=2`);
    expect(plain?.headers.get('Cookie')).toBe('language=en');
    // Shopify's rate limits need the visitor's IP address.
    expect(plain?.headers.get('Oxygen-Buyer-IP')).toBe('192.0.2.1');
  });
});
