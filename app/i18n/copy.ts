import type {Language, LocalizedText} from './languages';

/** A link in a text, as in Markdown: `[words](/address)`. */
export const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

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
  /** The name of a value; without the value the section is left out. */
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
  /** On /faq, the ids of the home page's questions that it begins with: `warranty,returns`. */
  home?: string;
  /** Not among the page's contents. */
  unlisted?: boolean;
  blocks: LocalizedBlocks;
  questions?: readonly Question[];
}

/** A page's Markdown, compiled: see `vite/text-pages.ts`. */
export interface PageText {
  title: LocalizedText;
  /** The first heading, where it is not the title. */
  heading?: LocalizedText;
  description: LocalizedText;
  lead: LocalizedText;
  /** Month of the last change, for legal texts. */
  updated?: LocalizedText;
  sections: readonly TextSection[];
}
