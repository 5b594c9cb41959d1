// `npm run screens`: builds the shop and photographs every page and state of it.
import {spawn} from 'node:child_process';
import {nodeEnvironment, root} from '../../demo-shop/install.mjs';
import {findChromium} from '../chromium.mjs';

const HELP = `npm run screens -- [--no-build] [words]
  Pictures go to screens/. Words narrow down which: pages (product, cart), widths (360), languages (sv).
  --no-build takes what stands in dist/`;

const parameters = process.argv.slice(2);
const words = parameters.filter((word) => !word.startsWith('--'));
const options = parameters.filter((word) => word.startsWith('--'));

if (options.some((option) => option !== '--no-build')) {
  console.log(HELP);
  process.exit(options.includes('--help') ? 0 : 2);
}
if (!options.includes('--no-build')) await run('npm', ['run', '--silent', 'build'], {}, 'ignore');
await run(
  'playwright',
  ['test', '--config=tests/screens', '--reporter=line', '--pass-with-no-tests'],
  {CHROMIUM_PATH: findChromium() ?? '', SCREENS: words.join(' ')},
  'inherit',
);

/** Ends this process if the command fails, with its code. */
function run(command, commandParameters, environment, stdout) {
  return new Promise((resolve) => {
    const child = spawn(command, commandParameters, {
      cwd: root,
      env: {...nodeEnvironment(), ...environment},
      shell: process.platform === 'win32',
      stdio: ['ignore', stdout, 'inherit'],
    });
    child.on('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
}
