import {describe, expect, test} from 'vitest';
import {
  cartCreationError,
  graphqlError,
  httpError,
  missingCheckoutUrl,
  noAnswer,
  StorefrontError,
} from '../../app/server/storefront-error.server';
import {toCheckoutUrl} from '../../app/cart/checkout-url.server';

const messages = (...texts: string[]) => texts.map((message) => ({message}));

describe('§8 error catalogue', () => {
  test.each([
    [httpError(402), 'Access requires an active billing plan for the hosted shop'],
    [httpError(430), 'HTTP error 430'],
    [httpError(500), 'HTTP error 500'],
    [httpError(503), 'HTTP error 503'],
    [graphqlError(messages('Throttled')), 'Throttled'],
    [graphqlError(messages('One', 'Two', 'Three')), 'One, Two, Three'],
    [cartCreationError(messages('Invalid id')), 'Cart creation failed: Invalid id'],
    [cartCreationError(messages('One', 'Two')), 'Cart creation failed: One, Two'],
    [missingCheckoutUrl(), 'No checkout url was returned'],
  ])('§8 %s', (error, message) => {
    expect(error).toBeInstanceOf(StorefrontError);
    expect(error.name).toBe('StorefrontError');
    expect(error.message).toBe(message);
  });
});

describe('§8 log messages for a misconfigured shop', () => {
  test.each([
    [401, 'PUBLIC_STOREFRONT_API_TOKEN'],
    [403, 'PRIVATE_STOREFRONT_API_TOKEN'],
    [404, 'PUBLIC_STORE_DOMAIN'],
    [404, 'PUBLIC_STOREFRONT_API_VERSION'],
    [530, 'PUBLIC_STORE_DOMAIN'],
  ])('HTTP %s names %s after the text of §8', (status, variable) => {
    const {message} = httpError(status);
    expect(message).toMatch(new RegExp(`^HTTP error ${status}: `));
    expect(message).toContain(variable);
  });

  test('an unknown host names the domain, a slow shop does not', () => {
    const unknown = new TypeError('fetch failed', {cause: {code: 'ENOTFOUND'}});
    expect(noAnswer(unknown).message).toContain('PUBLIC_STORE_DOMAIN');
    const late = new DOMException('The operation timed out', 'TimeoutError');
    expect(noAnswer(late).message).toBe('The Storefront API did not answer');
  });
});

describe('§7 the checkout URL', () => {
  test.each([
    ['https://shop.test/checkouts/cn/1', 'https://shop.test/checkouts/cn/1?channel=online_store'],
    ['https://shop.test/c/1?key=abc', 'https://shop.test/c/1?key=abc&channel=online_store'],
    [
      'https://shop.test/c/1?key=abc&locale=sv&a=1&a=2',
      'https://shop.test/c/1?key=abc&locale=sv&a=1&a=2&channel=online_store',
    ],
    ['https://shop.test/c?channel=pos', 'https://shop.test/c?channel=online_store'],
    [
      'https://shop.test/c?channel=pos&key=abc&channel=b2b',
      'https://shop.test/c?channel=online_store&key=abc',
    ],
    ['https://shop.test/c?channel=online_store', 'https://shop.test/c?channel=online_store'],
    ['https://shop.test/c#pay', 'https://shop.test/c?channel=online_store#pay'],
    ['http://localhost:4000/checkout/1', 'http://localhost:4000/checkout/1?channel=online_store'],
    ['https://shop.test', 'https://shop.test/?channel=online_store'],
  ])('§7 %s', (checkoutUrl, expected) => {
    expect(toCheckoutUrl(checkoutUrl)).toBe(expected);
  });

  test.each(['a b', 'å', '100%', 'a&b', 'a=b', 'a+b'])(
    '§7 the parameter "%s" keeps its value',
    (value) => {
      const url = new URL(toCheckoutUrl(`https://shop.test/c?key=${encodeURIComponent(value)}`));
      expect(url.searchParams.get('key')).toBe(value);
    },
  );

  test.each([
    '',
    ' ',
    'checkout',
    '/checkouts/1',
    '//shop.test/c',
    'shop.test/c',
    'https://',
    'https://[',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hi',
    'file:///etc/passwd',
    'ftp://shop.test/c',
    'blob:https://shop.test/1',
  ])('§8 "%s" is not a checkout', (checkoutUrl) => {
    expect(() => toCheckoutUrl(checkoutUrl)).toThrow('No checkout url was returned');
  });
});
