// Shared by `npm run screens` and `npm run validate`, which visit every page and state of the built shop.
import {spawnSync} from 'node:child_process';
import {nodeEnvironment, root} from '../demo-shop/install.mjs';
import {asOxygen} from './as-oxygen.mjs';
import {findChromium} from './chromium.mjs';

/**
 * Builds the shop, except with `--no-build`. Any other option prints the help and ends the process.
 *
 * @returns {string} the words of the command line, which select pages and states
 */
export function prepareVisits(help) {
  const parameters = process.argv.slice(2);
  const options = parameters.filter((word) => word.startsWith('--'));
  if (options.some((option) => option !== '--no-build')) {
    console.log(help);
    process.exit(options.includes('--help') ? 0 : 2);
  }
  if (!options.includes('--no-build')) {
    console.log('Building …');
    run('npm', ['run', '--silent', 'build'], asOxygen);
  }
  return parameters.filter((word) => !word.startsWith('--')).join(' ');
}

/** Runs the Playwright tests of a folder of `tests/`. Ends this process if one fails. */
export function visit(folder, environment) {
  const parameters = [
    'test',
    `--config=tests/${folder}`,
    '--reporter=line',
    '--pass-with-no-tests',
  ];
  run('playwright', parameters, {CHROMIUM_PATH: findChromium() ?? '', ...environment});
}

function run(command, parameters, environment) {
  const {status} = spawnSync(command, parameters, {
    cwd: root,
    env: {...nodeEnvironment(), ...environment},
    shell: process.platform === 'win32',
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
