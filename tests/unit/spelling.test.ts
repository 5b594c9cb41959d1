import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {lint, type CSpellReporter} from 'cspell';
import {expect, test} from 'vitest';
import {languages} from '../../app/i18n/languages';
import {adminTexts, textsIn} from './support/admin-texts';
import {ownSources, sources, swedishSources, textsOf} from './support/texts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Words unknown to the language's dictionary and to `cspell.json`, with their lines. */
async function misspelt(files: Readonly<Record<string, string>>): Promise<string[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'spelling-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(directory, name)), {recursive: true});
      writeFileSync(path.join(directory, name), text);
    }
    const found: string[] = [];
    const reporter: CSpellReporter = {
      issue: ({text, line}) => found.push(`${text}: ${line.text.trim()}`),
      error: (message, error) => found.push(`${message}: ${error.message}`),
    };
    const options = {root: directory, config: path.join(root, 'cspell.json'), mustFindFiles: true};
    const {files: checked} = await lint(['**/*.txt'], options, reporter);
    expect(checked).toBe(Object.keys(files).length);
    return found;
  } finally {
    rmSync(directory, {recursive: true});
  }
}

/** One file per language and source. */
function filesOf(all: ReadonlyArray<readonly [string, unknown]>): Record<string, string> {
  return Object.fromEntries(
    languages.flatMap((language) =>
      all.map(([, source], index) => [
        `${language}/${index}.txt`,
        textsOf(source, language).join('\n'),
      ]),
    ),
  );
}

test('every text is spelt correctly', async () => {
  expect(ownSources.length).toBeGreaterThanOrEqual(17);
  expect(adminTexts.length).toBeGreaterThan(60);
  const all = [...sources, ...swedishSources, ['admin', {sv: adminTexts}] as const];
  expect(await misspelt(filesOf(all))).toEqual([]);
}, 60_000);

test('READMEs and CONTRIBUTING.md are spelt correctly', async () => {
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    'demo-shop/README.md',
    'supabase/functions/update-shopify-prices/README.md',
  ];
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(
    await misspelt(Object.fromEntries(files.map((file, index) => [`en/${index}.txt`, read(file)]))),
  ).toEqual([]);
});

test('the texts of /admin are found', () => {
  const source = [
    "import {a} from 'Inte det här';",
    "const names = {kids: 'Barn', kind: 'sign-in'};",
    "export const Part = ({n}: {n: 'Inte'}) => (",
    '  <p title="Ångra det" className="flex items-center">',
    "    Sparar {n} priser{n > 1 ? ' av många' : `Bara ett av ${n} fanns kvar`}",
    '  </p>',
    ');',
  ].join('\n');
  expect(textsIn('part.tsx', source)).toEqual([
    'Barn',
    'Ångra det',
    'Sparar',
    'priser',
    'av många',
    'Bara ett av',
    'fanns kvar',
  ]);
});

test('a misspelling is found, as is a word of the other language', async () => {
  const found = await misspelt({
    'sv/slip.txt': 'Solglasögon i kolfiberr, three lenses.',
    'en/slip.txt': 'Carbon fibre sunglases.\nFri frakt över',
  });
  expect(found.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['kolfiberr', 'lenses', 'sunglases', 'frakt']),
  );
});
