import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {openOriginal, type KnownThumbhash} from './original.ts';

/** By file name. */
export type Thumbhashes = Readonly<Record<string, KnownThumbhash>>;

const FILE = 'thumbhashes.json';

/** The photographs' thumbhashes, which lie beside them: decoding all photographs takes seconds of a start. */
export async function readThumbhashes(directory: string): Promise<Thumbhashes> {
  const text = await readFile(path.join(directory, FILE), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Thumbhashes;
}

/** Brings the file up to date. */
export async function writeThumbhashes(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.webp')).sort();
  const known = await readThumbhashes(directory);
  const all: Record<string, KnownThumbhash> = {};
  for (const name of names) {
    const file = path.join(directory, name);
    const original = await openOriginal(file, known[name]);
    all[name] = {bytes: (await stat(file)).size, thumbhash: await original.thumbhash()};
  }
  await writeFile(path.join(directory, FILE), `${JSON.stringify(all, null, 2)}\n`);
}
