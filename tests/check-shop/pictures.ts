import {createHash} from 'node:crypto';
import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';

const RECORD = 'tests/check-shop/demo-pictures.txt';

/** A digest of each picture that the storefront's own pages show, by file. */
export function digestPictures(root: string): Record<string, string> {
  const files = globSync('{app/shop,public}/**/*.{avif,ico,jpg,png,svg,webp}', {cwd: root});
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const bytes = readFileSync(path.join(root, file));
      return [file, createHash('sha256').update(bytes).digest('hex').slice(0, 16)];
    }),
  );
}

/** The digests of the pictures that came with the demo shop. */
export function demoPictures(root: string): Set<string> {
  return new Set(readFileSync(path.join(root, RECORD), 'utf8').trim().split('\n'));
}
