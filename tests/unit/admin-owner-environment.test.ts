import {describe, expect, test} from 'vitest';
import {parseOwnerEnvironment} from '../../app/server/owner-environment.server';

const complete = {
  ADMIN_PASSPHRASE: 'minst tjugo tecken här',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_ANON_KEY: 'eyJhbGciOiJIUzI1NiJ9.e30.x',
  PRICE_UPDATE_SECRET: 'hemligheten-som-bara-servern-vet',
};
const names = Object.keys(complete) as Array<keyof typeof complete>;

function sentenceOf(env: object): string {
  const parsed = parseOwnerEnvironment(env);
  if (!('sentence' in parsed)) throw new Error('The variables are valid.');
  return parsed.sentence;
}

describe('§6 variables for saving prices', () => {
  test('all four are required; a local backend is accepted', () => {
    expect(parseOwnerEnvironment(complete)).toEqual(complete);
    const local = {...complete, SUPABASE_URL: 'http://localhost:4000'};
    expect(parseOwnerEnvironment(local)).toEqual(local);
  });

  test('other variables are dropped', () => {
    const env = {...complete, SHOPIFY_ADMIN_API_TOKEN: 'shpat_x'};
    expect(parseOwnerEnvironment(env)).toEqual(complete);
  });

  test.each(names)('a missing %s is named and explained in Swedish', (name) => {
    for (const value of [undefined, '']) {
      expect(sentenceOf({...complete, [name]: value})).toMatch(
        new RegExp(`^Sparandet är avstängt: variabeln ${name} saknas\\. Den är .{20,}\\.$`),
      );
    }
  });

  test.each([
    ['ADMIN_PASSPHRASE', 'nitton-tecken-långt'],
    ['ADMIN_PASSPHRASE', 'x'.repeat(201)],
    ['SUPABASE_URL', 'project.supabase.co'],
    ['SUPABASE_URL', 'ftp://project.supabase.co'],
    ['SUPABASE_URL', 'javascript:alert(1)'],
    ['SUPABASE_ANON_KEY', 'two words'],
    ['PRICE_UPDATE_SECRET', 'fifteen-letters'],
    ['PRICE_UPDATE_SECRET', 'a secret with blanks in it'],
  ])('a malformed %s (%s) is named without its value', (name, value) => {
    const sentence = sentenceOf({...complete, [name]: value});
    expect(sentence).toContain(`variabeln ${name} är felaktig`);
    expect(sentence).not.toContain(value);
  });

  test('of several faults, the first is named, without any value', () => {
    const sentence = sentenceOf({PRICE_UPDATE_SECRET: complete.PRICE_UPDATE_SECRET});
    expect(sentence).toContain('ADMIN_PASSPHRASE saknas');
    expect(sentence).not.toContain(complete.PRICE_UPDATE_SECRET);
  });
});
