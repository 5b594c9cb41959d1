import type {Language, LocalizedText} from './languages';

/** A paragraph, a list, numbered steps, or terms with what they mean. */
export type Block =
  | string
  | {list: readonly string[]}
  | {steps: readonly string[]}
  | {terms: ReadonlyArray<readonly [term: string, meaning: string]>};

export type LocalizedBlocks = Readonly<Record<Language, readonly Block[]>>;

/** A part of a text page; the id is its address on the page, the same in every language. */
export interface TextSection {
  id: string;
  title: LocalizedText;
  /** Left out where the shop does not say this: the name of a value, as texts name it. */
  needs?: string;
  blocks: LocalizedBlocks;
}
