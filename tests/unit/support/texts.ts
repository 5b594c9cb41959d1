import {swedishProducts} from '../../../app/shop/swedish/products';
import {optionNames, optionValues} from '../../../app/shop/swedish/option-words';
import {phrases} from '../../../app/shop/swedish/phrases';
import * as pictureWords from '../../../app/shop/swedish/picture-words';
import {en} from '../../../app/i18n/en';
import type {Language} from '../../../app/i18n/languages';
import {sv} from '../../../app/i18n/sv';
import {catalogue} from '../../../demo-shop/catalogue/index.ts';
import {linesOf} from '../../check-shop/checks/own-words.ts';

/** The modules with the shop's own texts, by path. */
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

/** The shop's own texts in both languages, by path; files without any are omitted. */
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

/** All texts for shoppers in both languages, by path. */
export const sources: ReadonlyArray<readonly [string, unknown]> = [
  ['the dictionaries', {sv, en}],
  productSource,
  ...ownSources,
];

/**
 * The Swedish translations in the catalogue's dictionaries, for any shop's English texts: option names and values,
 * phrases, alternative texts.
 */
export const swedishSources: ReadonlyArray<readonly [string, {sv: string[]}]> = [
  ['options', {sv: [...optionNames.values(), ...optionValues.values()]}],
  ['phrases', {sv: phrases.map(([, swedish]) => swedish)}],
  ['pictures', {sv: Object.values(pictureWords).flatMap((words) => [...words.values()])}],
];

/** Every string in a value, each once; strings under `sv` or `en` only in that language. */
export function textsOf(value: unknown, language: Language, within?: Language): string[] {
  if (typeof value === 'string') return within === language ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, language, key === 'sv' || key === 'en' ? key : within),
  );
}
