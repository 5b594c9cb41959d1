import {fork, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {stopLater} from './cleanup.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How long the built worker may take until it answers, in ms. */
const START_LIMIT = 30_000;

type Environment = Record<string, string>;

export async function build(): Promise<void> {
  const building = spawn('npm', ['run', 'build'], {cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe']});
  stopLater(() => stopProcess(building));
  // Pages of file sizes, of interest only where they end in an error.
  const output: string[] = [];
  for (const stream of [building.stdout, building.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const [code] = (await once(building, 'close')) as [number | null];
  if (code !== 0) throw new Error(`npm run build ended with code ${code}.\n${output.join('')}`);
}

/**
 * Starts the demo shop and the built storefront on free ports, each in a process of its own: what
 * one of them computes is not counted as the other's, nor as the bench's.
 *
 * @returns the storefront's origin
 */
export async function startStorefront(): Promise<string> {
  const environment = await startShop();
  const port = await freePort();
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const worker = spawn(
    process.execPath,
    [vite, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    {
      cwd: ROOT,
      // The empty one hides what a developer's .env may hold for a real shop.
      env: {...process.env, PRIVATE_STOREFRONT_API_TOKEN: '', ...environment},
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  stopLater(() => stopProcess(worker));
  const origin = `http://localhost:${port}`;
  await untilItAnswers(origin, worker);
  return origin;
}

async function startShop(): Promise<Environment> {
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

async function untilItAnswers(origin: string, worker: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT;
  while (Date.now() < end && worker.exitCode === null) {
    const response = await fetch(origin).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await wait(200);
  }
  throw new Error('The built storefront does not answer; does `npm run preview` work?');
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  const forced = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(forced);
}

/** @returns a port that nobody listened on a moment ago */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
