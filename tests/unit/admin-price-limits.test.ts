import {describe, expect, test} from 'vitest';
import {priceUpdate} from '../../app/server/price-updates.server';
import {limits} from '../../supabase/functions/update-shopify-prices/limits';
import {parsePriceUpdates} from '../../supabase/functions/update-shopify-prices/price-updates';
import {variantId} from './support/price-list';

describe('§7.4 invalid updates are not sent to the function', () => {
  const accepts = (update: unknown): boolean => {
    try {
      parsePriceUpdates(JSON.stringify({updates: [update]}));
      return true;
    } catch {
      return false;
    }
  };

  test.each([
    [{variantId: variantId(1), price: '0'}, true],
    [{variantId: variantId(1), price: '1299.5'}, true],
    [{variantId: variantId(1), price: '999999.999'}, true],
    [{variantId: variantId(1), price: '1000000'}, false],
    [{variantId: variantId(1), price: '1', compareAtPrice: '2.50'}, true],
    [{variantId: variantId(1), price: '1', compareAtPrice: null}, true],
    [{variantId: variantId(1), price: '1', compareAtPrice: ''}, false],
    [{variantId: variantId(1), price: '1', compareAtPrice: 2}, false],
    [{variantId: variantId(1), price: '1', compareAtPrice: '1000000'}, false],
    [{variantId: variantId(1), price: '9999999'}, false],
    [{variantId: variantId(1), price: '007.00'}, false],
    [{variantId: variantId(1), price: '1.'}, false],
    [{variantId: variantId(1), price: '1.005'}, true],
    [{variantId: variantId(1), price: '1.0005'}, false],
    [{variantId: variantId(1), price: '-1'}, false],
    [{variantId: variantId(1), price: '1\n'}, false],
    [{variantId: variantId(1), price: 1}, false],
    [{variantId: 'gid://shopify/ProductVariant/18446744073709551615', price: '1'}, true],
    [{variantId: variantId(0), price: '1'}, false],
    [{variantId: 'gid://shopify/ProductVariant/01', price: '1'}, false],
    [{variantId: `gid://shopify/ProductVariant/${'1'.repeat(30)}`, price: '1'}, false],
    [{variantId: 'gid://shopify/Product/1', price: '1'}, false],
    [{price: '1'}, false],
    [{variantId: variantId(1)}, false],
  ])('%j: %s for both the storefront and the function', (update, expected) => {
    expect(priceUpdate.safeParse(update).success).toBe(expected);
    expect(accepts(update)).toBe(expected);
  });

  test('the largest allowed batch fits the body limit', () => {
    const {digits, decimals, idDigits} = limits;
    const longest = {
      variantId: `gid://shopify/ProductVariant/${'9'.repeat(idDigits)}`,
      price: `${'9'.repeat(digits)}.${'9'.repeat(decimals)}`,
    };
    const update = {...longest, compareAtPrice: longest.price};
    const body = JSON.stringify({updates: Array.from({length: limits.updates}, () => update)});
    expect(body.length).toBeLessThanOrEqual(limits.bytes);
  });
});
