import {describe, expect, test} from 'vitest';
import {checkApiVersion} from '../check-shop/checks/api-version.ts';
import {checkOptionalVariables, checkVariables} from '../check-shop/checks/environment.ts';
import {exitCode, listed, type Severity} from '../check-shop/finding.ts';

const enough = {
  PUBLIC_STORE_DOMAIN: 'my-shop.myshopify.com',
  PUBLIC_STOREFRONT_API_TOKEN: 'a1b2c3d4e5f6a7b8',
  SESSION_SECRET: 'thirty-two characters at the least',
};
const complete = {
  ...enough,
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.my-shop.se',
  ADMIN_PASSPHRASE: 'a passphrase that is long enough',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_ANON_KEY: 'eyJhbGciOiJIUzI1NiJ9.e30.x',
  PRICE_UPDATE_SECRET: 'known-to-the-server-alone',
};

describe('the variables', () => {
  test('a complete set has no findings', () => {
    expect([...checkVariables(complete), ...checkOptionalVariables(complete)]).toEqual([]);
  });

  test('all fatal faults are listed at once, without values', () => {
    const findings = checkVariables({
      ...complete,
      PUBLIC_STORE_DOMAIN: '',
      SESSION_SECRET: 'short',
    });
    expect(findings.map(({variable}) => variable)).toEqual([
      'PUBLIC_STORE_DOMAIN',
      'SESSION_SECRET',
    ]);
    expect(exitCode(findings)).toBe(2);
    expect(JSON.stringify(findings)).not.toContain('short');
  });

  test.each([
    [{PUBLIC_CHECKOUT_DOMAIN: ''}, 'checkout-domain-missing', 'PUBLIC_CHECKOUT_DOMAIN'],
    [{HIDE_FROM_SEARCH_ENGINES: 'true'}, 'hidden-from-search-engines', 'HIDE_FROM_SEARCH_ENGINES'],
    [{SUPABASE_URL: ''}, 'backend-missing', 'SUPABASE_URL'],
    [{ADMIN_PASSPHRASE: 'tiny'}, 'backend-variable-malformed', 'ADMIN_PASSPHRASE'],
    [{PRICE_UPDATE_SECRET: 'fifteen-letters'}, 'backend-variable-malformed', 'PRICE_UPDATE_SECRET'],
    [{ADMIN_PASSPHRASE: 'nineteen-characters'}, 'backend-variable-malformed', 'ADMIN_PASSPHRASE'],
    [{ADMIN_PASSPHRASE: 'a'.repeat(40)}, 'secret-guessable', 'ADMIN_PASSPHRASE'],
    [{SESSION_SECRET: 'a'.repeat(40)}, 'secret-guessable', 'SESSION_SECRET'],
  ])('%j is worth knowing: %s', (changed, code, variable) => {
    const findings = checkOptionalVariables({...complete, ...changed});
    expect(findings).toEqual([
      expect.objectContaining({code, variable, severity: 'worth knowing'}) as unknown,
    ]);
    expect(findings[0]?.sentence).toContain(variable);
  });

  test('the missing variables for saving prices are one finding', () => {
    const findings = checkOptionalVariables({...enough, PUBLIC_CHECKOUT_DOMAIN: 'my-shop.se'});
    expect(findings).toHaveLength(1);
    expect(findings[0]?.details).toHaveLength(4);
  });
});

describe('the version of the Storefront API', () => {
  const versions = {
    asked: '2026-04',
    served: '2026-04',
    supported: ['2026-01', '2026-04', '2026-07', '2026-10', 'unstable'],
    ofHydrogen: '2026-04',
    today: new Date('2026-11-22T12:00:00Z'),
  };
  const codes = (changed: Partial<typeof versions>) =>
    checkApiVersion({...versions, ...changed}).map(({code}) => code);

  test.each([
    [{}, []],
    [{today: new Date('2027-01-02T00:00:00Z')}, ['api-version-ends']],
    [{today: new Date('2027-04-01T00:00:00Z')}, ['api-version-old']],
    [{asked: '2025-07', served: '2025-07'}, ['api-version-old']],
    [{asked: '2025-07', served: '2026-01'}, ['api-version-retired']],
    [{asked: 'unstable', served: '2027-01'}, ['api-version-unstable']],
  ])('%j: %j', (changed, expected) => {
    expect(codes(changed)).toEqual(expected);
  });

  test.each([
    ['Hydrogen’s version', {asked: '2025-07', served: '2026-01'}, '=2026-04 '],
    [
      'the shop’s latest version if Hydrogen’s is retired',
      {asked: '2025-07', served: '2026-01', ofHydrogen: '2025-07'},
      '=2026-10 ',
    ],
    [
      'a newer Hydrogen if no version works',
      {asked: '2025-07', ofHydrogen: '2025-07', supported: ['2025-07'], served: '2025-07'},
      'Update @shopify/hydrogen',
    ],
  ])('the advice names %s', (_case, changed, advice) => {
    const [finding] = checkApiVersion({...versions, ...changed});
    expect(finding?.sentence).toContain(advice);
  });
});

describe('a list of findings', () => {
  const finding = (severity: Severity) => ({code: 'x', severity, sentence: 'x'});

  test.each([
    [[], 0],
    [['worth knowing'], 0],
    [['worth knowing', 'misleads a customer'], 1],
    [['misleads a customer', 'stops the shop'], 2],
  ] as Array<[Severity[], number]>)('%j has exit code %i', (severities, code) => {
    expect(exitCode(severities.map(finding))).toBe(code);
  });

  test.each([
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c', 'd', 'e'], 'a, b, c, d and e'],
    [['a', 'b', 'c', 'd', 'e', 'f'], 'a, b, c, d and 2 more'],
  ])('%j reads %s', (items, expected) => {
    expect(listed(items)).toBe(expected);
  });
});
