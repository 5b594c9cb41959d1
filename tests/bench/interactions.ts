import type {Browser, BrowserContext, Locator, Page} from 'playwright';
import {median, percentile} from './statistics.ts';

const RUNS = 10;
/** CPU slowdown that emulates a mid-range phone, as in Lighthouse. */
const CPU_SLOWDOWN = 4;
const PHONE = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true, locale: 'sv'};
const PRODUCT = '/product/mood-fjell';
const CATEGORY = '/category/fibrous';
const GALLERY = 'section[aria-label^="Bilder på"] img';
const GRID = 'main li:nth-of-type(n+5) .card';

/** Times and goal in ms. */
export interface Interaction {
  name: string;
  median: number;
  slowest: number;
  goal: number;
}

interface Press {
  name: string;
  goal: number;
  route: string;
  /** The element to tap; evaluated again for every run. */
  target: (page: Page) => Locator;
  /** Setup before the tap, not measured. */
  before?: (page: Page) => Promise<unknown>;
  /** Reset for the next run, not measured. */
  after?: (page: Page) => Promise<unknown>;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', {name}).filter({visible: true}).first();
const escape = (page: Page) => page.keyboard.press('Escape');

const presses: readonly Press[] = [
  {
    name: 'language switch',
    goal: 100,
    route: '/',
    target: (page) => page.locator('header a[hreflang]').filter({visible: true}).last(),
  },
  {
    name: 'menu',
    goal: 100,
    route: '/',
    target: button('Meny'),
    after: (page) => button('Stäng menyn')(page).tap(),
  },
  {name: 'add to cart', goal: 100, route: PRODUCT, target: button('Lägg i varukorgen')},
  {
    name: 'open the cart',
    goal: 100,
    route: PRODUCT,
    before: (page) => addOnce(page),
    target: button(/^Varukorg/),
    after: escape,
  },
  {
    name: 'quantity',
    goal: 100,
    route: PRODUCT,
    before: async (page) => {
      await addOnce(page);
      if (!(await page.getByRole('dialog').isVisible())) await button(/^Varukorg/)(page).tap();
    },
    target: button(/^Öka antalet/),
  },
  {
    name: 'option',
    goal: 100,
    route: PRODUCT,
    target: (page) => page.locator('main form [aria-pressed="false"]:enabled').first(),
  },
  {
    name: 'thumbnail',
    goal: 100,
    route: PRODUCT,
    target: (page) => page.getByRole('button', {name: /^Bild \d/, pressed: false}).first(),
  },
  {
    name: 'zoom',
    goal: 200,
    route: PRODUCT,
    target: button(/förstora/),
    after: escape,
  },
];

/** Measures the time from a tap to the next paint on an emulated slow phone. */
export async function measureInteractions(browser: Browser, site: string): Promise<Interaction[]> {
  const results: Interaction[] = [];
  for (const {name, goal, route, target, before, after} of presses) {
    const {page, context} = await openSlowly(browser, site + route);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await before?.(page);
      const element = target(page);
      await element.scrollIntoViewIfNeeded();
      await quiet(page);
      await page.evaluate(() => (globalThis.slowest = 0));
      await element.tap();
      times.push(await slowestPaint(page));
      await after?.(page);
    }
    await context.close();
    results.push(of(name, goal, times));
  }
  return [...results, ...(await measureNavigation(browser, site))];
}

/** From the tap on a card to the product's title, and back to the former scroll position. */
async function measureNavigation(browser: Browser, site: string): Promise<Interaction[]> {
  const {page, context} = await openSlowly(browser, site + CATEGORY);
  const there: number[] = [];
  const back: number[] = [];
  // The first run also fetches the product page's script.
  for (let run = 0; run <= RUNS; run += 1) {
    const card = page.locator('main .card-link').nth(4);
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await quiet(page);
    await watchFor(page, GALLERY);
    await card.tap();
    const went = await shownAfter(page);
    await quiet(page);
    await watchFor(page, GRID, place);
    await page.evaluate(() => history.back());
    const came = await shownAfter(page);
    if (run === 0) continue;
    there.push(went);
    back.push(came);
  }
  await context.close();
  return [of('category to product, warm', 300, there), of('back, to the old place', 100, back)];
}

/** The longest task of a first visit until the network is quiet, in ms. */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  const longest: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const {page, context} = await openSlowly(browser, url);
    longest.push(await page.evaluate(() => globalThis.longestTask));
    await context.close();
  }
  return median(longest);
}

declare global {
  var slowest: number;
  var longestTask: number;
  var shown: Promise<number>;
}

async function openSlowly(
  browser: Browser,
  url: string,
): Promise<{page: Page; context: BrowserContext}> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.slowest = 0;
    globalThis.longestTask = 0;
    // TypeScript's types lack durationThreshold.
    const events: PerformanceObserverInit & {durationThreshold: number} = {
      type: 'event',
      durationThreshold: 16,
    };
    const keepLongest = (name: 'slowest' | 'longestTask', options: PerformanceObserverInit) =>
      new PerformanceObserver((list) => {
        for (const {duration} of list.getEntries()) {
          globalThis[name] = Math.max(globalThis[name], duration);
        }
      }).observe(options);
    keepLongest('slowest', events);
    keepLongest('longestTask', {type: 'longtask', buffered: true});
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await page.goto(url);
  // React sets its own properties on hydrated elements.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.waitForLoadState('networkidle');
  await quiet(page);
  return {page, context};
}

/** Waits until the page is idle, at most a second because of endless animations. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000})),
  );
}

/** Event Timing: from the tap to the next paint. The browser reports no time below 16 ms, which counts as 16. */
async function slowestPaint(page: Page): Promise<number> {
  await quiet(page);
  await page.waitForFunction(() => globalThis.slowest > 0, null, {timeout: 500}).catch(() => null);
  return page.evaluate(() => Math.max(16, globalThis.slowest));
}

/** Starts to wait for an element of the new page and, if given, for a scroll position. */
async function watchFor(page: Page, selector: string, place?: number): Promise<void> {
  await page.evaluate(
    ({selector, place}) => {
      globalThis.shown = new Promise((resolve) => {
        let began = 0;
        const begin = () => (began ||= performance.now());
        addEventListener('pointerdown', begin, {once: true, capture: true});
        addEventListener('popstate', begin, {once: true, capture: true});
        requestAnimationFrame(function look() {
          const isThere =
            began > 0 &&
            document.querySelector(selector) !== null &&
            (place === undefined || Math.abs(scrollY - place) < 2);
          if (!isThere) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - began));
        });
      });
    },
    {selector, place},
  );
}

function shownAfter(page: Page): Promise<number> {
  return page.evaluate(() => globalThis.shown);
}

async function addOnce(page: Page): Promise<void> {
  const cart = button(/^Varukorg/)(page);
  if (await page.getByRole('dialog').isVisible()) return;
  if ((await cart.getAttribute('aria-label'))?.includes('tom')) {
    await button('Lägg i varukorgen')(page).tap();
  }
}

function of(name: string, goal: number, times: readonly number[]): Interaction {
  return {name, goal, median: median(times), slowest: percentile(times, 1)};
}
