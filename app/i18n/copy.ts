import type {Language, LocalizedText} from './languages';

/** Stands around a link's words and its address in a text; no text has a tab of its own. */
export const LINK = '\t';

/** A link in a text, as `text-pages.ts` makes it of Markdown's. */
export function link(words: string, to: string): string {
  return `${LINK}${words}${LINK}${to}${LINK}`;
}

/** A paragraph, a list, numbered steps, or terms with what they mean. */
export type Block =
  | string
  | {list: readonly string[]}
  | {steps: readonly string[]}
  | {terms: ReadonlyArray<readonly [term: string, meaning: string]>};

export type LocalizedBlocks = Readonly<Record<Language, readonly Block[]>>;

/** A question and its answer, in plain words: structured data takes them as they are. */
export interface Question {
  id: string;
  /** Left out where the shop does not say this: the name of a value, as texts name it. */
  needs?: string;
  question: LocalizedText;
  answer: LocalizedText;
}

/** A part of a text page; the id is its address on the page, the same in every language. */
export interface TextSection {
  id: string;
  title: LocalizedText;
  /** As a question's. */
  needs?: string;
  /** On /faq, the home page's questions that it begins with, by their ids: `warranty,returns`. */
  home?: string;
  /** Not among the page's contents. */
  unlisted?: boolean;
  blocks: LocalizedBlocks;
  questions?: readonly Question[];
}

/** What a page's Markdown comes to: see `text-pages.ts`. */
export interface PageText {
  title: LocalizedText;
  /** The first heading, where it is not the title. */
  heading?: LocalizedText;
  description: LocalizedText;
  lead: LocalizedText;
  /** Month of the last change, for texts that people may want to hold the shop to. */
  updated?: LocalizedText;
  sections: readonly TextSection[];
}
