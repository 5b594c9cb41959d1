import {vendors} from '~/shop/vendors';
import {phrases} from '~/shop/swedish/phrases';
import {swedishProducts} from '~/shop/swedish/products';
import type {SwedishText} from '~/shop/swedish/swedish-text';

/** Handle and vendor of a product. */
interface OwnProduct {
  handle: string;
  vendor: string;
}

/**
 * The Swedish texts written for a product (specification §3, overrides keyed by handle). Another vendor's product may
 * have the same handle and must not get them.
 */
export function swedishOverride({handle, vendor}: OwnProduct): SwedishText | undefined {
  if (!vendors.includes(vendor)) return undefined;
  // A handle comes from a URL and may be "constructor".
  return Object.hasOwn(swedishProducts, handle) ? swedishProducts[handle] : undefined;
}

const swedishByEnglish: ReadonlyMap<string, string> = new Map(phrases);

/** Whole words only: no letter or digit on either side, not even across a hyphen or an apostrophe. */
const phrasePattern = new RegExp(
  `(?<![\\p{L}\\p{N}][-'’]?)(?:${phrases.map(([english]) => english).join('|')})(?![-'’]?[\\p{L}\\p{N}])`,
  'giu',
);

const sentenceStart = /(?:^|[.!?:]\s+|\n\s*)["“”(]?$/u;
const word = /\p{L}[\p{L}’'-]*/gu;
/** The same in both languages. */
const units = new Set(['mm', 'cm', 'g', 'kg', 'uv']);

/**
 * Translates an English description with the phrase dictionary (specification §9).
 *
 * @returns undefined unless the dictionary knows every word but those of the product's own name
 */
export function translatePhrases(english: string, title: string): string | undefined {
  const known = new Set(title.toLowerCase().match(word));
  const left = english.replace(phrasePattern, ' ').match(word) ?? [];
  const isSwedish = left.every(
    (each) => units.has(each.toLowerCase()) || known.has(each.toLowerCase()),
  );
  return isSwedish && english.trim() !== '' ? substitutePhrases(english) : undefined;
}

function substitutePhrases(english: string): string {
  return english.replace(phrasePattern, (found, offset: number) => {
    const swedish = swedishByEnglish.get(found.toLowerCase()) ?? found;
    const startsUpper = found.charAt(0) !== found.charAt(0).toLowerCase();
    return startsUpper && sentenceStart.test(english.slice(Math.max(0, offset - 8), offset))
      ? swedish.charAt(0).toUpperCase() + swedish.slice(1)
      : swedish;
  });
}
