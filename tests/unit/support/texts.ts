import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {swedishProducts} from '../../../app/shop/swedish/products';
import {en} from '../../../app/i18n/en';
import type {Language} from '../../../app/i18n/languages';
import {sv} from '../../../app/i18n/sv';
import {catalogue} from '../../../demo-shop/catalogue/index.ts';

/** The modules that hold the pages' copy, by their paths. */
export const copy = import.meta.glob(
  ['../../../app/{routes,content}/**/{text,*-text,questions,reviews}.ts', '!**/admin/**'],
  {eager: true},
);

const english = catalogue.flatMap(({title, description}) => [title, description]);

/** All that shoppers read in either language, by where it stands. */
export const sources: ReadonlyArray<readonly [string, unknown]> = [
  ['the dictionaries', {sv, en}],
  ['the products', {sv: swedishProducts, en: english}],
  ...Object.entries(copy).map(
    ([file, module]) => [file.replace('../../../app/', ''), module] as const,
  ),
];

const dictionary = (name: string) =>
  fileURLToPath(new URL(`../../../app/catalogue/swedish/${name}.ts`, import.meta.url));

/**
 * What the catalogue's dictionaries put in for a shop's English words, which may be anyone's: option names and values,
 * phrases, what pictures show. Swedish alone; read off the pairs as they are written.
 */
export const swedishSources: ReadonlyArray<readonly [string, unknown]> = [
  'options',
  'phrases',
  'alt-texts',
].map((name) => {
  const pairs = readFileSync(dictionary(name), 'utf8').matchAll(
    /\[\s*(?:'[^']*'|"[^"]*"),\s*'([^']*)',?\s*\]/g,
  );
  return [name, {sv: [...pairs].map(([, swedish = '']) => swedish)}] as const;
});

/** Every string below a value, each once: under `sv` or `en` in that language. */
export function textsOf(value: unknown, language: Language, within?: Language): string[] {
  if (typeof value === 'string') return within === language ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, language, key === 'sv' || key === 'en' ? key : within),
  );
}
