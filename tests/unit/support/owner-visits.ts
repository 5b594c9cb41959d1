import type {HydrogenSession} from '@shopify/hydrogen';
import {RouterContextProvider} from 'react-router';
import {expect} from 'vitest';
import {shopEnvironmentContext} from '../../../app/server/context.server';
import {
  ownerAccess,
  ownerOf,
  renewSession,
  signIn,
  signOut,
} from '../../../app/server/owner.server';
import {ShopSession} from '../../../app/server/session.server';

export const PASSPHRASE = 'tjärn-granit-dimma-fjord';
export const SECRET = 'thirty-two characters at the least';
export const environment = {
  ADMIN_PASSPHRASE: PASSPHRASE,
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_ANON_KEY: 'public-key',
  PRICE_UPDATE_SECRET: 'a-secret-of-the-server',
};

interface Visit {
  cookie?: string;
  secret?: string;
  env?: object;
  url?: string;
}

/** A request with this cookie. */
export async function visit({
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
export async function signedInCookie(options: Visit = {}): Promise<string> {
  const {owner, session} = await visit(options);
  expect(await signIn(owner, PASSPHRASE)).toBe(true);
  expect(session.isPending).toBe(true);
  return session.commit();
}

/** The Cookie header for a Set-Cookie header. */
export const sent = (cookie: string) => cookie.split(';')[0] ?? '';

export const stateWith = async (cookie: string, options: Visit = {}) =>
  (await ownerAccess((await visit({...options, cookie: sent(cookie)})).owner)).state;

/** Uses the session. @returns the Set-Cookie header */
export async function renewedCookie(cookie: string): Promise<string> {
  const {owner, session} = await visit({cookie: sent(cookie)});
  renewSession(owner);
  expect(session.isPending).toBe(true);
  return session.commit();
}

export async function signOutWith(cookie: string): Promise<string> {
  const {owner, session} = await visit({cookie: sent(cookie)});
  await signOut(owner);
  return session.commit();
}
