import {phrases} from './phrases';
import {swedishProducts} from './products';

/**
 * A product's description in Swedish (specification §3 and §9): that of the table, if it knows the handle, else the
 * English one with the dictionary's phrases put in.
 */
export function swedishDescription(handle: string, english: string): string {
  return knownProduct(handle)?.description ?? substitutePhrases(english);
}

/** A product's title in Swedish (specification §3 and §9), found in the same way as its description. */
export function swedishTitle(handle: string, english: string): string {
  return knownProduct(handle)?.title ?? substitutePhrases(english);
}

// A handle comes from a URL and may be "constructor", which every object has.
function knownProduct(handle: string) {
  return Object.hasOwn(swedishProducts, handle) ? swedishProducts[handle] : undefined;
}

const swedishByEnglish: ReadonlyMap<string, string> = new Map(phrases);

/** Whole words only: no letter or digit on either side, not even across a hyphen or an apostrophe. */
const phrasePattern = new RegExp(
  `(?<![\\p{L}\\p{N}][-'’]?)(?:${phrases.map(([english]) => english).join('|')})(?![-'’]?[\\p{L}\\p{N}])`,
  'giu',
);

const sentenceStart = /(?:^|[.!?:]\s+|\n\s*)["“”(]?$/u;

function substitutePhrases(english: string): string {
  return english.replace(phrasePattern, (found, offset: number) => {
    const swedish = swedishByEnglish.get(found.toLowerCase()) ?? found;
    const startsUpper = found.charAt(0) !== found.charAt(0).toLowerCase();
    return startsUpper && sentenceStart.test(english.slice(Math.max(0, offset - 8), offset))
      ? swedish.charAt(0).toUpperCase() + swedish.slice(1)
      : swedish;
  });
}
