// `npm run screens`: builds the shop and photographs every page and state of it.
import {spawn} from 'node:child_process';
import {nodeEnvironment, root} from '../../demo-shop/install.mjs';
import {asOxygen} from '../as-oxygen.mjs';
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
if (!options.includes('--no-build')) {
  console.log('Building …');
  await run('npm', ['run', '--silent', 'build'], asOxygen);
}
await run(
  'playwright',
  ['test', '--config=tests/screens', '--reporter=line', '--pass-with-no-tests'],
  {CHROMIUM_PATH: findChromium() ?? '', SCREENS: words.join(' ')},
  true,
);

/** Ends this process if the command fails, with its code. @param aloud false to show what it says only then */
function run(command, commandParameters, environment = {}, aloud = false) {
  return new Promise((resolve) => {
    const child = spawn(command, commandParameters, {
      cwd: root,
      env: {...nodeEnvironment(), ...environment},
      shell: process.platform === 'win32',
      stdio: ['ignore', aloud ? 'inherit' : 'pipe', aloud ? 'inherit' : 'pipe'],
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => said.push(data));
    child.on('close', (code) => {
      if (code === 0) return resolve();
      for (const data of said) process.stderr.write(data);
      process.exit(code ?? 1);
    });
  });
}
