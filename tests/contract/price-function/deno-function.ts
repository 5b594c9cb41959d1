import {spawn, type ChildProcess} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {HEADERS} from './headers.ts';

/** The price function in its own process, as its host runs it. */
export interface DenoFunction {
  call(updates: readonly Update[], headers?: Record<string, string>): Promise<Result[]>;
  request(init: RequestInit): Promise<Response>;
  /** Kills the process. */
  kill(): Promise<void>;
}

export interface Update {
  variantId: string;
  price: string;
  compareAtPrice?: string | null;
}

export interface Result {
  variantId: string;
  success: boolean;
  code?: string;
  detail?: string;
  inDoubt?: boolean;
}

const DENO = fileURLToPath(new URL('../../../node_modules/.bin/deno', import.meta.url));
const ENTRY = fileURLToPath(
  new URL('../../../supabase/functions/update-shopify-prices/index.ts', import.meta.url),
);

/** Permissions: the local network and the function's own variables, no files. */
const PERMISSIONS = [
  '--no-prompt',
  '--no-remote',
  '--no-npm',
  '--cached-only',
  '--allow-net=127.0.0.1,localhost',
  '--allow-env=SHOPIFY_STORE_DOMAIN,SHOPIFY_ADMIN_API_TOKEN,PRICE_UPDATE_SECRET',
];

/** Starts Deno on a free port. */
export async function startDenoFunction(
  environment: Record<string, string>,
): Promise<DenoFunction> {
  const child = spawn(DENO, ['run', ...PERMISSIONS, ENTRY], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const origin = await listening(child);
  const secret = environment.PRICE_UPDATE_SECRET ?? '';

  const request = (init: RequestInit) => fetch(origin, init);
  return {
    request,
    async call(updates, headers = {}) {
      const response = await request({
        method: 'POST',
        headers: {...HEADERS, 'x-price-update-secret': secret, ...headers},
        body: JSON.stringify({updates}),
      });
      const {results, error} = (await response.json()) as {results?: Result[]; error?: string};
      if (!results) throw new Error(`The function answered ${response.status}: ${error}`);
      return results;
    },
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

/** The URL in Deno's output. */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const origin = /Listening on (http:\S+)/.exec(said)?.[1];
      if (origin) resolve(origin);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Deno ended with code ${code}:\n${said}`)));
  });
}
