// Plain JavaScript for Node 20 and newer, without dependencies.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {nodeEnvironment, root} from '../demo-shop/install.mjs';

// First the headless shell, which takes two thirds of the time.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** For Playwright's own Chromium, whose download hangs on some networks. */
const DOWNLOAD_TIMEOUT_MS = 120_000;

/**
 * The path of a working Chromium: the one in CHROMIUM_PATH, one on this system, Playwright's
 * own (installed if need be), or, as root on Debian and its kin, the distribution's package.
 *
 * @returns undefined if none is found or can be installed
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return onThisSystem() ?? playwrightsOwn() ?? fromDebian();
}

function onThisSystem() {
  return COMMANDS.map(locate).find((path) => path && starts(path));
}

function playwrightsOwn() {
  console.error('No Chromium found: installing the one of Playwright …');
  run('playwright', ['install', 'chromium'], DOWNLOAD_TIMEOUT_MS);
  const {stdout} = run('node', [
    '--eval',
    "console.log(require('playwright').chromium.executablePath())",
  ]);
  const path = stdout?.trim();
  return path && starts(path) ? path : undefined;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !locate('apt-get')) return undefined;
  console.error('Installing Chromium from the distribution …');
  const quiet = {DEBIAN_FRONTEND: 'noninteractive'};
  run('apt-get', ['update', '-qq'], 300_000, quiet);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const packages = [name, 'fonts-liberation'];
    run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      600_000,
      quiet,
    );
    const path = onThisSystem();
    if (path) return path;
  }
  return undefined;
}

function locate(command) {
  if (command.startsWith('/')) return command;
  return run('which', [command]).stdout?.trim();
}

/** Detects stubs and browsers with missing libraries. */
function starts(path) {
  return run(path, ['--version', '--no-sandbox'], 20_000).status === 0;
}

function run(command, parameters, timeout, environment = {}) {
  return spawnSync(command, parameters, {
    cwd: root,
    encoding: 'utf8',
    env: {...nodeEnvironment(), ...environment},
    timeout,
  });
}

// Run as a program, it prints the path, if any.
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(findChromium() ?? '');
