import type {Browser} from 'playwright';
import {launchBrowser} from '../bench/browser.ts';
import {stopLater} from '../bench/cleanup.ts';
import {startAssetCdn} from '../e2e/fixtures/asset-cdn.ts';
import {startTestShop, type TestShop} from '../e2e/fixtures/demo-shop.ts';
import {firstVariant, oreOf} from '../e2e/fixtures/goods.ts';
import {startStorefront, type Storefront} from '../e2e/fixtures/storefront.ts';
import {networkRows} from './fault-rows-network.ts';
import {storageRows} from './fault-rows-storage.ts';
import {upstreamRows, type FaultRow} from './fault-rows.ts';
import {enter, NEW_PRICE, repriced, stateOf} from './fault-world.ts';
import {startFront, type Front} from './front.ts';
import type {Part, Row} from './report.ts';

/** Number of concurrent visitors, each with a shop of their own. */
const LANES = 2;

const STAND_IN = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>');

interface Lane {
  browser: Browser;
  shop: TestShop;
  front: Front;
}

/** Runs each row: a visitor or the owner uses the shop during a fault. */
export async function faults(only?: string): Promise<Part> {
  const cdn = await startAssetCdn();
  stopLater(() => cdn.close());
  const browser = await launchBrowser(undefined, cdn.browserFlags);
  const waiting = [...upstreamRows, ...storageRows, ...networkRows].filter(({name}) =>
    name.includes(only ?? ''),
  );
  const rows: Row[] = [];
  const failures: string[] = [];
  const work = async (lane: Lane): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const began = performance.now();
      const wrong = await runRow(lane, row, rows.length);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      rows.push([row.name, wrong.length === 0 ? 'as it was' : 'NOT as it was', seconds]);
      failures.push(...wrong.map((what) => `${row.name}: ${what}`));
    }
  };
  await Promise.all(
    Array.from({length: LANES}, async () => {
      const shop = await startTestShop();
      stopLater(() => shop.close());
      await work({browser, shop, front: await startFront()});
    }),
  );
  return {
    title: `Faults: ${rows.length} during use`,
    columns: ['fault', 'cart, prices, language; message; recovery', 'seconds'],
    rows,
    failures,
  };
}

/** @returns the failed assertions */
async function runRow({browser, shop, front}: Lane, row: FaultRow, index: number) {
  const {act, fault, duringFault = act.duringFault, afterFault = act.afterFault} = row;
  const language = index % 2 === 0 ? 'en' : 'sv';
  const wrong: string[] = [];
  let storefront: Storefront | undefined;
  const start = async (): Promise<void> => {
    storefront = await startStorefront(shop.environment);
    front.leadTo(storefront.workerOrigin);
  };
  const stopWorker = async () => {
    front.leadTo(undefined);
    await storefront?.stop();
    return start;
  };
  // Lets `restore` also reset the price function's changes.
  const {sku, price} = firstVariant(repriced);
  shop.setPrice(sku, price);
  await start();
  const context = await browser.newContext({
    baseURL: front.origin,
    locale: 'en-GB',
    viewport: {width: 1280, height: 800},
    extraHTTPHeaders: {'Accept-Encoding': 'identity'},
  });
  context.on('weberror', (error) => wrong.push(`uncaught in the page: ${error.error().message}`));
  await context.route(`${shop.origin}/cdn/**`, (route) =>
    route.fulfill({contentType: 'image/svg+xml', body: STAND_IN}),
  );
  let step = 'before the fault';
  try {
    const world = await enter({context, front, demoShop: shop, stopWorker}, language);
    await act.open(world);
    const before = await stateOf(world);
    step = 'the fault begins';
    if ('kind' in fault) shop.faults.set(fault);
    else await fault.begin(world);
    step = 'no message';
    await act.attempt(world);
    await duringFault(world);
    step = 'the fault ends';
    if ('kind' in fault) shop.faults.clear();
    else await fault.end(world);
    step = 'no recovery';
    await afterFault(world);
    const after = await stateOf(world);
    const pricesThen = act.saves ? withNewPrice(before.prices) : before.prices;
    if (!row.losesCart && after.lines !== before.lines) {
      wrong.push(`the cart was ${before.lines} and is ${after.lines}`);
    }
    if (after.language !== language) wrong.push(`the language is ${after.language}`);
    if (after.prices !== pricesThen) wrong.push(`prices are ${after.prices}, not ${pricesThen}`);
  } catch (error) {
    const [first = ''] = String(error).split('\n');
    wrong.push(`${step} (${language}): ${first}`);
  } finally {
    shop.faults.clear();
    shop.restore();
    await context.close();
    await storefront?.stop();
  }
  return wrong;
}

/** The owner changes the first price. */
function withNewPrice(prices: string): string {
  return prices.replace(/^\d+/, String(oreOf(NEW_PRICE)));
}
