import {fork} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {stopLater} from '../bench/cleanup.ts';

/** The demo shop's name, which identifies it. */
export const DEMO_NAME = 'Västerljus';

const MAIN = fileURLToPath(new URL('../../demo-shop/main.ts', import.meta.url));

/**
 * Starts a demo shop on a free port with its own data, independent of a running one.
 *
 * @returns the variables of a storefront over it
 */
export function startDemoShop(catalogue: string | undefined): Promise<Record<string, string>> {
  const data = mkdtempSync(path.join(tmpdir(), 'check-shop-'));
  stopLater(() => rmSync(data, {recursive: true, force: true}));
  const options = catalogue === undefined ? [] : ['--catalogue', catalogue];
  const shop = fork(MAIN, ['--port', '0', '--data', data, ...options], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  stopLater(() => {
    shop.kill();
    return ended;
  });
  return new Promise((resolve, reject) => {
    shop.once('error', reject);
    shop.once('exit', (code) => reject(new Error(`The demo shop ended with code ${code}.`)));
    shop.once('message', (message) => {
      resolve((message as {environment: Record<string, string>}).environment);
    });
  });
}
