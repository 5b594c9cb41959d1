import {swedishProducts} from '../../../app/catalogue/swedish/products';
import {en} from '../../../app/i18n/en';
import type {Language} from '../../../app/i18n/languages';
import {sv} from '../../../app/i18n/sv';
import {catalogue} from '../../../demo-shop/catalogue/index.ts';

/** The modules that hold the pages' copy, by their paths. */
export const copy = import.meta.glob(
  ['../../../app/{routes,content}/**/{text,*-text,questions}.ts', '!**/admin/**'],
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

/** Every string below a value, each once: under `sv` or `en` in that language. */
export function textsOf(value: unknown, language: Language, within?: Language): string[] {
  if (typeof value === 'string') return within === language ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, language, key === 'sv' || key === 'en' ? key : within),
  );
}
