// Plain JavaScript for Node 20 and newer, without dependencies: it runs before anything is installed.
import {spawn} from 'node:child_process';
import {installDependencies, nodeEnvironment, root} from './install.mjs';

installDependencies();

const shop = spawn('shopify', ['hydrogen', 'dev', ...process.argv.slice(2)], {
  cwd: root,
  env: nodeEnvironment(),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code) => process.exit(code ?? 0));
