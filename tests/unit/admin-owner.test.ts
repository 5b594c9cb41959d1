import {beforeEach, describe, expect, test, vi} from 'vitest';
import {keyFor} from '../../app/server/digest.server';
import {ownerAccess, renewSession, signIn} from '../../app/server/owner.server';
import {MemoryCache} from './support/memory-cache';
import {
  environment,
  PASSPHRASE,
  renewedCookie,
  SECRET,
  sent,
  signedInCookie,
  signOutWith,
  stateWith,
  visit,
} from './support/owner-visits';

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
    const {isEndedSession} = await import('../../app/server/ended-sessions.server');
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
