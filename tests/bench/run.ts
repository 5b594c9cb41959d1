/**
 * Measures the built storefront over the demo shop: page weight, Lighthouse scores, response times to taps, and
 * the worker's throughput. `npm run bench -- --help` lists the options.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {launchBrowser} from './browser.ts';
import {stopAll} from './cleanup.ts';
import {startCompressingProxy} from './compressing-proxy.ts';
import {compare} from './compare.ts';
import {longestTask, measureInteractions, type Interaction} from './interactions.ts';
import {scorePage} from './lighthouse-scores.ts';
import {measureLargeShop} from './large-shop.ts';
import {measureLoad} from './load.ts';
import {measureOwnerPage, OWNER_SHOPS, type OwnerFigures} from './owner-page.ts';
import {weighPage} from './page-weight.ts';
import {
  formatInteractions,
  formatLargeShop,
  formatOwnerPage,
  formatReport,
  type RouteResult,
} from './report.ts';
import {build, serve, startShop} from './storefront.ts';

const RESULTS = fileURLToPath(new URL('./results.json', import.meta.url));

const HELP = `npm run bench -- [options]
  --routes <list>      comma-separated paths; / , a product and a category by default
  --against <other>    measures another storefront in turn, and exits 1 where README's goals are missed:
                       its origin, or the folder of a built Hydrogen project, which gets the same demo shop
  --paths <list>       the other's pages in the order of --routes; by default those of Shopify's skeleton
  --lighthouse <runs>  timed runs of Lighthouse a route, 3 by default; 0 leaves Lighthouse out
  --reports <folder>   keeps Lighthouse's whole reports there
  --no-load            leaves requests and pages a second out
  --no-interactions    leaves taps and the longest task out
  --owner              measures /admin at 5 000 and 20 000 variants, and nothing else
  --large              measures search and filters of 5 000 products, and nothing else
  --no-build           measures what stands in dist/`;

const {values: options} = parseArgs({
  options: {
    routes: {type: 'string', default: '/,/product/hybrid-atom,/category/fibrous'},
    against: {type: 'string'},
    paths: {type: 'string', default: '/,/products/hybrid-atom,/collections/fibrous'},
    lighthouse: {type: 'string', default: '3'},
    reports: {type: 'string'},
    load: {type: 'boolean', default: true},
    interactions: {type: 'boolean', default: true},
    owner: {type: 'boolean', default: false},
    large: {type: 'boolean', default: false},
    build: {type: 'boolean', default: true},
    help: {type: 'boolean'},
  },
  allowNegative: true,
});

if (options.help) {
  process.stdout.write(`${HELP}\n`);
} else {
  try {
    await run();
  } finally {
    await stopAll();
  }
}

async function run(): Promise<void> {
  const routes = options.routes.split(',');
  const lighthouseRuns = Number(options.lighthouse);
  if (!Number.isInteger(lighthouseRuns) || lighthouseRuns < 0) throw new Error(HELP);
  if (options.reports) mkdirSync(options.reports, {recursive: true});

  if (options.build) {
    say('Building …');
    await build();
  }
  const loadBefore = loadavg()[0] ?? NaN;
  if (options.owner) {
    const figures: OwnerFigures[] = [];
    for (const products of OWNER_SHOPS) figures.push(await measureOwnerPage(products));
    process.stdout.write(`${formatOwnerPage(figures)}\n`);
    return;
  }
  if (options.large) {
    process.stdout.write(`${formatLargeShop(await measureLargeShop())}\n`);
    return;
  }
  const shop = await startShop();
  const ours = await serve(shop);
  const {worker, site} = ours;
  say(
    `Measuring through a proxy that compresses (brotli 5) and caches as Oxygen does.\n` +
      `${cpus().length} cores, shared with the shop, the worker and the browser; load was ` +
      `${loadBefore.toFixed(1)}. Compare only figures of one machine, taken one after the other.`,
  );

  if (options.against) {
    const {against, paths} = options;
    const theirs = URL.canParse(against)
      ? {
          worker: new URL(against).origin,
          site: await startCompressingProxy(new URL(against).origin),
        }
      : await serve(shop, path.resolve(against));
    const theirPaths = paths.split(',');
    const pairs = routes.map((ours, index) => ({ours, theirs: theirPaths[index] ?? ours}));
    const {table, missed} = await compare(ours, theirs, pairs, Math.max(1, lighthouseRuns));
    process.stdout.write(`${table}\n`);
    if (missed.length > 0) process.exitCode = 1;
    return;
  }

  const results: RouteResult[] = [];
  for (const route of routes) {
    say(`  ${route}`);
    const browser = await launchBrowser();
    const result: RouteResult = {route, weight: await weighPage(browser, site + route)};
    if (options.interactions) result.longestTask = await longestTask(browser, site + route);
    await browser.close();
    if (options.load) result.load = await measureLoad(worker + route);
    if (lighthouseRuns > 0) {
      result.scores = await scorePage(site + route, lighthouseRuns, options.reports);
    }
    results.push(result);
  }

  process.stdout.write(`${formatReport(results)}\n`);
  let interactions: Interaction[] = [];
  if (options.interactions) {
    const browser = await launchBrowser();
    interactions = await measureInteractions(browser, site);
    await browser.close();
    process.stdout.write(`\n${formatInteractions(interactions)}\n`);
  }
  writeFileSync(
    RESULTS,
    `${JSON.stringify({date: new Date().toISOString(), node: process.version, cores: cpus().length, loadBefore, loadAfter: loadavg()[0], routes: results, interactions}, null, 2)}\n`,
  );
}

/** Writes progress to stderr, so that the table can be piped. */
function say(text: string): void {
  console.error(text);
}
