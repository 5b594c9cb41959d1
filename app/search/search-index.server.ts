import MiniSearch, {type SearchOptions} from 'minisearch';
import {looseLenses} from '~/shop/filters';
import {sameWords} from '~/shop/search-words';
import {queryTerms, termsOf, toTerm} from './search-terms';

/** A searchable item with its words; more telling ones weigh more. */
export interface SearchEntry {
  id: string;
  title: string;
  /** Of its collections. */
  collections: string;
  /** Its type, tags and options. */
  words: string;
  /** Article numbers. */
  codes: string;
  /** Lenses without a frame: they have the words of those with one. */
  isLoose?: true;
}

/** How much lenses without a frame weigh, unless a word asks for them. */
const LOOSE = 0.5;
const looseTerms = new Set(
  sameWords
    .filter((group) => group.some((word) => looseLenses.includes(word)))
    .flatMap((group) => group.flatMap(termsOf)),
);

const fields = ['title', 'collections', 'words', 'codes'] as const;

const options: SearchOptions = {
  boost: {title: 4, codes: 4, collections: 2},
  combineWith: 'AND',
  maxFuzzy: 2,
};

interface Step {
  /** Whether prefixes match. */
  prefix: boolean;
  /** Allowed typing errors; less than 1 is a share of the word's letters. */
  errors?: (letters: number) => number;
}

/** From certain to uncertain matches: each step is for queries that found nothing before. */
export const steps: readonly Step[] = [
  {prefix: false},
  {prefix: true},
  // One error from four letters on, two from six.
  {prefix: true, errors: (letters) => (letters > 3 ? 0.25 : 0)},
  // Two swapped letters are two errors.
  {prefix: true, errors: (letters) => (letters > 4 ? 2 : 0)},
];

const begins = (term: string) => term.length > 1;

const groups = sameWords.map((group) => {
  const phrases = group.map((phrase) => termsOf(phrase).join(' '));
  return {phrases, text: [...new Set(group)].join(' ')};
});

/** Finds items with all words of a query: exactly, by prefix or with typing errors. */
export class SearchIndex<Entry extends SearchEntry = SearchEntry> {
  readonly #index = new MiniSearch<SearchEntry>({
    fields: [...fields],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  readonly #terms = new Set<string>();
  readonly #entries = new Map<string, Entry>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      this.#entries.set(entry.id, entry);
      const {id, title, collections, codes} = entry;
      const words = `${entry.words} ${otherWordsFor(entry)}`;
      const found = {id, title, collections, words, codes};
      for (const field of fields) for (const term of termsOf(found[field])) this.#terms.add(term);
      this.#index.add(found);
    }
  }

  /** The query's words, the same at each step. */
  termsFor(query: string): string[] {
    return queryTerms(query).flatMap((term) => this.#words(term));
  }

  /** The matches, best first; a word that is a prefix is no typing error. */
  find(terms: readonly string[], {prefix, errors}: Step): Entry[] {
    if (terms.length === 0) return [];
    const found = this.#index.search(terms.join(' '), {
      ...options,
      boostDocument: (id: string, term) =>
        this.#entries.get(id)?.isLoose && !looseTerms.has(term) ? LOOSE : 1,
      prefix: prefix && begins,
      fuzzy: (term) => errors !== undefined && !this.#isKnown(term) && errors(term.length),
    });
    return found.flatMap(({id}) => this.#entries.get(String(id)) ?? []);
  }

  #isKnown(term: string): boolean {
    return this.#terms.has(term) || this.#index.search(term, {prefix: begins}).length > 0;
  }

  /** A compound without matches, such as `träglasögon`, becomes its two words if both are known. */
  #words(term: string): string[] {
    if (this.#isKnown(term)) return [term];
    for (let at = 3; at <= term.length - 3; at += 1) {
      const parts = [term.slice(0, at), term.slice(at)].map(toTerm);
      if (parts.every((part) => this.#terms.has(part))) return parts;
    }
    return [term];
  }
}

/** The synonyms of an entry's words. */
function otherWordsFor(entry: SearchEntry): string {
  const text = ` ${termsOf(fields.map((field) => entry[field]).join(' ')).join(' ')} `;
  return groups
    .filter(({phrases}) => phrases.some((phrase) => text.includes(` ${phrase} `)))
    .map((group) => group.text)
    .join(' ');
}
