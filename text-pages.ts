import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {List, Paragraph, PhrasingContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {frontmatterFromMarkdown} from 'mdast-util-frontmatter';
import {frontmatter} from 'micromark-extension-frontmatter';
import {normalizePath, type Plugin} from 'vite';
import {parse as parseYaml} from 'yaml';
import {z} from 'zod';
import {link, type Block, type Question, type TextSection} from './app/i18n/copy.ts';
import {languages, type Language, type LocalizedText} from './app/i18n/languages.ts';

const words = z.string();
const Head = z.strictObject({
  ...{title: words, heading: words.optional()},
  ...{description: words, lead: words, updated: words.optional()},
});

/** `Words {#id .unlisted needs=value home=ids}`: attributes as Pandoc writes them. */
const HEADING = /^(.+) (\{#([\w-]+)( \.unlisted)?(?: needs=(\w+))?(?: home=([\w,-]+))?\})$/;

type InAll<Value> = Record<Language, Value>;

/** A heading and what stands below it, in one language. */
interface Entry {
  depth: number;
  attributes: Pick<TextSection, 'id' | 'needs' | 'home' | 'unlisted'>;
  title: string;
  blocks: Block[];
  /** What a question has in place of blocks. */
  answer: string;
}

/**
 * Makes a module of a text in Markdown: `terms.md` of `terms.sv.md` and `terms.en.md`, as data that needs no parser.
 * README says what such a file may hold. What else it holds, or what one lacks that the other has, stops the build.
 */
export function textPages(): Plugin {
  let root = '';
  return {
    name: 'text-pages',
    enforce: 'pre',
    configResolved(config) {
      root = normalizePath(config.root);
    },
    resolveId(source, importer = root) {
      if (!source.endsWith('.md')) return;
      const inRoot = source.startsWith(root) ? source : path.join(root, source.replace('~', 'app'));
      const file = source.startsWith('.') ? path.resolve(importer, '..', source) : inRoot;
      return existsSync(fileIn(languages[0], file)) ? normalizePath(file) : undefined;
    },
    load(id) {
      if (!id.endsWith('.md')) return;
      const sources = inAll((language) => {
        const file = fileIn(language, id);
        this.addWatchFile(file);
        return {file: path.relative(root, file), markdown: readFileSync(file, 'utf8')};
      });
      const constants = Object.entries(compileText(sources));
      const lines = constants.map(
        ([name, value]) => `export const ${name}=${JSON.stringify(value)};`,
      );
      return {code: lines.join('\n'), moduleType: 'js'};
    },
  };
}

function fileIn(language: Language, file: string): string {
  return file.replace(/md$/, `${language}.md`);
}

function inAll<Value>(valueIn: (language: Language) => Value): InAll<Value> {
  return Object.fromEntries(languages.map((one) => [one, valueIn(one)])) as InAll<Value>;
}

/** @returns the languages side by side; the questions are those before the first section */
export function compileText(sources: InAll<{file: string; markdown: string}>) {
  const texts = inAll((language) => readText(sources[language]));
  const first = texts[languages[0]];
  for (const text of Object.values(texts)) {
    for (const [one, other] of [
      [first, text],
      [text, first],
    ] as const) {
      const missing = [...other.entries.keys()].find((key) => !one.entries.has(key));
      if (missing) throw new Error(`${one.file} lacks “${missing}”, which ${other.file} has.`);
    }
  }
  const head: Record<string, LocalizedText> = {};
  const sections: Array<TextSection & {questions?: Question[]}> = [];
  const questions: Question[] = [];
  for (const [key, {depth, attributes}] of first.entries) {
    const inEach = <Key extends keyof Entry>(part: Key) =>
      inAll((language) => texts[language].entries.get(key)?.[part]) as InAll<Entry[Key]>;
    const title = inEach('title');
    if (depth === 0) head[key] = title;
    else if (depth === 2) sections.push({...attributes, title, blocks: inEach('blocks')});
    else {
      const section = sections.at(-1);
      const list = section ? (section.questions ??= []) : questions;
      list.push({...attributes, question: title, answer: inEach('answer')});
    }
  }
  return {page: {...head, sections}, questions};
}

/** A file's front matter and headings, by what is the same in every language. */
function readText({file, markdown}: {file: string; markdown: string}) {
  const options = {extensions: [frontmatter()], mdastExtensions: [frontmatterFromMarkdown()]};
  const entries = new Map<string, Entry>();
  let entry: Entry | undefined;
  for (const node of fromMarkdown(markdown, options).children) {
    try {
      if (node.type === 'yaml') {
        for (const [key, title] of Object.entries(Head.parse(parseYaml(node.value))))
          entries.set(key, {depth: 0, attributes: {id: key}, title, blocks: [], answer: ''});
      } else if (node.type === 'heading') {
        const [, title = '', mark = '', id = '', unlisted, needs, home] =
          HEADING.exec(wordsOf(node.children)) ??
          refuse('a heading ends with its address: “## Words {#address}”');
        const attributes = {
          id,
          ...(needs && {needs}),
          ...(home && {home}),
          ...(unlisted && {unlisted: true}),
        };
        entry = {depth: node.depth, attributes, title, blocks: [], answer: ''};
        entries.set(`${'#'.repeat(node.depth)} ${mark}`, entry);
      } else if (!entry || (node.type !== 'paragraph' && node.type !== 'list')) {
        refuse(`there is no ${node.type} here`);
      } else if (entry.depth === 2) {
        entry.blocks.push(blockOf(node));
      } else {
        if (entry.answer || node.type === 'list') refuse('an answer is one paragraph');
        entry.answer = wordsOf(node.children);
      }
    } catch (cause) {
      throw new Error(`${file}, line ${node.position?.start.line}: ${String(cause)}`, {cause});
    }
  }
  return {file, entries};
}

function refuse(message: string): never {
  throw new Error(message);
}

function blockOf(node: Paragraph | List): Block {
  if (node.type === 'paragraph') return textOf(node.children);
  const items = node.children.map(({children: [only, ...others]}) =>
    only?.type === 'paragraph' && others.length === 0
      ? only.children
      : refuse('an item of a list is one paragraph'),
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
  const texts = nodes.map((node) =>
    node.type === 'link' ? link(wordsOf(node.children), node.url) : wordsOf([node]),
  );
  return texts.join('');
}

function wordsOf(nodes: readonly PhrasingContent[]): string {
  const all = nodes.map((node) =>
    node.type === 'text'
      ? node.value.replace(/[\n\t]/g, ' ')
      : refuse(`there is no ${node.type} here`),
  );
  return all.join('');
}
