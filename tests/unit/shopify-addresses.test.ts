import {describe, expect, test} from 'vitest';
import {parseDiscountCodes} from '../../app/server/discount-codes.server';
import {addressAtShopify, addressHere} from '../../app/server/shopify-addresses.server';
import {parseCartPermalink} from '../../app/cart/cart-permalink';

describe('Shopify’s URLs', () => {
  test.each([
    ['/products/hybrid-atom', '/product/hybrid-atom'],
    ['/products/Hybrid-Atom', '/product/hybrid-atom'],
    ['/collections/titan/products/titan-alm', '/product/titan-alm'],
    ['/collections', '/#collections'],
    ['/collections/all', '/category/all'],
    ['/collections/Titan', '/category/titan'],
    ['/cart', '/#cart'],
    ['/policies/privacy-policy', '/privacy'],
    ['/policies/refund-policy', '/returns'],
    ['/policies/shipping-policy', '/terms#delivery'],
    ['/policies/terms-of-service', '/terms'],
    ['/policies/legal-notice', '/contact#company'],
    ['/policies/contact-information', '/contact'],
    ['/policies/subscription-policy', '/terms'],
    ['/pages/Contact', '/contact'],
    ['/pages/about-us', '/about'],
    ['/pages/faq', '/faq'],
    ['/pages/size-guide', undefined],
    ['/policies/constructor', undefined],
    ['/policies/__proto__', undefined],
    ['/products', undefined],
    ['/products/a/b', undefined],
    ['/collections/a/b', undefined],
    ['/blogs/news', undefined],
    ['/account', undefined],
    ['/search', undefined],
  ])('%s maps to %s', (pathname, here) => {
    expect(addressHere(pathname)).toBe(here);
  });

  test.each([
    ['/product/a', '/products/a'],
    ['/category/a', '/collections/a'],
    ['/about', '/about'],
  ])('%s maps to Shopify’s %s', (pathname, there) => {
    expect(addressAtShopify(pathname)).toBe(there);
  });

  test.each([
    ['1:2', [['1', 2]]],
    [
      '70881412:1,70881382:12',
      [
        ['70881412', 1],
        ['70881382', 12],
      ],
    ],
  ] as const)('the cart permalink %s has the lines %j', (text, lines) => {
    expect(parseCartPermalink(text)).toEqual(
      lines.map(([variant, quantity]) => ({
        merchandiseId: `gid://shopify/ProductVariant/${variant}`,
        quantity,
      })),
    );
  });

  test.each([
    '',
    'add',
    '1',
    '1:',
    ':1',
    '1:0',
    '1:-1',
    '1:1.5',
    '1:1,',
    ',1:1',
    'a:1',
    '1:1000000',
    `${'1'.repeat(21)}:1`,
    Array.from({length: 501}, () => '1:1').join(),
  ])('%s is not a cart permalink', (text) => {
    expect(parseCartPermalink(text)).toBeUndefined();
  });

  test.each([
    ['SUMMER', ['SUMMER']],
    ['50% off', ['50% off']],
    [' A , B,', ['A', 'B']],
    ['', []],
    [',', []],
    ['a\u0000b', []],
    ['x'.repeat(256), []],
    ['1,2,3,4,5,6,7', ['1', '2', '3', '4', '5', '6']],
  ])('the discount %s has the codes %j', (text, codes) => {
    expect(parseDiscountCodes(text)).toEqual(codes);
  });
});
