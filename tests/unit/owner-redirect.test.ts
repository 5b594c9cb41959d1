import {afterEach, describe, expect, test, vi} from 'vitest';
import {ownerRedirect} from '../../app/server/owner-redirect.server';
import type {StorefrontApi} from '../../app/server/storefront-api.server';

interface Redirect {
  path: string;
  target: string;
}

/** A shop whose search also returns other redirects, as a text search may. */
function shopWith(...nodes: Redirect[]) {
  const request =
    vi.fn<(document: string, variables: Record<string, string>, timeoutMs?: number) => unknown>();
  request.mockResolvedValue({here: {nodes}, atShopify: {nodes}});
  return {request, api: {request} as unknown as StorefrontApi};
}

const ask = (address: string, api: StorefrontApi, init?: RequestInit) =>
  ownerRedirect(new Request(`https://shop.test${address}`, init), api);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a URL redirect in Shopify', () => {
  test.each([
    ['/old', '/old', '/story', '/story'],
    ['/OLD', '/old', '/story', '/story'],
    ['/old', '/Old/', '/story', '/story'],
    ['/gammal-b%C3%A5ge', '/gammal-båge', '/story', '/story'],
    ['/old?utm=1', '/old', '/story', '/story?utm=1'],
    ['/old?utm=1', '/old', '/story?a=b#c', '/story?a=b&utm=1#c'],
    ['/old', '/old', 'https://shop.test/story', '/story'],
    ['/old', '/old', '/products/hybrid-atom', '/product/hybrid-atom'],
    ['/product/former?variant=1', '/products/former', '/products/new', '/product/new?variant=1'],
    ['/category/former', '/collections/former', '/collections/all', '/category/all'],
    ['/old?utm=1', '/old', 'https://other.test/a?b=c', 'https://other.test/a?b=c'],
  ])('redirects %s, by %s to %s, to %s', async (address, path, target, location) => {
    const {api, request} = shopWith({path: '/other', target: '/wrong'}, {path, target});
    const answer = await ask(address, api);
    expect(answer?.status).toBe(301);
    expect(answer?.headers.get('Location')).toBe(location);
    expect(request).toHaveBeenCalledOnce();
  });

  test.each([
    ['/nope', '/old', '/story'],
    ['/ol', '/old', '/story'],
    ['/old*', '/old', '/story'],
    ['/nope?redirect=/story', '/old', '/story'],
    ['/nope?redirect=/.//evil.example', '/old', '/story'],
    ['/nope?return_to=//evil.example', '/old', '/story'],
    // Would loop.
    ['/old', '/old', '/old'],
    ['/product/old', '/products/old', '/products/old'],
    // Unsafe targets.
    ['/old', '/old', '//evil.example'],
    ['/old', '/old', '/.//evil.example'],
    ['/old', '/old', 'http://plain.test/'],
    ['/old', '/old', 'javascript:alert(1)'],
  ])('does not redirect %s, by %s to %s', async (address, path, target) => {
    const {api} = shopWith({path, target});
    expect(await ask(address, api)).toBeUndefined();
  });

  test('is queried by its whole path', async () => {
    const {api, request} = shopWith();
    await ask('/product/A*"b%22', api);
    expect(request.mock.calls[0]?.slice(1)).toEqual([
      {here: 'path:"/product/a*%22b%22"', atShopify: 'path:"/products/a*%22b%22"'},
      2000,
    ]);
  });

  test('reaches a client navigation in React Router’s headers', async () => {
    const {api} = shopWith({path: '/old', target: '/story'});
    const answer = await ask('/old.data?_routes=routes%2Fx&lng=en', api);
    expect(answer?.status).toBe(204);
    expect(answer?.headers.get('X-Remix-Redirect')).toBe('/story?lng=en');
    expect(answer?.headers.get('X-Remix-Status')).toBe('301');
    expect(answer?.headers.get('Location')).toBeNull();
  });

  test.each([
    ['/old', {method: 'POST'}],
    ['/%c0', {}],
    ['/%E0%A4%A', {}],
    [`/${'a'.repeat(1024)}`, {}],
  ])('is not queried for %s %j', async (address, init) => {
    const {api, request} = shopWith({path: '/old', target: '/story'});
    expect(await ask(address, api, init)).toBeUndefined();
    expect(request).not.toHaveBeenCalled();
  });

  test('is skipped if the shop fails', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const {api, request} = shopWith();
    request.mockRejectedValue(new Error('Throttled'));
    expect(await ask('/old', api)).toBeUndefined();
    expect(logged).toHaveBeenCalledOnce();
  });
});
