import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {catalogueNames, isCatalogueName, type CatalogueName} from './catalogues/index.ts';
import {startDemoShop, type DemoShop} from './server.ts';

/** The preferred port. */
const USUAL_PORT = 4000;

const {values} = parseArgs({
  options: {port: {type: 'string'}, data: {type: 'string'}, catalogue: {type: 'string'}},
});
const catalogue = catalogueName(values.catalogue ?? 'vasterljus');
const dataDirectory = path.resolve(
  values.data ?? fileURLToPath(new URL('./.data', import.meta.url)),
  // One per shop, so that switching loses nothing.
  catalogue === 'vasterljus' ? '' : catalogue,
);

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The channel closes when the parent process ends for any reason.
process.once('disconnect', stop);

const starting = start();
const shop = await starting;
console.log(`The demo shop is at ${shop.origin}`);
console.log(`Prisadministrationens lösenfras: ${shop.environment.ADMIN_PASSPHRASE}`);
if (process.connected)
  process.send?.({type: 'listening', origin: shop.origin, environment: shop.environment});

async function start(): Promise<DemoShop> {
  if (values.port !== undefined)
    return startDemoShop({port: portNumber(values.port), dataDirectory, catalogue});
  try {
    return await startDemoShop({port: USUAL_PORT, dataDirectory, catalogue});
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    return startDemoShop({port: 0, dataDirectory, catalogue});
  }
}

function catalogueName(text: string): CatalogueName {
  if (isCatalogueName(text)) return text;
  console.error(`There is no catalogue "${text}". Choose from ${catalogueNames.join(', ')}.`);
  process.exit(1);
}

function portNumber(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  console.error(`--port takes a number from 0 to 65535, not "${text}".`);
  process.exit(1);
}

async function stop(): Promise<void> {
  await (await starting).close();
  process.exit(0);
}
