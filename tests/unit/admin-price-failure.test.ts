import {describe, expect, test} from 'vitest';
import {priceFailure} from '../../app/.server/price-failure';
import {
  answeredStatus,
  IN_DOUBT,
  reasons,
  saidByShopify,
  tokenRefused,
} from '../../supabase/functions/update-shopify-prices/reasons';

describe('why a price was not changed, in Swedish', () => {
  test.each(Object.values(reasons))('the function’s own words are known: %s', (reason) => {
    const swedish = priceFailure(reason);
    expect(swedish).not.toContain(reason);
    expect(priceFailure(`${reason} ${IN_DOUBT}`)).toBe(`${swedish} Priset kan ha ändrats ändå.`);
  });

  test('status codes are kept', () => {
    expect(priceFailure(answeredStatus(502))).toBe('Shopify svarade med fel 502.');
    expect(priceFailure(tokenRefused(403))).toMatch(/nyckel.*\(fel 403\)/);
  });

  test('Shopify’s words are quoted', () => {
    expect(priceFailure(saidByShopify('Access denied'))).toBe('Shopify svarade: Access denied');
    expect(priceFailure('The price is locked')).toBe('Shopify svarade: The price is locked');
  });
});
