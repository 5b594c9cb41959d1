import type {HydrogenSession} from '@shopify/hydrogen';
import type {RouterContextProvider} from 'react-router';
import {shopEnvironmentContext} from './context';
import {hex, hmac, isSameText} from './digest';
import {parseOwnerEnvironment, type OwnerEnvironment} from './owner-environment';

declare module 'react-router' {
  interface SessionData {
    owner: OwnerProof;
  }
}

interface OwnerProof {
  /** Milliseconds since 1970. */
  until: number;
  /** Of the passphrase that opened the session: a new passphrase ends it. */
  passphraseDigest: string;
}

/** Milliseconds that the owner stays signed in: 12 hours. */
const SESSION_LIFE = 43_200_000;

/** What the owner may do: nothing is asked of a visitor who only looks. */
export type OwnerAccess =
  {state: 'unavailable'; sentence: string} | {state: 'signed-out'} | {state: 'signed-in'};

interface Owner {
  session: HydrogenSession;
  /** SESSION_SECRET */
  secret: string;
  environment: OwnerEnvironment | {sentence: string};
}

/** The owner as this request knows them. */
export function ownerOf(context: Readonly<RouterContextProvider>): Owner {
  return {
    session: context.session,
    secret: context.get(shopEnvironmentContext).SESSION_SECRET,
    environment: parseOwnerEnvironment(context.env),
  };
}

export async function ownerAccess({session, secret, environment}: Owner): Promise<OwnerAccess> {
  if ('sentence' in environment) return {state: 'unavailable', sentence: environment.sentence};
  const proof = session.get('owner') as OwnerProof | undefined;
  const isOpen =
    proof !== undefined &&
    Date.now() < proof.until &&
    proof.passphraseDigest === (await digestOf(environment, secret));
  return {state: isOpen ? 'signed-in' : 'signed-out'};
}

/** @returns whether the passphrase was right; the session is then open for 12 hours */
export async function signIn(owner: Owner, passphrase: string): Promise<boolean> {
  const {session, secret, environment} = owner;
  if ('sentence' in environment) return false;
  if (!(await isSameText(passphrase, environment.ADMIN_PASSPHRASE))) return false;
  const passphraseDigest = await digestOf(environment, secret);
  session.set('owner', {until: Date.now() + SESSION_LIFE, passphraseDigest});
  return true;
}

export function signOut({session}: Owner): void {
  session.unset('owner');
}

async function digestOf({ADMIN_PASSPHRASE}: OwnerEnvironment, secret: string): Promise<string> {
  return hex(await hmac(secret, ADMIN_PASSPHRASE));
}
