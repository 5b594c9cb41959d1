import {swedishProducts} from '../../../app/shop/swedish/products';
import {optionNames, optionValues} from '../../../app/shop/swedish/option-words';
import {phrases} from '../../../app/shop/swedish/phrases';
import * as pictureWords from '../../../app/shop/swedish/picture-words';
import {en} from '../../../app/i18n/en';
import type {Language} from '../../../app/i18n/languages';
import {sv} from '../../../app/i18n/sv';
import {catalogue} from '../../../demo-shop/catalogue/index.ts';
import {linesOf} from '../../check-shop/checks/own-words.ts';

/** The modules that hold the shop's own words, by their paths. */
const copy: Readonly<Record<string, unknown>> = import.meta.glob(
  ['../../../app/shop/**/*.ts', '!**/swedish/**', '!**/measurements.ts'],
  {eager: true},
);

/** The texts in Markdown, a file a language. */
const markdown: Readonly<Record<string, string>> = import.meta.glob('../../../app/shop/**/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const english = catalogue.flatMap(({title, description}) => [title, description]);

/** The shop's own words in either language, by where they stand; a file without any is left out. */
export const ownSources: ReadonlyArray<readonly [string, unknown]> = [
  ...Object.entries(copy).filter(([, module]) => textsOf(module, 'sv').length > 0),
  ...Object.keys(markdown)
    .filter((file) => file.endsWith('.sv.md'))
    .map((file) => [file.replace('.sv.md', '.md'), inBoth(file)] as const),
].map(([file, source]) => [file.replace('../../../app/', ''), source]);

function inBoth(file: string): Record<Language, string[]> {
  const lines = (name: string) => linesOf(markdown[name] ?? '').map(([, text]) => text);
  return {sv: lines(file), en: lines(file.replace('.sv.md', '.en.md'))};
}

export const productSource = ['the products', {sv: swedishProducts, en: english}] as const;

/** All that shoppers read in either language, by where it stands. */
export const sources: ReadonlyArray<readonly [string, unknown]> = [
  ['the dictionaries', {sv, en}],
  productSource,
  ...ownSources,
];

/**
 * What the catalogue's dictionaries put in for a shop's English words, which may be anyone's: option names and values,
 * phrases, what pictures show. Swedish alone.
 */
export const swedishSources: ReadonlyArray<readonly [string, {sv: string[]}]> = [
  ['options', {sv: [...optionNames.values(), ...optionValues.values()]}],
  ['phrases', {sv: phrases.map(([, swedish]) => swedish)}],
  ['pictures', {sv: Object.values(pictureWords).flatMap((words) => [...words.values()])}],
];

/** Every string below a value, each once: under `sv` or `en` in that language. */
export function textsOf(value: unknown, language: Language, within?: Language): string[] {
  if (typeof value === 'string') return within === language ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, language, key === 'sv' || key === 'en' ? key : within),
  );
}
