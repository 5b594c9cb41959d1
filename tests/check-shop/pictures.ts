import {createHash} from 'node:crypto';
import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';

const RECORD = 'tests/check-shop/demo-pictures.txt';

/** Digests of the storefront's own pictures, by file. */
export function digestPictures(root: string): Record<string, string> {
  const files = globSync('{app/shop,public}/**/*.{avif,ico,jpg,png,svg,webp}', {cwd: root});
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const bytes = readFileSync(path.join(root, file));
      return [file, createHash('sha256').update(bytes).digest('hex').slice(0, 16)];
    }),
  );
}

/** The digests of the demo shop's pictures. */
export function demoPictures(root: string): Set<string> {
  return new Set(readFileSync(path.join(root, RECORD), 'utf8').trim().split('\n'));
}
