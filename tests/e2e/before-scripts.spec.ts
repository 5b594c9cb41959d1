import type {Page} from '@playwright/test';
import {productOf, titleOf} from './fixtures/goods.ts';
import {Held} from './fixtures/held.ts';
import {contrast, groundOf, lookOf} from './fixtures/pixels.ts';
import {expect, test} from './fixtures/test.ts';

const fjell = productOf('mood-fjell');
const pages = ['/', '/category/mood', `/product/${fjell.handle}`];

test(
  'every page requests its scripts after the first paint, all at once',
  {tag: '@once'},
  async ({shop}) => {
    const {page} = shop;
    for (const path of pages) {
      const html = await (await page.request.get(path)).text();
      expect(html, path).not.toMatch(
        /<link[^>]* rel="modulepreload"|<script[^>]* (src|type="module")/,
      );
      await shop.open(path);
      const {painted, scripts} = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
        scripts: performance
          .getEntriesByType('resource')
          .filter(({name}) => name.endsWith('.js'))
          .map(({startTime}) => startTime),
      }));
      expect(painted, path).toBeGreaterThan(0);
      expect(scripts.length, path).toBeGreaterThan(4);
      expect(Math.min(...scripts), path).toBeGreaterThanOrEqual(painted);
    }
  },
);

test('no script is requested while the stylesheet loads', {tag: '@once'}, async ({shop}) => {
  const {page} = shop;
  const styles = await Held.of(page, 'css');
  const scripts = await Held.of(page, 'js');
  await page.goto('/', {waitUntil: 'commit'});
  await expect.poll(() => styles.addresses.length).toBe(1);
  await expect(page.locator('footer')).toBeAttached();
  expect(scripts.addresses).toEqual([]);
  await styles.letGo();
  // None has arrived yet: no script discovers another.
  await expect.poll(() => scripts.addresses.length).toBeGreaterThan(4);
  await scripts.letGo();
  await shop.ready();
});

test.describe('without paint timing', {tag: '@once'}, () => {
  test.beforeEach(({page}) =>
    page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined)),
  );

  for (const [sign, act] of [
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a touch', (page: Page) => page.locator('h1').click()],
  ] as const) {
    test(`${sign} starts the scripts`, async ({page}) => {
      // Held pictures delay the load event.
      await Held.of(page, 'avif');
      const scripts = await Held.of(page, 'js');
      await page.goto('/', {waitUntil: 'domcontentloaded'});
      expect(scripts.addresses).toEqual([]);
      await act(page);
      await expect.poll(() => scripts.addresses.length).toBeGreaterThan(4);
    });
  }

  test('a background tab starts the scripts without a paint', async ({page, shop}) => {
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', {value: true}));
    await Held.of(page, 'avif');
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    await shop.ready();
  });

  test('the load event starts the scripts', async ({shop}) => {
    await shop.open('/');
  });
});

test('hydration replays early clicks in order', async ({cart, shop}) => {
  const {page} = shop;
  const scripts = await Held.of(page, 'js');
  await page.goto(`/product/${fjell.handle}`, {waitUntil: 'domcontentloaded'});
  const add = page.getByRole('button', {name: shop.words.addToCart}).first();
  await add.hover();
  const unpressed = await lookOf(add);
  await add.click();
  expect(contrast(groundOf(await lookOf(add)), groundOf(unpressed))).toBeGreaterThan(1.1);
  await add.click();
  await cart.button.click();
  await shop.switchLanguage('en');
  await expect(shop.heading).toHaveText(titleOf(fjell, 'en'));
  await expect(cart.drawer).toHaveCount(0);

  await scripts.letGo();
  await cart.holds([{title: titleOf(fjell, 'en'), quantity: 2}]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await cart.close();
  await page.getByRole('button', {name: shop.words.addToCart}).first().click();
  await expect(cart.button).toHaveText('3');
});

test(
  'an option and a picture clicked early are selected after hydration',
  {tag: '@once'},
  async ({cart, shop}) => {
    const {page} = shop;
    const scripts = await Held.of(page, 'js');
    await page.goto(`/product/${fjell.handle}`, {waitUntil: 'domcontentloaded'});
    await page.getByRole('button', {name: /^Honung/}).click();
    await page.getByRole('button', {name: shop.words.addToCart}).first().click();
    await page.getByRole('button', {name: /^Bild 3 av/}).click();
    await scripts.letGo();
    await expect(page.getByRole('button', {name: /^Honung/})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('button', {name: /^Bild 3 av/})).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('button', {name: shop.words.cartButton}).click();
    await expect(cart.lines).toContainText('Honung');
  },
);

test(
  'a product added early is in the cart on the next page',
  {tag: '@once'},
  async ({cart, shop}) => {
    const {page, words} = shop;
    const title = titleOf(fjell, 'sv');
    const scripts = await Held.of(page, 'js');
    await page.goto(`/product/${fjell.handle}`, {waitUntil: 'domcontentloaded'});
    const add = page.getByRole('button', {name: words.addToCart}).first();
    await add.click();
    await add.click();
    await page.getByRole('link', {name: words.backToProducts}).click();
    await expect(page).toHaveURL(/\/$/);
    await scripts.letGo();
    await expect(shop.toast(words.added(title)).first()).toBeVisible();
    await expect(cart.button).toHaveText('2');
  },
);

test('text typed early is in the e-mail that the form writes', {tag: '@once'}, async ({shop}) => {
  const {page} = shop;
  const scripts = await Held.of(page, 'js');
  await page.goto('/returns', {waitUntil: 'domcontentloaded'});
  const name = page.getByLabel('Konsumentens namn');
  await name.fill('Åsa Öst');
  await scripts.letGo();
  const confirm = page.getByRole('link', {name: 'Bekräfta ångrat köp via e-post'});
  await expect(confirm).toHaveAttribute('href', new RegExp(encodeURIComponent('Åsa Öst')));
  await expect(name).toHaveValue('Åsa Öst');
});
