import {fork, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {startStorefront} from '../e2e/fixtures/storefront.ts';
import {stopLater} from './cleanup.ts';
import {startCompressingProxy} from './compressing-proxy.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

type Environment = Record<string, string>;

export async function build(): Promise<void> {
  const building = spawn('npm', ['run', 'build'], {cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe']});
  stopLater(() => stopProcess(building));
  // The build's output is long, so it shows only after an error.
  const output: string[] = [];
  for (const stream of [building.stdout, building.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const [code] = (await once(building, 'close')) as [number | null];
  if (code !== 0) throw new Error(`npm run build ended with code ${code}.\n${output.join('')}`);
}

/** The two origins of a storefront. */
export interface Side {
  /** The worker itself. */
  worker: string;
  /** The compressing proxy in front of it. */
  site: string;
}

/**
 * Serves a Hydrogen project's build, with the worker in its own process, so that its CPU time is not counted as the
 * bench's.
 *
 * @param environment of `startShop`
 * @param project its folder; by default this project
 */
export async function serve(environment: Environment, project = ROOT): Promise<Side> {
  const build = path.join(project, 'dist');
  const {workerOrigin: worker, stop} = await startStorefront(environment, {build});
  stopLater(stop);
  return {worker, site: await startCompressingProxy(worker, path.join(build, 'client'))};
}

/** Starts the demo shop in its own process. @returns the variables of a storefront over it */
export async function startShop(): Promise<Environment> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'bench-shop-'));
  stopLater(() => rmSync(dataDirectory, {recursive: true, force: true}));
  const main = path.join(ROOT, 'demo-shop/main.ts');
  const shop = fork(main, ['--port', '0', '--data', dataDirectory], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  stopLater(() => stopProcess(shop));
  const [message] = (await Promise.race([
    once(shop, 'message'),
    once(shop, 'exit').then(() => {
      throw new Error('The demo shop did not start.');
    }),
  ])) as [{environment: Environment}];
  return message.environment;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  const forced = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(forced);
}

/** @returns a free port */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
