import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {jobHash} from './jobs.ts';

export const photographs = fileURLToPath(new URL('../photographs', import.meta.url));
const file = fileURLToPath(new URL('rendered.json', import.meta.url));

/** The parameters of each photograph, by file name. */
function read(): Record<string, string> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Whether a picture is missing or its parameters have changed. */
export function isMissing(job: {name: string}, folder = photographs): boolean {
  return !existsSync(path.join(folder, job.name)) || read()[job.name] !== jobHash(job);
}

export function note(job: {name: string}): void {
  const sorted = Object.entries({...read(), [job.name]: jobHash(job)}).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
