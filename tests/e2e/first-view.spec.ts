import type {Page} from '@playwright/test';
import {boxOf} from './fixtures/box-of.ts';
import {firstVariant, productOf, titleOf} from './fixtures/goods.ts';
import {storedLine} from './fixtures/cart.ts';
import {expect, test} from './fixtures/test.ts';
import {renderWhole} from './fixtures/render-whole.ts';

const skarv = productOf('skarv-carbon-fiber-sunglasses');

/** Elements that overflow the page's width, by their first words. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({tagName, textContent}) => `${tagName} ${textContent.slice(0, 40)}`);
  });
}

test(
  'a phone’s first view shows a product’s name, price and button',
  {tag: '@phone'},
  async ({cart, shop}) => {
    const {page, words} = shop;
    const main = page.getByRole('main');
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [412, 915],
      [740, 360],
      [844, 390],
    ] as const) {
      await page.setViewportSize({width, height});
      await shop.open(`/product/${skarv.handle}`);
      const button = main.getByRole('button', {name: words.addToCart, exact: true}).first();
      await expect(button, `${width} × ${height}`).toBeInViewport({ratio: 1});
      const [heading, price, press] = await Promise.all([
        boxOf(shop.heading),
        boxOf(main.locator('p[aria-live] .price').first()),
        boxOf(button),
      ]);
      expect(heading.bottom).toBeLessThan(press.y);
      expect(price.bottom).toBeLessThan(press.y);
      // In landscape, the details are beside the picture.
      const picture = await boxOf(main.getByRole('img').first());
      expect(picture.bottom, `${width} × ${height}`).toBeLessThan(height);
      expect(heading.x > picture.right).toBe(width > height);
    }
    await main.getByRole('button', {name: words.addToCart, exact: true}).first().tap();
    await expect(cart.button).toHaveText('1');
  },
);

test(
  'the product picture fits the window’s height with its thumbnails in view',
  {tag: '@once'},
  async ({shop}) => {
    const {page} = shop;
    for (const [width, height] of [
      [1280, 800],
      [1680, 1050],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({width, height});
      await shop.open(`/product/${skarv.handle}`);
      const picture = await boxOf(page.getByRole('main').getByRole('img').first());
      expect(picture.height).toBeLessThanOrEqual(Math.min(0.78 * height, 760));
      await expect(page.getByRole('button', {name: /^Bild 1 av/})).toBeInViewport({ratio: 1});
    }
  },
);

test('a toast below the header names the variant and opens the cart', async ({cart, shop}) => {
  const {page, words} = shop;
  await shop.open(`/product/${skarv.handle}`);
  await page.evaluate(() => scrollTo({top: 300, behavior: 'instant'}));
  const add = page.getByRole('main').getByRole('button', {name: words.addToCart, exact: true});
  await add.first().click();
  const toast = shop.toast(words.added(titleOf(skarv, 'sv')));
  await expect(toast).toContainText('Svart, Rökgrå');
  const header = await boxOf(page.getByRole('banner').locator('> div'));
  await expect.poll(async () => (await boxOf(toast)).y).toBeGreaterThanOrEqual(header.bottom);
  await toast.getByRole('button', {name: 'Visa varukorgen'}).click();
  await expect(cart.drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add.first()).toBeFocused();
});

test(
  'Tab moves from the add button to the toast, Shift+Tab back',
  {tag: '@desktop'},
  async ({cart, shop}) => {
    const {page, words} = shop;
    const {keyboard} = page;
    await shop.open(`/product/${skarv.handle}`);
    const add = page.getByRole('main').getByRole('button', {name: words.addToCart}).first();
    const view = page.getByRole('button', {name: 'Visa varukorgen'});
    await add.focus();
    await keyboard.press('Enter');
    await expect(view).toBeVisible();
    await keyboard.press('Tab');
    await expect(view).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(add).toBeFocused();
    await expect(view).toHaveCount(0);
    await keyboard.press('Enter');
    await expect(view).toBeVisible();
    await keyboard.press('Tab');
    await expect(view).toBeFocused();
    await keyboard.press('Enter');
    await expect(cart.drawer).toBeVisible();
  },
);

test(
  'the back button of a phone closes the menu and the enlarged picture',
  {tag: '@phone'},
  async ({shop}) => {
    const {page, words} = shop;
    await shop.open('/category/titan');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Kolfiber', exact: true}).click();
    // The address changes first; the menu closes when another page shows.
    await expect(shop.heading).toHaveText('Kolfiber');
    await page.getByRole('button', {name: words.menu, exact: true}).click();
    const menu = page.getByRole('dialog', {name: words.menu});
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await shop.card(titleOf(skarv, 'sv')).getByRole('link').click();
    await expect(shop.heading).toHaveText(titleOf(skarv, 'sv'));
    await page
      .getByRole('button', {name: /\(förstora\)$/})
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(shop.heading).toHaveText(titleOf(skarv, 'sv'));
    await page.goBack();
    await expect(page).toHaveURL(/fibrous$/);
    await page.goBack();
    await expect(page).toHaveURL(/titan$/);
  },
);

test(
  '200 % text and 400 % zoom cut no content off (WCAG 1.4.4, 1.4.10)',
  {tag: '@phone'},
  async ({cart, demoShop, shop}) => {
    const {page} = shop;
    await cart.fill(storedLine(demoShop, skarv, firstVariant(skarv), 2));
    const product = `/product/${skarv.handle}`;
    for (const path of ['/', product, '/category/mood', '/why-carbon-fiber', '/returns']) {
      await page.setViewportSize({width: 390, height: 844});
      await shop.open(path);
      await renderWhole(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect(cart.button, path).toBeInViewport({ratio: 1});
      expect(await tooWide(page), path).toEqual([]);
      // Neither the hero nor the bar at a phone's bottom cuts its button off.
      const bar = page.locator('[data-purchase-bar]').getByRole('button');
      const button = path === '/' ? page.locator('main .button-primary').first() : bar;
      if (path === '/') await button.scrollIntoViewIfNeeded();
      if (path === product) await page.evaluate(() => scrollTo({top: 4000, behavior: 'instant'}));
      if (path === '/' || path === product) await expect(button, path).toBeInViewport({ratio: 1});
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await shop.resize({width: 320, height: 256});
      expect(await tooWide(page), path).toEqual([]);
    }
    await cart.open();
    const [line] = await cart.lines.all();
    expect((await boxOf(cart.drawer)).height).toBe(256);
    expect((await boxOf(cart.lines.first())).height).toBeGreaterThan(80);
    for (const part of [line, cart.checkoutButton]) {
      await part?.scrollIntoViewIfNeeded();
      await expect(part ?? cart.drawer).toBeInViewport({ratio: 0.5});
    }
  },
);

test(
  'a narrow cart keeps a line’s price beside its quantity, and no bar once shipping is free',
  {tag: '@phone'},
  async ({cart, demoShop, shop}) => {
    const {page, words} = shop;
    await page.setViewportSize({width: 360, height: 740});
    await cart.fill(storedLine(demoShop, skarv, firstVariant(skarv), 9));
    await shop.open('/category/titan');
    await cart.open();
    const line = cart.lines.first();
    const quantity = await boxOf(line.getByLabel(words.quantity(titleOf(skarv, 'sv'))));
    const price = await boxOf(line.locator('.price').first());
    expect(price.y).toBeLessThan(quantity.bottom);
    await expect(cart.drawer.getByText('Fri frakt', {exact: true})).toBeVisible();
    await expect(cart.drawer.locator('.origin-left')).toHaveCount(0);
    await cart.remove(titleOf(skarv, 'sv'));
    await expect(cart.drawer.getByText(/tom/)).toHaveCount(1);
    // Only for screen readers.
    expect((await boxOf(cart.drawer.getByText('0 varor'))).width).toBe(1);
  },
);

test(
  'the footer on a phone is shorter than one and a half viewports',
  {tag: '@phone'},
  async ({shop}) => {
    await shop.open('/story');
    expect((await boxOf(shop.page.getByRole('contentinfo'))).height).toBeLessThan(1.5 * 844);
  },
);

test(
  'pictures that fail and show their texts widen no page of a phone',
  {tag: '@phone'},
  async ({problems, shop}) => {
    problems.allow(/net::ERR_FAILED/);
    const {page} = shop;
    await page.setViewportSize({width: 360, height: 740});
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.continue(),
    );
    for (const path of ['/', '/category/fibrous', '/product/hybrid-atom', '/story']) {
      await shop.open(path);
      await page.waitForFunction(
        () => document.querySelector<HTMLImageElement>('main img')?.complete,
      );
      expect(await tooWide(page), path).toEqual([]);
    }
  },
);
