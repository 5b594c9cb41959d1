import type {HydrogenSession} from '@shopify/hydrogen';
import {RouterContextProvider} from 'react-router';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {shopEnvironmentContext} from '../../app/.server/context';
import {hmac, isSameText} from '../../app/.server/digest';
import {isForeignOrigin} from '../../app/.server/origin';
import {ownerAccess, ownerOf, signIn, signOut} from '../../app/.server/owner';
import {ShopSession} from '../../app/.server/session';
import {signInDelay} from '../../app/.server/sign-in-delay';
import {visitorNetwork} from '../../app/.server/visitor-network';
import {MemoryCache} from './support/memory-cache';

const PASSPHRASE = 'tjärn-granit-dimma';
const SECRET = 'sixteen characters at least';
const environment = {
  ADMIN_PASSPHRASE: PASSPHRASE,
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_ANON_KEY: 'public-key',
  PRICE_UPDATE_SECRET: 'a-secret-of-the-server',
};
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z')});
  return () => vi.useRealTimers();
});

interface Visit {
  cookie?: string;
  secret?: string;
  env?: object;
  url?: string;
}

/** A request of a browser that holds a cookie. */
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
  return {session, owner: ownerOf(context)};
}

/** Signs in. @returns the whole Set-Cookie */
async function signedInCookie(options: Visit = {}): Promise<string> {
  const {owner, session} = await visit(options);
  expect(await signIn(owner, PASSPHRASE)).toBe(true);
  expect(session.isPending).toBe(true);
  return session.commit();
}

const stateWith = async (cookie: string, options: Visit = {}) =>
  (await ownerAccess((await visit({...options, cookie: cookie.split(';')[0] ?? ''})).owner)).state;

describe('the owner’s session', () => {
  test('a visitor is signed out, and gets no cookie for looking', async () => {
    const {owner, session} = await visit();
    expect(await ownerAccess(owner)).toEqual({state: 'signed-out'});
    expect(session.isPending).toBe(false);
  });

  test('the passphrase opens it for twelve hours', async () => {
    const cookie = await signedInCookie();
    expect(await stateWith(cookie)).toBe('signed-in');
    vi.setSystemTime(Date.now() + 12 * HOUR - 1);
    expect(await stateWith(cookie)).toBe('signed-in');
    vi.setSystemTime(Date.now() + 1);
    expect(await stateWith(cookie)).toBe('signed-out');
  });

  test('the cookie is HttpOnly, SameSite=Strict and, over HTTPS, Secure', async () => {
    const flags = (cookie: string) => cookie.split('; ').slice(1).sort();
    expect(flags(await signedInCookie())).toEqual([
      'HttpOnly',
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ]);
    expect(flags(await signedInCookie({url: 'http://localhost:3000/admin'}))).toEqual([
      'HttpOnly',
      'Path=/',
      'SameSite=Strict',
    ]);
  });

  test('the cookie tells neither passphrase nor secret', async () => {
    const cookie = await signedInCookie();
    const content = atob(decodeURIComponent(/session=([^;.]+)/.exec(cookie)?.[1] ?? ''));
    expect(content).toContain('"owner"');
    for (const secret of [PASSPHRASE, SECRET]) {
      expect(cookie).not.toContain(secret);
      expect(content).not.toContain(secret);
    }
  });

  test('a new passphrase ends it', async () => {
    const cookie = await signedInCookie();
    const env = {...environment, ADMIN_PASSPHRASE: 'another one'};
    expect(await stateWith(cookie, {env})).toBe('signed-out');
  });

  test('a new session secret ends it', async () => {
    const cookie = await signedInCookie();
    expect(await stateWith(cookie, {secret: 'another secret of sixteen'})).toBe('signed-out');
  });

  test('a cookie that was written by hand opens nothing', async () => {
    const proof = {owner: {until: Date.now() + HOUR, passphraseDigest: 'x'}};
    const forged = encodeURIComponent(btoa(JSON.stringify(proof)));
    const signature = (await signedInCookie()).split(';')[0]?.split('.')[1] ?? '';
    for (const cookie of [
      `session=${forged}`,
      `session=${forged}.${signature}`,
      `session=.${signature}`,
      'session=',
      'session=%',
    ]) {
      expect(await stateWith(cookie), cookie).toBe('signed-out');
    }
  });

  test('signing out ends it', async () => {
    const {owner, session} = await visit({cookie: (await signedInCookie()).split(';')[0] ?? ''});
    expect(await ownerAccess(owner)).toEqual({state: 'signed-in'});
    signOut(owner);
    expect(await stateWith(await session.commit())).toBe('signed-out');
  });

  test.each([
    '',
    ' ',
    'tjärn-granit-dimm',
    'tjärn-granit-dimmaa',
    ' tjärn-granit-dimma',
    'TJÄRN-GRANIT-DIMMA',
    'tja\u0308rn-granit-dimma',
    'x'.repeat(100_000),
  ])('%.30j is not the passphrase', async (passphrase) => {
    const {owner, session} = await visit();
    expect(await signIn(owner, passphrase)).toBe(false);
    expect(session.isPending).toBe(false);
  });

  test('where saving is not set up, nobody can sign in, and a sentence says why', async () => {
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

  test('what is compared are digests of one length, under a key of their own each time', async () => {
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
  const MINUTE = 60_000;

  // The process remembers what other tests have tried.
  beforeEach(() => {
    visitor += 1;
    start += 24 * HOUR;
  });

  const delayOf = (cache: Cache, who = `visitor ${visitor}`) => signInDelay(cache, who);

  /** Fails again and again, as early as is allowed. @returns the delays between, in seconds */
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

  test('it doubles from a second to a quarter of an hour', async () => {
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

  test('a try that comes too early does not make it longer', async () => {
    const cache = new MemoryCache();
    const delay = delayOf(cache);
    await delay.begin(start);
    for (let tried = 0; tried < 20; tried++) await delay.begin(start + 10);
    expect(await delay.begin(start + 10)).toBe(990);
  });

  test('tries at the same time count one by one', async () => {
    const cache = new MemoryCache();
    const waits = await Promise.all(Array.from({length: 10}, () => delayOf(cache).begin(start)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
  });

  test('each visitor has their own', async () => {
    const cache = new MemoryCache();
    await failures(5, cache);
    expect(await delayOf(cache, 'someone else').begin(start)).toBe(0);
  });

  test('it outlives the process by way of the cache', async () => {
    const cache = new MemoryCache();
    await delayOf(cache).begin(start);
    vi.resetModules();
    const {signInDelay: anew} = await import('../../app/.server/sign-in-delay');
    expect(await anew(cache, `visitor ${visitor}`).begin(start)).toBe(1000);
  });

  test('failures of half an hour ago are forgotten', async () => {
    const cache = new MemoryCache();
    await failures(3, cache);
    expect(await delayOf(cache).begin(start + 60 * MINUTE)).toBe(0);
    expect(await delayOf(cache).begin(start + 60 * MINUTE)).toBe(1000);
  });

  test('another address of the same IPv6 network is the same visitor', async () => {
    const cache = new MemoryCache();
    expect(await delayOf(cache, '2001:db8:0:7::1').begin(start)).toBe(0);
    expect(await delayOf(cache, '2001:db8:0:7:ffff:ffff:ffff:fffe').begin(start)).toBe(1000);
    expect(await delayOf(cache, '2001:db8:0:8::1').begin(start)).toBe(0);
  });

  describe('over all networks', () => {
    const elsewhere = (number: number) =>
      `2001:db8:${visitor.toString(16)}:${number.toString(16)}::1`;

    /** One try from each of so many networks. @returns how many were allowed */
    async function guess(count: number, cache: Cache, now: number, first = 0): Promise<number> {
      let allowed = 0;
      for (let number = first; number < first + count; number++) {
        if ((await delayOf(cache, elsewhere(number)).begin(now)) === 0) allowed += 1;
      }
      return allowed;
    }

    test('of many tries at once twenty are allowed, then one in ten seconds', async () => {
      const cache = new MemoryCache();
      expect(await guess(50, cache, start)).toBe(20);
      expect(await delayOf(cache, elsewhere(99)).begin(start)).toBe(10_000);
      let allowed = 0;
      for (let second = 1; second <= 600; second++) {
        allowed += await guess(2, cache, start + second * 1000, 100 * second);
      }
      expect(allowed).toBe(60);
    });

    test('a quiet while gives the tries back', async () => {
      const cache = new MemoryCache();
      await guess(50, cache, start);
      expect(await guess(50, cache, start + 5 * MINUTE, 1000)).toBe(20);
    });

    test('it does not keep the owner out where they have signed in before', async () => {
      const cache = new MemoryCache();
      const owner = () => delayOf(cache, '192.0.2.1');
      expect(await owner().begin(start)).toBe(0);
      await owner().succeed();
      await guess(50, cache, start);
      expect(await delayOf(cache, '192.0.2.2').begin(start)).toBeGreaterThan(0);
      expect(await owner().begin(start)).toBe(0);
      // From there, too, wrong passphrases make wait.
      expect(await owner().begin(start)).toBe(1000);
    });

    test('it outlives the process by way of the cache', async () => {
      const cache = new MemoryCache();
      await guess(50, cache, start);
      vi.resetModules();
      const {signInDelay: anew} = await import('../../app/.server/sign-in-delay');
      expect(await anew(cache, '192.0.2.3').begin(start)).toBe(10_000);
    });
  });
});

describe('a visitor’s network', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2001:db8:1::2:3', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
    ['::ffff:192.0.2.1', '::ffff:c000:201'],
    ['::FFFF:c000:0202', '::ffff:c000:202'],
    ['2001:db8:::1', 'unknown'],
    ['192.0.2.1:443', 'unknown'],
    ['local', 'local'],
  ])('of %s is %s', (address, network) => {
    expect(visitorNetwork(address)).toBe(network);
  });
});

describe('where a request comes from', () => {
  const from = (origin: string | undefined, url = 'https://shop.test/admin-prices') =>
    isForeignOrigin(
      new Request(url, {method: 'POST', headers: origin === undefined ? {} : {Origin: origin}}),
    );

  test('the shop’s own page, and what comes from no page', () => {
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
