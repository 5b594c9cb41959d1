// Plain JavaScript for Node 20 and newer, without dependencies: it runs before anything is installed.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Installs what the lockfile says, exactly, unless it is installed already. Ends the process if npm fails. */
export function installDependencies() {
  if (isInstalled()) return;
  console.log('Installing dependencies …');
  // Development dependencies too, whatever NODE_ENV says: the Node that runs the shop is one of them.
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

/** The process's environment with the project's own commands first, Node 24 among them. */
export function nodeEnvironment() {
  const bin = join(root, 'node_modules', '.bin');
  return {...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`};
}

/** npm leaves its view of the lockfile in node_modules; it lacks only what is optional and for other systems. */
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
