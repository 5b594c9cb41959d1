import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  canonicalPath,
  canonicalRedirect,
  pathInShop,
  requestedAddress,
  withParameters,
} from '../../app/server/addresses.server';
import {isHandle} from '../../app/catalogue/handle';
import {localizedUrl} from '../../app/layout/localized-url';

const SHOP = new URL('https://shop.test/product/x?y=z');
const pages = new Set(['/', '/about', '/why-carbon-fiber', '/robots.txt', '/product/:handle']);

/** Arbitrary paths, harmful characters included. */
const anyPath = fc
  .array(
    fc.constantFrom('/', '\\', '.', '..', '%', '%2e', '%2F', '%c0', 'Å', 'a', 'B', '?', '#', '@'),
  )
  .map((parts) => parts.join(''));

describe('§2 canonical URLs', () => {
  test.each([
    ['/', '/'],
    ['//', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/ABOUT//', '/about'],
    ['//about', '/about'],
    ['/%0A/%3C', '/%3C'],
    ['/a/%0d%09/b', '/a/b'],
    ['/a%0Ab', '/a%0Ab'],
    ['/Why-Carbon-Fiber', '/why-carbon-fiber'],
    ['/category/Fibrous', '/category/fibrous'],
    ['/Category/FIBROUS/', '/category/fibrous'],
    ['/product/Hybrid-Atom', '/product/hybrid-atom'],
    ['/product/%48ybrid', '/product/hybrid'],
    ['/product/%C3%85re', '/product/%C3%A5re'],
    ['/product/%c3%a5re', '/product/%C3%A5re'],
    ['/product/a%20B', '/product/a%20b'],
    // Not pages of the shop: only the slashes change.
    ['/Nope/', '/Nope'],
    ['/discount/SUMMER', '/discount/SUMMER'],
    ['/product/A/B', '/product/A/B'],
    // Not handles: the page refuses them.
    ['/product/%C0', '/product/%C0'],
    ['/product/%E0%A4%A', '/product/%E0%A4%A'],
    ['/product/A%00', '/product/A%00'],
    ['/product/A%2FB', '/product/A%2FB'],
    [`/product/${'A'.repeat(256)}`, `/product/${'A'.repeat(256)}`],
  ])('§2 %s has the canonical path %s', (asked, canonical) => {
    expect(canonicalPath(asked, pages)).toBe(canonical);
  });

  test('§2 a canonical path is stable and stays in the shop', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '/product/', '/category/'), anyPath, (prefix, rest) => {
        const {pathname} = new URL(`https://shop.test${prefix}/${rest}`);
        const canonical = canonicalPath(pathname, pages);
        expect(canonicalPath(canonical, pages)).toBe(canonical);
        expect(new URL(canonical, SHOP).origin).toBe(SHOP.origin);
        expect(new URL(canonical, SHOP).pathname).toBe(canonical);
      }),
    );
  });

  test.each([
    ['GET', '/about/?a=1&b=2', 308, '/about?a=1&b=2'],
    ['HEAD', '/category/Titan', 308, '/category/titan'],
    ['POST', '/about/', undefined, null],
    ['POST', '/%0A/%3C', 404, null],
    ['GET', '/about?a=1', undefined, null],
  ])('§2 %s %s is answered with %s', (method, path, status, location) => {
    const answer = canonicalRedirect(new Request(`https://shop.test${path}`, {method}), pages);
    expect(answer?.status).toBe(status);
    expect(answer?.headers.get('Location') ?? null).toBe(location);
  });

  test.each([
    ['/about.data?_routes=root', '/about', ''],
    ['/about/_.data', '/about/', ''],
    ['/_.data?lng=en', '/', '?lng=en'],
    ['/.data', '/', ''],
    ['/x_.data', '/x_', ''],
    ['/about?_routes=1', '/about', '?_routes=1'],
  ])('navigation data at %s belongs to %s', (path, pathname, search) => {
    expect(requestedAddress(new Request(`https://shop.test${path}`)).url).toMatchObject({
      pathname,
      search,
    });
  });
});

describe('redirect targets stay in the shop', () => {
  test.each([
    ['/category/titan', '/category/titan'],
    ['/a?b=c#d', '/a?b=c#d'],
    ['category', '/category'],
    ['https://shop.test/a', '/a'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['https:evil.example', '/evil.example'],
  ])('%s becomes a path in the shop', (address, path) => {
    expect(pathInShop(address, SHOP)).toBe(path);
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    'http://shop.test/a',
    'https://shop.test@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://[',
  ])('%s is refused', (address) => {
    expect(pathInShop(address, SHOP)).toBeUndefined();
  });

  test('any address with any parameters stays in the shop', () => {
    const anyAddress = fc.oneof(anyPath, fc.string());
    fc.assert(
      fc.property(anyAddress, fc.string(), fc.string(), (address, name, value) => {
        const path = pathInShop(address, SHOP) ?? '/';
        const location = withParameters(path, new URLSearchParams([[name, value]]));
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(new URL(location, SHOP).origin).toBe(SHOP.origin);
      }),
    );
  });
});

test.each([
  ['hybrid-atom', true],
  ['åre', true],
  ['サングラス', true],
  ['carbon fiber', true],
  ['x'.repeat(255), true],
  ['', false],
  ['x'.repeat(256), false],
  ['%c0', false],
  ['a/b', false],
  ['a\\b', false],
  ['a\u0000', false],
  ['a\nb', false],
  ['\uD800', false],
])('%j as a handle: %s', (word, is) => {
  expect(isHandle(word)).toBe(is);
});

test.each([
  ['/about', 'https://shop.test/about', 'https://shop.test/about?lng=en'],
  ['/', 'https://shop.test/', 'https://shop.test/?lng=en'],
  ['/about/', 'https://shop.test/about', 'https://shop.test/about?lng=en'],
  ['//evil.example', 'https://shop.test/evil.example', 'https://shop.test/evil.example?lng=en'],
])('§2 %s has the URLs %s and %s', (pathname, sv, en) => {
  expect(localizedUrl(SHOP.origin, pathname, 'sv')).toBe(sv);
  expect(localizedUrl(SHOP.origin, pathname, 'en')).toBe(en);
});
