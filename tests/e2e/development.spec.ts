import type {AssetCdn} from './fixtures/asset-cdn.ts';
import {startDevelopment} from './fixtures/development.ts';
import {Shop} from './fixtures/shop.ts';
import type {Storefront} from './fixtures/storefront.ts';
import {expect, test as base} from './fixtures/test.ts';

/** A stub: Hydrogen's profiler draws with a library from a public CDN. */
const CHART = `
  const nothing = new Proxy(function () {}, {get: (_, name) => name === 'then' ? undefined : nothing, apply: () => nothing, construct: () => nothing});
  window.flameChartJs = nothing;
`;

/** What Vite may take for its first pages on a busy machine. */
const SLOW_MS = 150_000;

const noAssets: AssetCdn = {browserFlags: [], fetch, close: () => Promise.resolve()};

const test = base.extend<object, {development: Storefront}>({
  // Neither the built worker nor its files: there may be no build yet.
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures asked for off the pattern
  assetCdn: [async ({}, use) => use(noAssets), {scope: 'worker'}],
  sharedStorefront: [async ({development}, use) => use(development), {scope: 'worker'}],

  development: [
    async ({demoShop}, use) => {
      const development = await startDevelopment(demoShop.environment);
      await use(development);
      await development.stop();
    },
    {scope: 'worker', timeout: SLOW_MS},
  ],
});

test.describe('a developer', () => {
  test.setTimeout(2 * SLOW_MS);

  test('runs the shop in `shopify hydrogen dev` without browser errors', async ({
    development: {origin},
    page,
  }) => {
    await page.goto(`${origin}/category/titan`, {waitUntil: 'commit', timeout: SLOW_MS});
    const shop = new Shop(page, 'sv');
    await expect(shop.cards.first()).toBeVisible({timeout: SLOW_MS});
    // Vite serves a page's script as hundreds of files; earlier clicks have no effect.
    await expect(async () => {
      await shop.cards.getByRole('button').first().click();
      await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
    }).toPass({timeout: SLOW_MS});
  });

  test('queries the shop’s API version in GraphiQL without a warning', async ({
    demoShop,
    development: {log, origin},
  }) => {
    const response = await fetch(`${origin}/graphiql`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<title>GraphiQL</title>');
    expect(html).toContain(`${demoShop.origin}/api/2025-07/graphql.json`);
    expect(log()).not.toContain('expected version');
  });

  test('sees a page’s queries in the subrequest profiler', async ({
    development: {origin},
    page,
    problems,
  }) => {
    await page.route('https://unpkg.com/**', (route) =>
      route.fulfill({contentType: 'text/javascript', body: CHART}),
    );
    problems.allow(/was preloaded using link preload but not used/);
    await page.goto(`${origin}/subrequest-profiler`, {waitUntil: 'commit', timeout: SLOW_MS});
    await expect(page.getByRole('heading', {name: 'Subrequest Profiler'})).toBeVisible();
    await expect(async () => {
      await (await fetch(`${origin}/category/titan`)).text();
      await expect(page.getByText('/category/titan', {exact: true}).first()).toBeVisible();
    }).toPass({timeout: SLOW_MS});
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
