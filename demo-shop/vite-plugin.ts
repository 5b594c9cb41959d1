import {fork, type ChildProcess} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {loadEnv, type Plugin, type ResolvedConfig} from 'vite';
import {configuredVariables, demoVariables} from './worker-variables.ts';

interface Listening {
  type: 'listening';
  origin: string;
  environment: Record<string, string>;
}

/**
 * Serves the demo shop with `shopify hydrogen dev` and `vite preview` if no shop is configured.
 *
 * @param environment the worker's variables: filled in place before the first request, from the demo shop or, if
 *   PUBLIC_STORE_DOMAIN is set, from `.env` or the process.
 */
export function demoShop(environment: Record<string, string>): Plugin {
  let config: ResolvedConfig;
  let shop: ChildProcess | undefined;

  async function connect(): Promise<void> {
    const all = loadEnv(config.mode, config.root, '');
    const configured = configuredVariables(all);
    const {DEMO_CATALOGUE: catalogue} = all;
    if (configured.PUBLIC_STORE_DOMAIN) {
      Object.assign(environment, configured);
      if (catalogue) {
        config.logger.warn(
          `\n  PUBLIC_STORE_DOMAIN is set: the catalogue ${catalogue} is not shown.`,
        );
      }
      return;
    }
    if (shop) return;
    const started = await startDemoShop(catalogue);
    shop = started.shop;
    Object.assign(environment, demoVariables(started.listening.environment, configured));
    const {
      origin,
      environment: {ADMIN_PASSPHRASE},
    } = started.listening;
    config.logger.info(`\n  No shop configured: the demo shop is at ${origin}`);
    if (ADMIN_PASSPHRASE) config.logger.info(`  The passphrase of /admin is: ${ADMIN_PASSPHRASE}`);
  }

  function disconnect(): void {
    shop?.kill();
    shop = undefined;
  }

  return {
    name: 'demo-shop',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer: {
      order: 'pre',
      async handler(server) {
        await connect();
        server.httpServer?.once('close', disconnect);
      },
    },
    configurePreviewServer: {
      order: 'pre',
      async handler(server) {
        await connect();
        server.httpServer.once('close', disconnect);
      },
    },
  };
}

function startDemoShop(
  catalogue: string | undefined,
): Promise<{shop: ChildProcess; listening: Listening}> {
  const choice = catalogue ? ['--catalogue', catalogue] : [];
  const shop = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), choice, {
    // Hides Node's notice about type stripping.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    shop.once('error', reject);
    shop.once('exit', (code) => reject(new Error(`The demo shop ended with code ${code}.`)));
    shop.once('message', (message) => resolve({shop, listening: message as Listening}));
  });
}
