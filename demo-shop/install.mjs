// Plain JavaScript for Node 20 and newer, without dependencies: it runs before anything is installed.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Installs exactly the lock file, unless already installed. Exits if npm fails. */
export function installDependencies() {
  if (isInstalled()) return;
  console.log('Installing dependencies …');
  // With development dependencies, regardless of NODE_ENV: the shop's Node is one of them.
  const {status} = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** The environment with the project's commands first in PATH, Node 24 included. */
export function nodeEnvironment() {
  const bin = join(root, 'node_modules', '.bin');
  return {...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`};
}

/** npm keeps its own lock file in node_modules, which only lacks optional packages for other systems. */
function isInstalled() {
  try {
    const wanted = readLock('package-lock.json');
    const present = readLock('node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      ([path, {version, optional, link}]) =>
        path === '' || optional || link || present[path]?.version === version,
    );
  } catch {
    return false;
  }
}

function readLock(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}
