import {data} from 'react-router';
import {signIn, signOut, type Owner} from '~/server/owner.server';
import {MAX_PASSPHRASE_LENGTH} from '~/server/owner-environment.server';
import {signInDelay} from '~/server/sign-in-delay.server';
import {logSignIn} from '~/server/sign-in-log.server';
import type {SignInAnswer} from './protocol';
import {text} from './text';

/** Opens the owner's session for the right passphrase; delays repeated tries. */
export async function openSession(owner: Owner, address: string, passphrase: string) {
  if (passphrase.length > MAX_PASSPHRASE_LENGTH) {
    logSignIn(address, 'long');
    return refuseSignIn(400, text.longPassphrase(MAX_PASSPHRASE_LENGTH));
  }
  if ('sentence' in owner.environment) {
    logSignIn(address, 'off');
    return refuseSignIn(503, owner.environment.sentence);
  }
  const delay = signInDelay(owner.cache, address);
  const waitMs = await delay.begin();
  if (waitMs > 0) {
    logSignIn(address, 'early');
    return refuseSignIn(429, text.wait(Math.ceil(waitMs / 1000)));
  }
  if (!(await signIn(owner, passphrase))) {
    logSignIn(address, 'wrong');
    return refuseSignIn(401, text.wrongPassphrase);
  }
  logSignIn(address, 'right');
  await delay.succeed();
  return data<SignInAnswer>({signedIn: true}, {status: 200});
}

export async function closeSession(owner: Owner) {
  await signOut(owner);
  return data<SignInAnswer>({signedIn: false}, {status: 200});
}

export function refuseSignIn(status: number, error: string) {
  return data<SignInAnswer>({signedIn: false, error}, {status});
}
