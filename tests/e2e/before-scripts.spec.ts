import type {Page} from '@playwright/test';
import {productOf, titleOf} from './fixtures/goods.ts';
import {Held} from './fixtures/held.ts';
import {expect, test} from './fixtures/test.ts';

const fjell = productOf('mood-fjell');
const pages = ['/', '/category/mood', `/product/${fjell.handle}`];

test(
  'no page asks for a script before it is painted, then for all at once',
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

test('while the stylesheet is on its way, no script is', {tag: '@once'}, async ({shop}) => {
  const {page} = shop;
  const styles = await Held.of(page, 'css');
  const scripts = await Held.of(page, 'js');
  await page.goto('/', {waitUntil: 'commit'});
  await expect.poll(() => styles.addresses.length).toBe(1);
  await expect(page.locator('footer')).toBeAttached();
  expect(scripts.addresses).toEqual([]);
  await styles.letGo();
  // None of them has been answered: no one is found by another.
  await expect.poll(() => scripts.addresses.length).toBeGreaterThan(4);
  await scripts.letGo();
  await shop.ready();
});

test.describe('where nothing tells of a paint', {tag: '@once'}, () => {
  test.beforeEach(({page}) =>
    page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined)),
  );

  for (const [sign, act] of [
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a touch', (page: Page) => page.locator('h1').click()],
  ] as const) {
    test(`${sign} starts the scripts`, async ({page}) => {
      // A page that waits for its pictures is not loaded.
      await Held.of(page, 'avif');
      const scripts = await Held.of(page, 'js');
      await page.goto('/', {waitUntil: 'domcontentloaded'});
      expect(scripts.addresses).toEqual([]);
      await act(page);
      await expect.poll(() => scripts.addresses.length).toBeGreaterThan(4);
    });
  }

  test('a background tab does not wait for one', async ({page, shop}) => {
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', {value: true}));
    await Held.of(page, 'avif');
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    await shop.ready();
  });

  test('the scripts come once the page is loaded', async ({shop}) => {
    await shop.open('/');
  });
});

test('what is pressed before the scripts are there is carried out once they are, in order', async ({
  cart,
  shop,
}) => {
  const {page} = shop;
  const scripts = await Held.of(page, 'js');
  await page.goto(`/product/${fjell.handle}`, {waitUntil: 'domcontentloaded'});
  const add = page.getByRole('button', {name: shop.words.addToCart}).first();
  await add.click();
  await expect(add).toHaveCSS('opacity', '0.6');
  await add.click();
  await cart.button.click();
  await shop.switchLanguage('en');
  await expect(shop.heading).toHaveText(titleOf(fjell, 'en'));
  await expect(cart.drawer).toHaveCount(0);
  await expect(cart.button).toHaveCSS('opacity', '0.6');

  await scripts.letGo();
  await cart.holds([{title: titleOf(fjell, 'en'), quantity: 2}]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await cart.close();
  await page.getByRole('button', {name: shop.words.addToCart}).first().click();
  await expect(cart.button).toHaveText('3');
});

test(
  'an option and a picture pressed early are the ones that are there then',
  {tag: '@once'},
  async ({shop}) => {
    const {page} = shop;
    const scripts = await Held.of(page, 'js');
    await page.goto(`/product/${fjell.handle}`, {waitUntil: 'domcontentloaded'});
    await page.getByRole('button', {name: 'Honung', exact: true}).click();
    await page.getByRole('button', {name: shop.words.addToCart}).first().click();
    await page.getByRole('button', {name: /^Bild 3 av/}).click();
    await scripts.letGo();
    await expect(page.getByRole('button', {name: 'Honung', exact: true})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('button', {name: /^Bild 3 av/})).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('button', {name: shop.words.cartButton}).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toContainText('Honung');
  },
);

test(
  'what was added early is in the cart also on another page',
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

test(
  'what is typed early is in the e-mail that the form writes',
  {tag: '@once'},
  async ({shop}) => {
    const {page} = shop;
    const scripts = await Held.of(page, 'js');
    await page.goto('/returns', {waitUntil: 'domcontentloaded'});
    const name = page.getByLabel('Konsumentens namn');
    await name.fill('Åsa Öst');
    await scripts.letGo();
    const confirm = page.getByRole('link', {name: 'Bekräfta ångern'});
    await expect(confirm).toHaveAttribute('href', new RegExp(encodeURIComponent('Åsa Öst')));
    await expect(name).toHaveValue('Åsa Öst');
  },
);
