import {fold} from '~/i18n/fold';

/** Limits of work: a longer query is cut. */
const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 40;

/** Endings of plural and definite forms, Swedish and English, the longest first. */
// cspell:ignore arna erna orna
const ending = /(?:orna|arna|erna|ena|ets|ens|or|ar|er|en|et|na|es|s)$/;
const MIN_STEM_LENGTH = 4;

/** Words that stand in every text, in either language. */
const smallWords = new Set(
  'a an and for in med of on or the till to with av de den det en ett for fran i och om pa som'.split(
    ' ',
  ),
);

/** The normalised words of a text for the index. */
export function termsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => toTerm(word) || []);
}

/** The words to search for. */
export function soughtTerms(query: string): string[] {
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
