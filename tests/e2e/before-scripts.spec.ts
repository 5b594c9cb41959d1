import type {Locator, Page, Route} from '@playwright/test';
import {firstVariant, isForSale, productOf, shownPrice, titleOf} from './fixtures/goods.ts';
import type {Shop} from './fixtures/shop.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const fjell = productOf('mood-fjell');
/** A product of which a lens costs more. */
const terne = productOf('titan-terne');
const pages = ['/', '/category/mood', `/product/${fjell.handle}`];

/** Files of the build, held back until they are let go. */
class Held {
  readonly #waiting: Route[] = [];
  #isOpen = false;

  static async of(page: Page, ending: string): Promise<Held> {
    const held = new Held();
    await page.route(new RegExp(`/assets/[^?]*\\.${ending}$`), (route) => held.#take(route));
    return held;
  }

  get addresses(): string[] {
    return this.#waiting.map((route) => route.request().url());
  }

  async letGo(): Promise<void> {
    this.#isOpen = true;
    await Promise.all(this.#waiting.splice(0).map((route) => route.continue()));
  }

  async #take(route: Route): Promise<void> {
    if (this.#isOpen) await route.continue();
    else this.#waiting.push(route);
  }
}

/** The menu that the header offers at this width. */
async function openMenu({page, words}: Shop, isMobile: boolean): Promise<Locator> {
  const name = isMobile ? words.menu : words.collections;
  await page.getByRole('button', {name, exact: true}).click();
  return isMobile
    ? page.getByRole('dialog', {name: words.menu})
    : page.getByRole('banner').getByRole('navigation');
}

/** Milliseconds that a press waits for its script. */
const PATIENCE = 10_000;

function notDone(page: Page) {
  return page.getByRole('alert').filter({has: page.getByRole('link')});
}

test('no page asks for a script before it is painted, then for all at once', async ({shop}) => {
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
});

test('while the stylesheet is on its way, no script is', async ({shop}) => {
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

test.describe('where nothing tells of a paint', () => {
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

test('an option and a picture pressed early are the ones that are there then', async ({shop}) => {
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
});

test('what was added early is in the cart also on another page', async ({cart, shop}) => {
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
});

test('what is typed early is in the e-mail that the form writes', async ({shop}) => {
  const {page} = shop;
  const scripts = await Held.of(page, 'js');
  await page.goto('/returns', {waitUntil: 'domcontentloaded'});
  const name = page.getByLabel('Konsumentens namn');
  await name.fill('Åsa Öst');
  await scripts.letGo();
  const confirm = page.getByRole('link', {name: 'Bekräfta ångern'});
  await expect(confirm).toHaveAttribute('href', new RegExp(encodeURIComponent('Åsa Öst')));
  await expect(name).toHaveValue('Åsa Öst');
});

for (const language of languages) {
  test.describe(`in ${language}, where the scripts never come,`, () => {
    test.use({language});

    test('the add button says after ten seconds that it could not be done', async ({shop}) => {
      const {page, words} = shop;
      await page.clock.install({time: new Date('2026-01-01T12:00:00')});
      await Held.of(page, 'js');
      await page.goto(`/product/${fjell.handle}`, {waitUntil: 'domcontentloaded'});
      await page.clock.pauseAt(new Date('2026-01-01T13:00:00'));
      const add = page.getByRole('button', {name: words.addToCart}).first();
      await add.click();
      await page.clock.runFor(PATIENCE - 1);
      await expect(add).toHaveCSS('opacity', '0.6');
      await expect(notDone(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(notDone(page)).toContainText(words.notAdded);
      await expect(notDone(page)).toBeInViewport({ratio: 1});
      await expect(add).toHaveCSS('opacity', '1');
      await add.click();
      await expect(notDone(page)).toBeHidden();
    });

    test('links, languages, menus, questions and options work', async ({isMobile, shop}) => {
      const {page} = shop;
      await page.clock.install({time: new Date('2026-01-01T12:00:00')});
      await Held.of(page, 'js');
      await page.goto('/', {waitUntil: 'domcontentloaded'});
      await shop.switchLanguage(language === 'sv' ? 'en' : 'sv');
      await shop.switchLanguage(language);
      const question = page.locator('#faq details').first();
      await question.locator('summary').click();
      await expect(question).toHaveAttribute('open');
      const menu = await openMenu(shop, isMobile);
      await menu.locator('a[href="/category/mood"]').click();
      await shop.card(titleOf(fjell, language)).getByRole('link').click();
      await expect(shop.heading).toHaveText(titleOf(fjell, language));
      const honey = page.getByRole('button', {
        name: language === 'sv' ? 'Honung' : 'Honey',
        exact: true,
      });
      await honey.click();
      await page.clock.runFor(PATIENCE);
      await expect(page).toHaveURL(/\?Color=Honey$/);
      await expect(honey).toHaveAttribute('aria-pressed', 'true');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const language of languages) {
    test(`the shop can be read in ${language}, options and prices included`, async ({
      isMobile,
      shop,
    }) => {
      const {page} = shop;
      const title = titleOf(terne, language);
      const {selectedOptions, price: basePrice} = firstVariant(terne);
      const dearer = terne.variants.find(
        (variant) =>
          isForSale(variant) &&
          variant.price !== basePrice &&
          variant.selectedOptions.Color === selectedOptions.Color,
      );
      if (!dearer) throw new Error('No lens costs more.');
      await page.goto(`/?lng=${language}`);
      shop.language = language;
      const {words} = shop;
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const note = page.locator('noscript p');
      await expect(note).toContainText(words.withoutScripts);
      await expect(note).toBeInViewport({ratio: 1});
      await expect(page.locator('header')).toBeVisible();
      await expect(page.getByRole('button', {name: words.cartButton})).toHaveCount(0);
      const menu = await openMenu(shop, isMobile);
      await menu.locator('a[href="/category/all"]').click();
      await shop.card(title).getByRole('link').click();
      await expect(shop.heading).toHaveText(title);
      const price = page.locator('main p[aria-live] .price').first();
      await expect(price).toHaveText(shownPrice(basePrice, language));
      const [name, value] = Object.entries(dearer.selectedOptions).at(-1) ?? [];
      await page.locator(`main form button[name="${name}"][value="${value}"]`).click();
      await expect(page).toHaveURL(
        (url) => url.searchParams.get('Color') === dearer.selectedOptions.Color,
      );
      await expect(price).toHaveText(shownPrice(dearer.price, language));
      await expect(page.getByRole('button', {name: words.addToCart})).toHaveCount(0);
      await shop.switchLanguage(language === 'sv' ? 'en' : 'sv');
      await expect(shop.heading).toHaveText(titleOf(terne, shop.language));
      await expect(price).toHaveText(shownPrice(dearer.price, shop.language));
    });
  }
});
