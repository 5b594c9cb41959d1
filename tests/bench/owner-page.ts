import type {Page} from 'playwright';
import {launchBrowser} from './browser.ts';
import {startLargeShop} from './large-shop.ts';
import {median, percentile} from './statistics.ts';
import {serve} from './storefront.ts';

/** Products of three variants each: 5 001 and 20 001 variants. */
export const OWNER_SHOPS = [1667, 6667] as const;

/** Figures of /admin; times in ms, memory in MB. */
export interface OwnerFigures {
  variants: number;
  /** From the request to the last product in the list. */
  whole: number;
  elements: number;
  heapAtTop: number;
  /** After scrolling to the end and back. */
  heapAfterScrolling: number;
  /** From a key press in the search to the next paint. */
  search: Keys;
  /** From a key press in a price field, with a draft in all others, to the next paint. */
  price: Keys;
  /** From the click on save to its confirmation dialog, with a draft in every field. */
  question: number;
}

interface Keys {
  median: number;
  slowest: number;
}

const QUESTIONS = ['granite kids', 'cobalt', 'titan sand'];

export async function measureOwnerPage(products: number): Promise<OwnerFigures> {
  const shop = await startLargeShop(products);
  const {site} = await serve(shop.environment);
  const browser = await launchBrowser();
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  // Without pictures, whose resizing by the demo shop would distort the result.
  await page.route('**/cdn/**', (route) => route.abort());
  await page.request.post(`${site}/admin`, {
    form: {intent: 'sign-in', passphrase: shop.environment.ADMIN_PASSPHRASE ?? ''},
  });
  await page.addInitScript(watchKeys);

  const began = performance.now();
  await page.goto(`${site}/admin`);
  await page.getByText(`Visar ${products} av ${products} produkter`).waitFor({timeout: 120_000});
  const whole = performance.now() - began;

  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const heapAtTop = await heapOf(page);
  await scrollThrough(page);
  const heapAfterScrolling = await heapOf(page);

  const search = await keysIn(page, 'Sök produkt', QUESTIONS);
  await page.getByLabel(/^Ett pris för alla varianter/).fill('119');
  await page.getByRole('button', {name: 'Använd på alla'}).click();
  await page.getByRole('button', {name: `Spara alla ändringar (${products * 3})`}).waitFor();
  const price = await keysIn(page, /^Nytt pris för /, ['1249.50', '999']);

  const saves = performance.now();
  await page.getByRole('button', {name: /^Spara alla ändringar/}).click();
  await page.getByRole('dialog').waitFor({timeout: 60_000});
  const question = performance.now() - saves;

  await browser.close();
  return {
    variants: products * 3,
    whole,
    elements,
    heapAtTop,
    heapAfterScrolling,
    search,
    price,
    question,
  };
}

declare global {
  var keys: number[];
}

/** Event Timing: from each key press to the next paint. */
function watchKeys(): void {
  globalThis.keys = [];
  // TypeScript's types lack durationThreshold.
  const options: PerformanceObserverInit & {durationThreshold: number} = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const {name, duration} of list.getEntries()) {
      if (name === 'keydown') globalThis.keys.push(duration);
    }
  }).observe(options);
}

/** Types each text over the previous one. The browser reports no time below 16 ms, which counts as 16. */
async function keysIn(page: Page, label: string | RegExp, texts: readonly string[]): Promise<Keys> {
  const field = page.getByLabel(label).first();
  const durations: number[] = [];
  for (const text of texts) {
    await field.fill('');
    await page.evaluate(() => (globalThis.keys = []));
    await field.pressSequentially(text, {delay: 80});
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const slow = await page.evaluate(() => globalThis.keys);
    const quick = Array.from({length: Math.max(0, text.length - slow.length)}, () => 16);
    durations.push(...slow, ...quick);
  }
  await field.fill('');
  return {median: median(durations), slowest: percentile(durations, 1)};
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const steps = [0.25, 0.5, 0.75, 1, 0];
    for (const step of steps) {
      scrollTo({top: document.body.scrollHeight * step, behavior: 'instant'});
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** Heap use after garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 ** 2;
}
