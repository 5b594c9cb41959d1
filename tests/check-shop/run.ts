/**
 * Lists what remains before the configured shop can open; without one, checks the demo shop.
 * `npm run check-shop -- --help` lists the options.
 */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {loadEnv, runnerImport} from 'vite';
import {configuredVariables, demoVariables} from '../../demo-shop/worker-variables.ts';
import {textPages} from '../../vite/text-pages.ts';
import {stopAll} from '../bench/cleanup.ts';
import {DEMO_NAME, startDemoShop} from './demo-shop.ts';
import {exitCode} from './finding.ts';
import {demoTexts} from './demo-texts.ts';
import {demoPictures, digestPictures} from './pictures.ts';
import {formatReport} from './report.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const HELP = `npm run check-shop -- [options]
  --json              prints a list of {code, severity, sentence, variable?, file?, details?} instead
  --no-demo           ends with 2 where no shop is configured, instead of checking the demo shop
  --catalogue <name>  the demo shop's goods, where no shop is configured

Ends with 0, with 1 where something misleads a customer, with 2 where the shop cannot run or be read.`;

const {values: options} = parseArgs({
  options: {
    json: {type: 'boolean', default: false},
    demo: {type: 'boolean', default: true},
    catalogue: {type: 'string'},
    help: {type: 'boolean'},
  },
  allowNegative: true,
});

if (options.help) {
  process.stdout.write(`${HELP}\n`);
} else {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(error);
    // Code 1 would mean that the shop was readable.
    process.exitCode = 2;
  } finally {
    await stopAll();
  }
}

async function run(): Promise<number> {
  const configured = configuredVariables(loadEnv('production', ROOT, ''));
  const isConfigured = configured.PUBLIC_STORE_DOMAIN !== undefined || !options.demo;
  if (!isConfigured)
    say('No shop is configured (PUBLIC_STORE_DOMAIN): this is about the demo shop.');
  const variables = isConfigured
    ? configured
    : demoVariables(await startDemoShop(options.catalogue), configured);
  const {checkShop} = await loadChecks();
  const report = await checkShop({
    variables,
    isDemoShop: !isConfigured && options.catalogue === undefined,
    demoName: DEMO_NAME,
    pictures: digestPictures(ROOT),
    demoPictures: demoPictures(ROOT),
    demoTexts: demoTexts(ROOT),
    hydrogenVersion: hydrogenVersion(),
    today: new Date(),
    say,
  });
  process.stdout.write(
    options.json ? `${JSON.stringify(report.findings, null, 2)}\n` : formatReport(report),
  );
  return exitCode(report.findings);
}

/** Loads the checks through Vite, which can import the app's modules, without the plugins that start a worker. */
async function loadChecks() {
  const {module} = await runnerImport<typeof import('./check-shop.ts')>(
    fileURLToPath(new URL('check-shop.ts', import.meta.url)),
    {
      configFile: false,
      root: ROOT,
      logLevel: 'warn',
      resolve: {tsconfigPaths: true},
      plugins: [textPages()],
    },
  );
  return module;
}

/** Hydrogen 2026.4.6 uses API version 2026-04. */
function hydrogenVersion(): string {
  const file = new URL(import.meta.resolve('@shopify/hydrogen/package.json'));
  const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version: string};
  const [year = '', month = ''] = version.split('.');
  return `${year}-${month.padStart(2, '0')}`;
}

/** Writes progress to stderr, so that the report can be piped. */
function say(text: string): void {
  console.error(text);
}
