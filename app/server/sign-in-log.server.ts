import {log} from './log.server';

/** `early`: during a delay; `long`: more than a passphrase may be; `off`: saving is not set up. */
type Outcome = 'right' | 'wrong' | 'early' | 'long' | 'foreign' | 'off';

/** One line for every attempt, so that the owner can see somebody guessing. */
export function logSignIn(address: string, outcome: Outcome): void {
  log(outcome === 'right' ? 'info' : 'warn', 'owner sign-in', {address, outcome});
}
