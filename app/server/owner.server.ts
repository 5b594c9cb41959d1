import type {HydrogenSession} from '@shopify/hydrogen';
import type {RouterContextProvider} from 'react-router';
import {shopEnvironmentContext} from './context.server';
import {hex, hmac, isSameText, keyFor} from './digest.server';
import {endSession, isEndedSession} from './ended-sessions.server';
import {parseOwnerEnvironment, type OwnerEnvironment} from './owner-environment.server';

declare module 'react-router' {
  interface SessionData {
    owner: OwnerProof;
  }
}

/** What the signed cookie says; times in milliseconds since 1970. */
interface OwnerProof {
  id: string;
  opened: number;
  used: number;
  /** Digest of the passphrase that opened the session: a new passphrase ends it. */
  passphraseDigest: string;
}

/** The owner stays signed in for 12 hours, and for one hour without use. */
const MAX_SESSION_MS = 43_200_000;
const MAX_IDLE_MS = 3_600_000;
/** Renew the cookie at most this often. */
const RENEW_AFTER_MS = 300_000;

/** What the owner may do. */
export type OwnerAccess =
  {state: 'unavailable'; sentence: string} | {state: 'signed-out'} | {state: 'signed-in'};

export interface Owner {
  session: HydrogenSession;
  /** SESSION_SECRET */
  secret: string;
  environment: OwnerEnvironment | {sentence: string};
  cache: Cache;
}

/** The owner as this request knows them. */
export async function ownerOf(context: Readonly<RouterContextProvider>): Promise<Owner> {
  return {
    session: context.session,
    secret: context.get(shopEnvironmentContext).SESSION_SECRET,
    environment: parseOwnerEnvironment(context.env),
    cache: await caches.open('hydrogen'),
  };
}

export async function ownerAccess(owner: Owner): Promise<OwnerAccess> {
  const {environment, secret, cache} = owner;
  if ('sentence' in environment) return {state: 'unavailable', sentence: environment.sentence};
  const proof = proofOf(owner);
  const isOpen =
    proof !== undefined &&
    Date.now() < endOf(proof) &&
    proof.passphraseDigest === (await digestOf(environment, secret)) &&
    !(await isEndedSession(cache, proof.id));
  return {state: isOpen ? 'signed-in' : 'signed-out'};
}

/** Extends an open session: call it for every use. */
export function renewSession(owner: Owner): void {
  const proof = proofOf(owner);
  const now = Date.now();
  if (proof && now - proof.used > RENEW_AFTER_MS) {
    owner.session.set('owner', {...proof, used: now});
  }
}

/** @returns whether the passphrase was right; the session is then open */
export async function signIn(owner: Owner, passphrase: string): Promise<boolean> {
  const {session, secret, environment} = owner;
  if ('sentence' in environment) return false;
  if (!(await isSameText(passphrase, environment.ADMIN_PASSPHRASE))) return false;
  const passphraseDigest = await digestOf(environment, secret);
  const now = Date.now();
  session.set('owner', {id: crypto.randomUUID(), opened: now, used: now, passphraseDigest});
  return true;
}

/** Ends the session also for a copy of its cookie. */
export async function signOut(owner: Owner): Promise<void> {
  const proof = proofOf(owner);
  owner.session.unset('owner');
  if (proof) await endSession(owner.cache, proof.id, proof.opened + MAX_SESSION_MS);
}

function proofOf({session}: Owner): OwnerProof | undefined {
  return session.get('owner') as OwnerProof | undefined;
}

function endOf({opened, used}: OwnerProof): number {
  return Math.min(opened + MAX_SESSION_MS, used + MAX_IDLE_MS);
}

async function digestOf({ADMIN_PASSPHRASE}: OwnerEnvironment, secret: string): Promise<string> {
  return hex(await hmac(await keyFor('passphrase digest', secret), ADMIN_PASSPHRASE));
}
