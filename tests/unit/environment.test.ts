import {describe, expect, test} from 'vitest';
import {
  EnvironmentError,
  parseEnvironment,
  STOREFRONT_API_VERSION,
} from '../../app/server/environment.server';
import {isHiddenFromSearchEngines} from '../../app/server/search-engines.server';
import {storeOrigin} from '../../app/server/store-origin.server';

const enough = {
  PUBLIC_STORE_DOMAIN: 'my-shop.myshopify.com',
  PUBLIC_STOREFRONT_API_TOKEN: 'a1b2c3d4e5f6a7b8',
  SESSION_SECRET: 'thirty-two characters at the least',
};

function errorOf(env: object): EnvironmentError {
  try {
    parseEnvironment(env);
  } catch (error) {
    if (error instanceof EnvironmentError) return error;
    throw error;
  }
  throw new Error('The variables are valid.');
}

describe('§7 environment variables', () => {
  test('§7 domain, token and SESSION_SECRET suffice; the version defaults to 2025-07', () => {
    expect(STOREFRONT_API_VERSION).toBe('2025-07');
    expect(parseEnvironment(enough)).toEqual({
      ...enough,
      PUBLIC_STOREFRONT_API_VERSION: '2025-07',
    });
  });

  test('§7 all variables are read', () => {
    const all = {
      ...enough,
      PRIVATE_STOREFRONT_API_TOKEN: 'shpat_0123456789abcdef',
      PUBLIC_STOREFRONT_ID: '1000014875',
      PUBLIC_CHECKOUT_DOMAIN: 'checkout.my-shop.se',
      PUBLIC_STOREFRONT_API_VERSION: '2026-04',
      HIDE_FROM_SEARCH_ENGINES: 'true',
    };
    expect(parseEnvironment(all)).toEqual(all);
  });

  test('§7 other variables are ignored', () => {
    expect(parseEnvironment({...enough, OTHER: 'x', assets: {}})).not.toHaveProperty('OTHER');
  });

  test.each([
    'http://localhost:4000',
    'http://127.0.0.1:4000',
    'http://localhost',
    'localhost:4000',
    'https://my-shop.myshopify.com',
    'MY-SHOP.myshopify.com',
    'shop.my-shop.se',
  ])('§7 the domain %s', (domain) => {
    const parsed = parseEnvironment({...enough, PUBLIC_STORE_DOMAIN: domain});
    expect(parsed.PUBLIC_STORE_DOMAIN).toBe(domain);
  });

  test('§7 a trailing slash of the domain is removed', () => {
    const parsed = parseEnvironment({...enough, PUBLIC_STORE_DOMAIN: 'http://localhost:4000/'});
    expect(parsed.PUBLIC_STORE_DOMAIN).toBe('http://localhost:4000');
  });

  test.each(['unstable', '2025-07', '2024-10', '2026-01'])('§7 the version %s', (version) => {
    const parsed = parseEnvironment({...enough, PUBLIC_STOREFRONT_API_VERSION: version});
    expect(parsed.PUBLIC_STOREFRONT_API_VERSION).toBe(version);
  });

  test.each(['PUBLIC_STORE_DOMAIN', 'PUBLIC_STOREFRONT_API_TOKEN', 'SESSION_SECRET'])(
    '§7 a missing, empty or blank %s is an error that names and explains it',
    (name) => {
      for (const value of [undefined, '', ' ', '\n']) {
        const {message} = errorOf({...enough, [name]: value});
        expect(message).toMatch(/is missing: it is .{20,}\.$/);
        expect(message).toContain(`The variable ${name} `);
      }
      const {[name as keyof typeof enough]: _left, ...others} = enough;
      expect(errorOf(others).message).toContain(`The variable ${name} is missing`);
    },
  );

  test.each([
    'PRIVATE_STOREFRONT_API_TOKEN',
    'PUBLIC_STOREFRONT_ID',
    'PUBLIC_CHECKOUT_DOMAIN',
    'PUBLIC_STOREFRONT_API_VERSION',
    'HIDE_FROM_SEARCH_ENGINES',
  ])('§7 %s may be empty', (name) => {
    for (const value of [undefined, '', ' ']) {
      expect(parseEnvironment({...enough, [name]: value})).toMatchObject(enough);
    }
  });

  test.each([
    ['PUBLIC_STORE_DOMAIN', 'my shop'],
    ['PUBLIC_STORE_DOMAIN', 'ftp://my-shop.se'],
    ['PUBLIC_STORE_DOMAIN', 'javascript:alert(1)'],
    ['PUBLIC_STORE_DOMAIN', 'https://my-shop.se/admin'],
    ['PUBLIC_STORE_DOMAIN', 'https://owner:geheim@my-shop.se'],
    ['PUBLIC_STORE_DOMAIN', '//my-shop.se'],
    ['PUBLIC_STORE_DOMAIN', 'my-shop.se?x=1'],
    ['PUBLIC_STOREFRONT_API_TOKEN', 'abc'],
    ['PUBLIC_STOREFRONT_API_TOKEN', 'a token with blanks'],
    ['PRIVATE_STOREFRONT_API_TOKEN', 'xyz'],
    ['PUBLIC_CHECKOUT_DOMAIN', 'checkout my-shop'],
    ['PUBLIC_STOREFRONT_API_VERSION', '2025-7'],
    ['PUBLIC_STOREFRONT_API_VERSION', '2025-05'],
    ['PUBLIC_STOREFRONT_API_VERSION', 'latest'],
    ['HIDE_FROM_SEARCH_ENGINES', 'yes'],
    ['HIDE_FROM_SEARCH_ENGINES', 'TRUE'],
    ['SESSION_SECRET', 'geheimnis'],
    ['SESSION_SECRET', 'a-secret-of-thirty-one-letters.'],
  ])('§7 a malformed %s (%s) is an error that names it without its value', (name, value) => {
    const {message} = errorOf({...enough, [name]: value});
    expect(message).toContain(`The variable ${name} is malformed`);
    expect(message).not.toContain(value);
  });

  test.each([[5], [true], [{}], [[]]])(
    '§7 a value that is not a string (%j) is malformed',
    (value: unknown) => {
      const {message} = errorOf({...enough, SESSION_SECRET: value});
      expect(message).toContain('The variable SESSION_SECRET is malformed');
    },
  );

  test('§7 an error contains no variable’s value', () => {
    const {message} = errorOf({...enough, PUBLIC_STORE_DOMAIN: undefined});
    expect(message).not.toContain(enough.SESSION_SECRET);
    expect(message).not.toContain(enough.PUBLIC_STOREFRONT_API_TOKEN);
  });
});

describe('§7 origins of pictures', () => {
  test.each([
    ['my-shop.myshopify.com', 'https://cdn.shopify.com'],
    ['https://my-shop.myshopify.com', 'https://cdn.shopify.com'],
    ['http://localhost:4000', 'http://localhost:4000'],
  ])('§7 %s: %s', (domain, origin) => {
    const environment = parseEnvironment({...enough, PUBLIC_STORE_DOMAIN: domain});
    expect(storeOrigin(environment)).toBe(origin);
  });
});

describe('§2 deployments hidden from search engines', () => {
  test.each([
    ['https://my-shop.se/', undefined, false],
    ['https://my-shop.se/', 'false', false],
    ['https://my-shop.se/', 'true', true],
    ['https://my-shop-0123.o2.myshopify.dev/', undefined, true],
    ['https://my-shop.myshopify.dev/', 'false', true],
    ['https://myshopify.dev.my-shop.se/', undefined, false],
    ['https://notmyshopify.dev/', undefined, false],
  ] as const)('§2 %s with %s: %s', (url, given, hidden) => {
    const environment = parseEnvironment({...enough, HIDE_FROM_SEARCH_ENGINES: given});
    expect(isHiddenFromSearchEngines(new Request(url), environment)).toBe(hidden);
  });
});
