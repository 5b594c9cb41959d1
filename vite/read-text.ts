import type {List, Paragraph, PhrasingContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {frontmatterFromMarkdown} from 'mdast-util-frontmatter';
import {frontmatter} from 'micromark-extension-frontmatter';
import {parse as parseYaml} from 'yaml';
import {z} from 'zod';
import {LINK, type Block, type TextSection} from '../app/i18n/copy.ts';

const Head = z.strictObject({
  title: z.string(),
  heading: z.string().optional(),
  description: z.string(),
  lead: z.string(),
  updated: z.string().optional(),
});

/** `Words {#id .unlisted needs=value home=ids}`: attributes as Pandoc writes them. */
const HEADING = /^(.+) (\{#([\w-]+)( \.unlisted)?(?: needs=(\w+))?(?: home=([\w,-]+))?\})$/;

/** A line of the front matter (depth 0), or a heading with what stands below it: blocks, or a question's answer. */
export interface Entry {
  depth: number;
  attributes: Pick<TextSection, 'id' | 'needs' | 'home' | 'unlisted'>;
  title: string;
  blocks: Block[];
  answer: string;
}

/** Parses a Markdown file into entries by a key that is the same in every language. Throws at unsupported syntax. */
export function readText(file: string, markdown: string): Map<string, Entry> {
  const extensions = {extensions: [frontmatter()], mdastExtensions: [frontmatterFromMarkdown()]};
  const entries = new Map<string, Entry>();
  let entry: Entry = {depth: 0, attributes: {id: ''}, title: '', blocks: [], answer: ''};
  for (const node of fromMarkdown(markdown, extensions).children) {
    try {
      if (node.type === 'yaml') {
        for (const [key, title] of Object.entries(Head.parse(parseYaml(node.value))))
          entries.set(key, {...entry, title});
      } else if (node.type === 'heading') {
        const {depth} = node;
        const [, title = '', mark = '', id = '', unlisted, needs, home] =
          HEADING.exec(wordsOf(node.children)) ?? refuse('End a heading with its {#address}.');
        const attributes = {id, needs, home, unlisted: unlisted ? true : undefined};
        entry = {depth, attributes, title, blocks: [], answer: ''};
        entries.set(`${'#'.repeat(depth)} ${mark}`, entry);
      } else if (node.type !== 'paragraph' && node.type !== 'list') {
        refuse(`${node.type} is not supported here`);
      } else if (entry.depth === 2) {
        entry.blocks.push(blockOf(node));
      } else if (entry.depth !== 3 || entry.answer || node.type === 'list') {
        refuse('Put text below a `##` heading, or one paragraph below a `###` heading.');
      } else {
        entry.answer = wordsOf(node.children);
      }
    } catch (error) {
      throw new Error(`${file}:${node.position?.start.line} ${String(error)}`, {cause: error});
    }
  }
  return entries;
}

function refuse(message: string): never {
  throw new Error(message);
}

function blockOf(node: Paragraph | List): Block {
  if (node.type === 'paragraph') return textOf(node.children);
  const items = node.children.map(({children: [only, ...others]}) =>
    only?.type === 'paragraph' && others.length === 0
      ? only.children
      : refuse('Write an item of a list as one paragraph.'),
  );
  if (node.ordered) return {steps: items.map(textOf)};
  const terms = items.flatMap(([term, ...meaning]) =>
    term?.type === 'strong'
      ? [[wordsOf(term.children).replace(/:$/, ''), textOf(meaning).replace(/^ /, '')] as const]
      : [],
  );
  return terms.length === items.length ? {terms} : {list: items.map(textOf)};
}

function textOf(nodes: readonly PhrasingContent[]): string {
  const texts = nodes.map((node) => {
    if (node.type === 'link') return `[${wordsOf(node.children)}](${node.url})`;
    return node.type === 'text'
      ? node.value.replaceAll('\n', ' ')
      : refuse(`${node.type} is not supported here`);
  });
  return texts.join('');
}

function wordsOf(nodes: readonly PhrasingContent[]): string {
  const words = textOf(nodes);
  return LINK.test(words) ? refuse('link is not supported here') : words;
}
