import {describe, expect, test} from 'vitest';
import {configuredVariables, demoVariables} from '../../demo-shop/worker-variables';

const demo = {
  PUBLIC_STORE_DOMAIN: 'http://localhost:4000',
  SESSION_SECRET: 'the secret of the demo shop',
  SUPABASE_URL: 'http://localhost:4000',
  PRICE_UPDATE_SECRET: 'the function in the demo shop',
};
const configured = {
  PRIVATE_STOREFRONT_API_TOKEN: 'of the real shop',
  ADMIN_PASSPHRASE: 'of the real owner',
  SUPABASE_URL: 'https://project.supabase.co',
  PRICE_UPDATE_SECRET: 'the real function',
};

describe('the worker’s variables', () => {
  test('are the storefront’s non-empty ones only', () => {
    const all = {...configured, SUPABASE_ANON_KEY: '', HOME: '/root', SHOPIFY_ADMIN_API_TOKEN: 'x'};
    expect(configuredVariables(all)).toEqual(configured);
  });

  test('are the demo shop’s with the demo shop, so that no request reaches a real backend', () => {
    const variables = demoVariables(demo, configured);
    expect(variables).toMatchObject(demo);
    for (const value of Object.values(configured)) {
      expect(Object.values(variables)).not.toContain(value);
    }
  });

  test('are empty if the demo shop does not set them, to override others', () => {
    const variables = demoVariables(demo, configured);
    expect(variables).toMatchObject({PRIVATE_STOREFRONT_API_TOKEN: '', ADMIN_PASSPHRASE: ''});
    const others = {...demo, PUBLIC_STOREFRONT_API_VERSION: '2025-07'};
    expect(demoVariables(demo, others).PUBLIC_STOREFRONT_API_VERSION).toBe('2025-07');
  });
});
