// `npm run preview [-- --as-oxygen] [-- options of vite preview]`: builds the shop and serves the built worker.
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {oxygenAssets} from './oxygen-assets.ts';

const root = path.join(import.meta.dirname, '..');
const options = process.argv.slice(2);
const isAsOxygen = options.includes('--as-oxygen');
const base = isAsOxygen ? await serveAssets() : '/';

const {status} = spawnSync('shopify', ['hydrogen', 'build'], {
  cwd: root,
  env: {...process.env, HYDROGEN_ASSET_BASE_URL: base},
  shell: process.platform === 'win32',
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

if (isAsOxygen) {
  console.log(`
  As on Oxygen: scripts, styles, fonts and pictures come from another origin, ${base}
  There it is https://cdn.shopify.com/oxygen-v2/…, and the shop's own address has none of them.`);
}
const preview = spawn('vite', ['preview', ...options.filter((one) => one !== '--as-oxygen')], {
  cwd: root,
  shell: process.platform === 'win32',
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => preview.kill(signal));
preview.on('exit', (code) => process.exit(code ?? 0));

/** @returns the URL of the build's files */
async function serveAssets(): Promise<string> {
  const server = createServer(oxygenAssets(path.join(root, 'dist/client'))).listen(0, 'localhost');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return `http://localhost:${port}/oxygen-v2/1/2/3/4/`;
}
