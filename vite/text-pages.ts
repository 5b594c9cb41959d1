import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {normalizePath, type Plugin} from 'vite';
import type {Question, TextSection} from '../app/i18n/copy.ts';
import {languages, type Language, type LocalizedText} from '../app/i18n/languages.ts';
import {readText, type Entry} from './read-text.ts';

type InAll<Value> = Record<Language, Value>;

/**
 * Compiles Markdown texts into a data module: `terms.md` from `terms.sv.md` and `terms.en.md`. README documents the
 * supported syntax. Unsupported syntax, or a difference between the languages, stops the build.
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
      const code = Object.entries(compileText(sources)).map(
        ([name, text]) => `export const ${name} = ${JSON.stringify(text)};`,
      );
      return {code: code.join('\n'), moduleType: 'js'};
    },
  };
}

const fileIn = (language: Language, file: string) => file.replace(/md$/, `${language}.md`);

function inAll<Value>(valueIn: (language: Language) => Value): InAll<Value> {
  return Object.fromEntries(languages.map((one) => [one, valueIn(one)])) as InAll<Value>;
}

/** @returns both languages combined; the questions are those before the first section */
export function compileText(sources: InAll<{file: string; markdown: string}>) {
  const texts = inAll((language) => readText(sources[language].file, sources[language].markdown));
  const keys = [...new Set(languages.flatMap((language) => [...texts[language].keys()]))];
  const lacking = languages.flatMap((language) => {
    const missing = keys.filter((key) => !texts[language].has(key)).join(', ');
    return missing ? [`${sources[language].file} lacks ${missing}`] : [];
  });
  if (lacking.length > 0) throw new Error(lacking.join('; '));
  const head: Record<string, LocalizedText> = {};
  const sections: Array<TextSection & {questions?: Question[]}> = [];
  const questions: Question[] = [];
  for (const [key, {depth, attributes}] of texts[languages[0]]) {
    const inEach = <Part extends keyof Entry>(part: Part) =>
      inAll((language) => texts[language].get(key)?.[part]) as InAll<Entry[Part]>;
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
