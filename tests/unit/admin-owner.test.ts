import type {HydrogenSession} from '@shopify/hydrogen';
import {RouterContextProvider} from 'react-router';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {shopEnvironmentContext} from '../../app/.server/context';
import {hmac, isSameText, keyFor} from '../../app/.server/digest';
import {isForeignOrigin} from '../../app/.server/origin';
import {ownerAccess, ownerOf, renewSession, signIn, signOut} from '../../app/.server/owner';
import {ShopSession} from '../../app/.server/session';
import {signInDelay} from '../../app/.server/sign-in-delay';
import {MemoryCache} from './support/memory-cache';

const PASSPHRASE = 'tjärn-granit-dimma-fjord';
const SECRET = 'thirty-two characters at the least';
const environment = {
  ADMIN_PASSPHRASE: PASSPHRASE,
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_ANON_KEY: 'public-key',
  PRICE_UPDATE_SECRET: 'a-secret-of-the-server',
};
const HOUR = 3_600_000;
const MINUTE = 60_000;
let cache: MemoryCache;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z')});
  cache = new MemoryCache();
  vi.stubGlobal('caches', {open: async () => cache});
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

interface Visit {
  cookie?: string;
  secret?: string;
  env?: object;
  url?: string;
}

/** A request with this cookie. */
async function visit({
  cookie = '',
  secret = SECRET,
  env = environment,
  url = 'https://shop.test/admin',
}: Visit = {}) {
  const request = new Request(url, {headers: {Cookie: cookie}});
  const session = await ShopSession.read(request, secret);
  const context = new RouterContextProvider();
  Object.assign(context, {session: session satisfies HydrogenSession, env});
  context.set(shopEnvironmentContext, {
    PUBLIC_STORE_DOMAIN: 'my-shop.myshopify.com',
    PUBLIC_STOREFRONT_API_TOKEN: 'a1b2c3d4',
    PUBLIC_STOREFRONT_API_VERSION: '2025-07',
    SESSION_SECRET: secret,
  });
  return {session, owner: await ownerOf(context)};
}

/** Signs in. @returns the Set-Cookie header */
async function signedInCookie(options: Visit = {}): Promise<string> {
  const {owner, session} = await visit(options);
  expect(await signIn(owner, PASSPHRASE)).toBe(true);
  expect(session.isPending).toBe(true);
  return session.commit();
}

/** The Cookie header for a Set-Cookie header. */
const sent = (cookie: string) => cookie.split(';')[0] ?? '';

const stateWith = async (cookie: string, options: Visit = {}) =>
  (await ownerAccess((await visit({...options, cookie: sent(cookie)})).owner)).state;

/** Uses the session. @returns the Set-Cookie header */
async function renewedCookie(cookie: string): Promise<string> {
  const {owner, session} = await visit({cookie: sent(cookie)});
  renewSession(owner);
  expect(session.isPending).toBe(true);
  return session.commit();
}

async function signOutWith(cookie: string): Promise<string> {
  const {owner, session} = await visit({cookie: sent(cookie)});
  await signOut(owner);
  return session.commit();
}

describe('the owner’s session', () => {
  test('a visitor is signed out and gets no cookie', async () => {
    const {owner, session} = await visit();
    expect(await ownerAccess(owner)).toEqual({state: 'signed-out'});
    expect(session.isPending).toBe(false);
  });

  test('the passphrase starts it, and an hour without use ends it', async () => {
    const cookie = await signedInCookie();
    expect(await stateWith(cookie)).toBe('signed-in');
    vi.setSystemTime(Date.now() + HOUR - 1);
    expect(await stateWith(cookie)).toBe('signed-in');
    vi.setSystemTime(Date.now() + 1);
    expect(await stateWith(cookie)).toBe('signed-out');
  });

  test('use extends it to at most twelve hours', async () => {
    let cookie = await signedInCookie();
    for (let use = 1; use < 24; use++) {
      vi.setSystemTime(Date.now() + HOUR / 2);
      cookie = await renewedCookie(cookie);
      expect(await stateWith(cookie)).toBe('signed-in');
    }
    vi.setSystemTime(Date.now() + HOUR / 2 - 1);
    expect(await stateWith(cookie)).toBe('signed-in');
    vi.setSystemTime(Date.now() + 1);
    expect(await stateWith(cookie)).toBe('signed-out');
  });

  test('the cookie is not renewed within five minutes of the last use', async () => {
    const cookie = await signedInCookie();
    vi.setSystemTime(Date.now() + 5 * MINUTE);
    const {owner, session} = await visit({cookie: sent(cookie)});
    renewSession(owner);
    expect(session.isPending).toBe(false);
    vi.setSystemTime(Date.now() + 1);
    renewSession(owner);
    expect(session.isPending).toBe(true);
  });

  test('the cookie is HttpOnly, SameSite=Strict and, over HTTPS, Secure and bound to the host', async () => {
    const flags = (cookie: string) => cookie.replace(/=.*?;/, ';').split('; ').sort();
    expect(flags(await signedInCookie())).toEqual([
      'HttpOnly',
      'Path=/',
      'SameSite=Strict',
      'Secure',
      '__Host-session',
    ]);
    expect(flags(await signedInCookie({url: 'http://localhost:3000/admin'}))).toEqual([
      'HttpOnly',
      'Path=/',
      'SameSite=Strict',
      'session',
    ]);
  });

  test('the cookie contains neither passphrase nor secret', async () => {
    const cookie = await signedInCookie();
    const content = atob(decodeURIComponent(/^__Host-session=([^;.]+)/.exec(cookie)?.[1] ?? ''));
    expect(content).toContain('"owner"');
    for (const secret of [PASSPHRASE, SECRET]) {
      expect(cookie).not.toContain(secret);
      expect(content).not.toContain(secret);
    }
  });

  test('a new passphrase ends it', async () => {
    const cookie = await signedInCookie();
    const env = {...environment, ADMIN_PASSPHRASE: 'another one of twenty characters'};
    expect(await stateWith(cookie, {env})).toBe('signed-out');
  });

  test('a new session secret ends it', async () => {
    const cookie = await signedInCookie();
    expect(await stateWith(cookie, {secret: 'another secret of thirty-two characters'})).toBe(
      'signed-out',
    );
  });

  test('a forged cookie is refused', async () => {
    const now = Date.now();
    const proof = {owner: {id: 'x', opened: now, used: now, passphraseDigest: 'x'}};
    const forged = encodeURIComponent(btoa(JSON.stringify(proof)));
    const genuine = sent(await signedInCookie());
    const signature = genuine.split('.')[1] ?? '';
    for (const cookie of [
      `__Host-session=${forged}`,
      `__Host-session=${forged}.${signature}`,
      `__Host-session=.${signature}`,
      '__Host-session=',
      '__Host-session=%',
      // Set over HTTP, as a man in the middle can.
      genuine.replace('__Host-', ''),
    ]) {
      expect(await stateWith(cookie), cookie).toBe('signed-out');
    }
  });

  test('signing out ends it', async () => {
    const cookie = await signedInCookie();
    expect(await stateWith(cookie)).toBe('signed-in');
    expect(await stateWith(await signOutWith(cookie))).toBe('signed-out');
  });

  test('after sign-out, every cookie of the session is refused', async () => {
    const kept = await signedInCookie();
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    const renewed = await renewedCookie(kept);
    await signOutWith(kept);
    expect(await stateWith(kept)).toBe('signed-out');
    expect(await stateWith(renewed)).toBe('signed-out');
    // The owner's session on another device stays open.
    expect(await stateWith(await signedInCookie())).toBe('signed-in');
  });

  test('sign-out survives the loss of the cache', async () => {
    const kept = await signedInCookie();
    await signOutWith(kept);
    cache = new MemoryCache();
    expect(await stateWith(kept)).toBe('signed-out');
  });

  test('sign-out reaches another process through the cache', async () => {
    const kept = await signedInCookie();
    await signOutWith(kept);
    vi.resetModules();
    const {isEndedSession} = await import('../../app/.server/ended-sessions');
    const proof = (await visit({cookie: sent(kept)})).session.get('owner') as {id: string};
    expect(await isEndedSession(cache, proof.id)).toBe(true);
    expect(await isEndedSession(cache, 'another')).toBe(false);
  });

  test('sign-out without a session, or long after its end, succeeds', async () => {
    const kept = await signedInCookie();
    vi.setSystemTime(Date.now() + 13 * HOUR);
    for (const cookie of ['', kept]) {
      expect(await stateWith(await signOutWith(cookie))).toBe('signed-out');
    }
  });

  test('signing the cookie and digesting the passphrase use different keys', async () => {
    const keys = await Promise.all([
      keyFor('session cookie', SECRET),
      keyFor('passphrase digest', SECRET),
    ]);
    expect(new Set([...keys, SECRET]).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    '',
    ' ',
    'tjärn-granit-dimma-fjor',
    'tjärn-granit-dimma-fjordd',
    ' tjärn-granit-dimma-fjord',
    'TJÄRN-GRANIT-DIMMA-FJORD',
    'tja\u0308rn-granit-dimma-fjord',
    'x'.repeat(100_000),
  ])('%.30j is not the passphrase', async (passphrase) => {
    const {owner, session} = await visit();
    expect(await signIn(owner, passphrase)).toBe(false);
    expect(session.isPending).toBe(false);
  });

  test('without the variables for saving, sign-in fails with the reason', async () => {
    const env = {...environment, PRICE_UPDATE_SECRET: undefined};
    const {owner} = await visit({env});
    expect(await signIn(owner, PASSPHRASE)).toBe(false);
    const access = await ownerAccess(owner);
    expect(access).toEqual({
      state: 'unavailable',
      sentence: expect.stringContaining('PRICE_UPDATE_SECRET saknas') as string,
    });
    expect(await stateWith(await signedInCookie(), {env})).toBe('unavailable');
  });
});

describe('comparing a secret', () => {
  test.each([
    ['', '', true],
    ['a', 'a', true],
    ['å🕶️', 'å🕶️', true],
    ['a', 'b', false],
    ['a', '', false],
    ['a', 'a\u0000', false],
    ['é', 'e\u0301', false],
  ])('%j and %j: %s', async (one, other, same) => {
    expect(await isSameText(one, other)).toBe(same);
    expect(await isSameText(other, one)).toBe(same);
  });

  test('compares digests of equal length under a new key each time', async () => {
    const sign = vi.spyOn(crypto.subtle, 'sign');
    const importKey = vi.spyOn(crypto.subtle, 'importKey');
    await isSameText('short', 'a very much longer text');
    await isSameText('short', 'a very much longer text');
    const digests = await Promise.all(
      sign.mock.results.map(({value}) => value as Promise<ArrayBuffer>),
    );
    expect(digests.map(({byteLength}) => byteLength)).toEqual([32, 32, 32, 32]);
    const keys = importKey.mock.calls.map(([, key]) => new TextDecoder().decode(key as Uint8Array));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[1]).not.toBe(keys[2]);
    vi.restoreAllMocks();
  });

  test('HMAC-SHA-256 as in RFC 4231', async () => {
    const digest = await hmac('Jefe', 'what do ya want for nothing?');
    expect(Buffer.from(digest).toString('hex')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});

describe('the delay after wrong passphrases', () => {
  let visitor = 0;
  let start = Date.parse('2026-01-01T12:00:00Z');

  // The process remembers the attempts of other tests.
  beforeEach(() => {
    visitor += 1;
    start += 24 * HOUR;
  });

  const delayOf = (cache: Cache, who = `visitor ${visitor}`) => signInDelay(cache, who);

  /** Fails repeatedly, as soon as allowed. @returns the delays between attempts, in seconds */
  async function failures(count: number, cache: Cache): Promise<number[]> {
    const delays: number[] = [];
    let now = start;
    for (let failure = 0; failure < count; failure++) {
      const delay = delayOf(cache);
      expect(await delay.begin(now)).toBe(0);
      const wait = await delay.begin(now);
      expect(await delay.begin(now + wait - 1)).toBe(1);
      delays.push(wait / 1000);
      now += wait;
    }
    return delays;
  }

  test('it doubles from a second to fifteen minutes', async () => {
    expect(await failures(13, new MemoryCache())).toEqual([
      1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900,
    ]);
  });

  test('success resets it', async () => {
    const cache = new MemoryCache();
    await failures(5, cache);
    await delayOf(cache).succeed();
    expect(await failures(2, cache)).toEqual([1, 2]);
  });

  test('an attempt during the delay does not extend it', async () => {
    const cache = new MemoryCache();
    const delay = delayOf(cache);
    await delay.begin(start);
    for (let tried = 0; tried < 20; tried++) await delay.begin(start + 10);
    expect(await delay.begin(start + 10)).toBe(990);
  });

  test('concurrent attempts each count', async () => {
    const cache = new MemoryCache();
    const waits = await Promise.all(Array.from({length: 10}, () => delayOf(cache).begin(start)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
  });

  test('it applies per visitor', async () => {
    const cache = new MemoryCache();
    await failures(5, cache);
    expect(await delayOf(cache, 'someone else').begin(start)).toBe(0);
  });

  test('it survives the process through the cache', async () => {
    const cache = new MemoryCache();
    await delayOf(cache).begin(start);
    vi.resetModules();
    const {signInDelay: reloaded} = await import('../../app/.server/sign-in-delay');
    expect(await reloaded(cache, `visitor ${visitor}`).begin(start)).toBe(1000);
  });

  test('failures expire after half an hour', async () => {
    const cache = new MemoryCache();
    await failures(3, cache);
    expect(await delayOf(cache).begin(start + 60 * MINUTE)).toBe(0);
    expect(await delayOf(cache).begin(start + 60 * MINUTE)).toBe(1000);
  });

  test('guesses from a hundred addresses do not delay the owner at a new one', async () => {
    const guesser = (number: number) => delayOf(cache, `198.51.100.${number}`);
    for (let round = 0; round < 3; round++) {
      const waits = await Promise.all(
        Array.from({length: 100}, (_, number) => guesser(number).begin(start + round * 1000)),
      );
      expect(waits.filter((wait) => wait > 0)).toHaveLength(round === 2 ? 100 : 0);
    }
    expect(await delayOf(cache, '192.0.2.1').begin(start + 2000)).toBe(0);
  });
});

describe('the origin of a request', () => {
  const from = (origin: string | undefined, url = 'https://shop.test/admin.data') =>
    isForeignOrigin(
      new Request(url, {method: 'POST', headers: origin === undefined ? {} : {Origin: origin}}),
    );

  test('the shop’s own page and requests without an origin are accepted', () => {
    expect(from('https://shop.test')).toBe(false);
    expect(from(undefined)).toBe(false);
    expect(from('http://localhost:3000', 'http://localhost:3000/admin')).toBe(false);
  });

  test.each([
    'https://evil.test',
    'http://shop.test',
    'https://shop.test:8443',
    'https://shop.test.evil.test',
    'https://sub.shop.test',
    'null',
    '',
  ])('%j is another site', (origin) => {
    expect(from(origin)).toBe(true);
  });
});
