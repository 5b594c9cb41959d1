import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {text as adminText} from '../../app/routes/admin/text';
import {ownSources} from './support/texts';

const app = fileURLToPath(new URL('../../app', import.meta.url));
const files = globSync('**/*.{ts,tsx}', {cwd: app}).map((file) => ({
  file: file.replaceAll('\\', '/'),
  source: readFileSync(path.join(app, file), 'utf8'),
}));

/** The source of the files that import a module of `app`. */
function importersOf(module: string): string {
  const {dir, name} = path.posix.parse(module);
  return files
    .filter(
      ({file, source}) =>
        source.includes(`from '~/${dir}/${name}'`) ||
        source.includes(`from '../${path.posix.basename(dir)}/${name}'`) ||
        (path.posix.dirname(file) === dir && source.includes(`from './${name}'`)),
    )
    .map(({source}) => source)
    .join('\n');
}

/** Whether a source uses a text by its name, or all of them in a loop. */
function isUsed(source: string, name: string, key: string): boolean {
  if (new RegExp(`\\b${name}\\.${key}\\b`).test(source)) return true;
  if (source.includes(`Object.values(${name})`)) return true;
  return new RegExp(`\\b${name}\\[`).test(source) && source.includes(`'${key}'`);
}

function isLocalized(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'sv' in value && 'en' in value;
}

const modules = [
  // Markdown modules are excluded: a page shows all of their text.
  ...ownSources
    .filter(([file]) => file.endsWith('.ts'))
    .map(([file, module]) => [file, Object.entries(module as object)] as const),
  ['routes/admin/text.ts', [['text', adminText]]] as const,
];

/** Exports with dynamic keys, such as a handle or a product type. */
const dynamicallyUsed = [
  'descriptions',
  'marketing',
  'features',
  'safety',
  'benefitTexts',
  'previewLink',
];

describe('§3 the pages’ texts', () => {
  test.each(modules)('§3 %s has no unused text', (file, exported) => {
    const source = importersOf(file);
    const unused = exported.flatMap(([name, value]: readonly [string, unknown]) => {
      if (!new RegExp(`\\b${name}\\b`).test(source)) return [name];
      if (typeof value !== 'object' || value === null || isLocalized(value)) return [];
      if (dynamicallyUsed.includes(name)) return [];
      if (Array.isArray(value) || source.includes(`= ${name}`)) return [];
      const texts = Object.entries(value).filter(
        ([, text]) => isLocalized(text) || value === adminText,
      );
      return texts
        .map(([key]) => key)
        .filter((key) => !isUsed(source, name, key))
        .map((key) => `${name}.${key}`);
    });
    expect(unused).toEqual([]);
  });

  test('§3 an unused text is detected', () => {
    const source = importersOf('shop/pages/home.ts');
    expect(isUsed(source, 'text', 'bestsellers')).toBe(true);
    expect(isUsed(source, 'text', 'hero')).toBe(false);
    expect(isUsed(importersOf('shop/pages/returns.ts'), 'form', 'goodsAndMore')).toBe(false);
  });
});
