// Plain JavaScript for Node 20 and newer, without dependencies: it runs before anything is installed.
import {spawn} from 'node:child_process';
import {installDependencies, nodeEnvironment, root} from './install.mjs';

installDependencies();

const {catalogue, others} = takeCatalogue(process.argv.slice(2));
const shop = spawn('shopify', ['hydrogen', 'dev', ...others], {
  cwd: root,
  env: {...nodeEnvironment(), ...(catalogue !== undefined && {DEMO_CATALOGUE: catalogue})},
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code) => process.exit(code ?? 0));

/** `--catalogue name` is for the demo shop: Shopify's CLI refuses unknown options. */
function takeCatalogue(given) {
  const index = given.findIndex((argument) => /^--catalogue(=|$)/.test(argument));
  if (index < 0) return {others: given};
  const [, inPlace] = given[index].split('=');
  const taken = inPlace === undefined ? 2 : 1;
  // An empty name makes the demo shop list its catalogues.
  return {catalogue: inPlace ?? given[index + 1] ?? '?', others: given.toSpliced(index, taken)};
}
