import {fold} from '~/i18n/fold';
import {languages, type Language} from '~/i18n/languages';

/** Limits of work: a longer query is cut. */
const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 40;

const MIN_STEM_LENGTH = 4;

interface Grammar {
  /** Of plural, definite and genitive forms. */
  endings: string;
  /** Words that stand in every text. */
  smallWords: string;
}

// cspell:ignore arna erna från orna
const grammars: Readonly<Record<Language, Grammar>> = {
  sv: {
    endings: 'orna arna erna ena ets ens or ar er en et na s',
    smallWords: 'av de den det en ett för från i med och om på som till',
  },
  en: {
    endings: 'es s',
    smallWords: 'a an and for in of on or the to with',
  },
};

/** A text is in any language: the index has one list of words for all of them. */
const inAll = (part: keyof Grammar) =>
  languages.flatMap((language) => grammars[language][part].split(' ').map(fold));

const ending = new RegExp(`(?:${inAll('endings').join('|')})$`);
const smallWords = new Set(inAll('smallWords'));

/** The normalised words of a text for the index. */
export function termsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => toTerm(word) || []);
}

/** The words to search for. */
export function queryTerms(query: string): string[] {
  const terms = termsOf(query).filter(
    (term) => term.length <= MAX_TERM_LENGTH && !smallWords.has(term),
  );
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

/** Lower case, without accents (`å` and `ä` become `a`, `ö` becomes `o`) and without an ending. */
export function toTerm(word: string): string {
  const plain = fold(word);
  const stem = plain.replace(ending, '');
  return stem.length >= MIN_STEM_LENGTH ? stem : plain;
}
