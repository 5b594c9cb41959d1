import type {Locator} from '@playwright/test';
import {categoryNames} from './fixtures/categories.ts';
import {contrastOfChange, groundOf, lookOf} from './fixtures/pixels.ts';
import {expect, test} from './fixtures/test.ts';

/** px around an element that its focus ring takes. */
const RING = 6;

const information = ['/why-carbon-fiber', '/story', '/about', '/#faq'];
const destinations = [
  ...Object.keys(categoryNames).map((category) => `/category/${category}`),
  '/category/all',
  ...information,
];

test.describe('the collections menu', {tag: '@desktop'}, () => {
  test('§2 lists the collections and the content pages', async ({shop}) => {
    await shop.open('/category/titan');
    const menu = shop.page.getByRole('navigation', {name: 'Huvudmeny'});
    await menu.getByRole('button', {name: shop.words.collections}).click();
    const links = menu.locator(':popover-open').getByRole('link');
    await expect(links).toHaveCount(destinations.length);
    for (const [index, destination] of destinations.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', destination);
    }
    await expect(menu.locator('[aria-current=page]')).toHaveText('Titan');
    await menu.getByRole('link', {name: 'Trä'}).click();
    await expect(shop.page).toHaveURL(/\/category\/eyewood$/);
    await expect(shop.heading).toHaveText('Trä');
    await expect(menu.getByRole('link', {name: 'Trä'})).toBeHidden();
  });

  test('its first two pages to read stand beside it where there is room', async ({shop}) => {
    await shop.open('/category/titan');
    const menu = shop.page.getByRole('navigation', {name: 'Huvudmeny'});
    const links = menu.locator('a:visible');
    for (const [index, destination] of information.slice(0, 2).entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', destination);
    }
    await shop.resize({width: 1279, height: 800});
    await expect(links).toHaveCount(0);
    await shop.resize({width: 1280, height: 800});
    await expect(links).toHaveCount(2);
    await links.nth(1).click();
    await expect(shop.page).toHaveURL(/\/story$/);
    await expect(menu.locator('a[aria-current=page]:visible')).toHaveText('Vår historia');
  });

  test('the focus ring is visible on a dark page and on the menu over it', async ({shop}) => {
    const {keyboard} = shop.page;
    await shop.open('/');
    const menu = shop.page.getByRole('navigation', {name: 'Huvudmeny'});
    const button = menu.getByRole('button', {name: shop.words.collections});
    const resting = await lookOf(button, RING);
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(button).toBeFocused();
    expect(contrastOfChange(resting, await lookOf(button, RING))).toBeGreaterThanOrEqual(3);
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    const link = menu.getByRole('link').first();
    await expect(link).toBeFocused();
    const focused = await lookOf(link, RING);
    await keyboard.press('Tab');
    expect(contrastOfChange(focused, await lookOf(link, RING))).toBeGreaterThanOrEqual(3);
  });

  test('buttons have hover and active states', async ({shop}) => {
    const {page, words} = shop;
    await shop.open('/category/titan');
    const add = page.getByRole('main').locator('.card').getByRole('button').first();
    const buttons = [
      page.getByRole('button', {name: words.collections}),
      page.getByRole('button', {name: words.cartButton}),
      shop.languageLink('en'),
      add,
    ];
    const background = async (button: Locator) => groundOf(await lookOf(button)).join();
    for (const button of buttons) {
      await page.mouse.move(900, 790);
      const resting = await background(button);
      await button.hover();
      const hovered = await background(button);
      await page.mouse.down();
      const pressed = await background(button);
      await page.mouse.move(900, 790);
      await page.mouse.up();
      expect(new Set([resting, hovered, pressed]).size).toBe(3);
    }
  });

  test('§2 opens 200 ms after the mouse enters, closes 150 ms after it leaves, reopens at once within 300 ms', async ({
    shop,
  }) => {
    const {clock, mouse} = shop.page;
    await clock.install({time: new Date('2026-01-01T12:00:00')});
    await shop.open('/category/titan');
    await clock.pauseAt(new Date('2026-01-01T13:00:00'));
    const menu = shop.page.getByRole('navigation', {name: 'Huvudmeny'});
    const button = menu.getByRole('button', {name: shop.words.collections});
    const link = menu.getByRole('link', {name: 'Trä'});
    const leave = () => mouse.move(900, 700);

    await button.hover();
    await clock.runFor(199);
    await expect(menu.locator(':popover-open')).toHaveCount(0);
    await clock.runFor(1);
    await expect(link).toBeVisible();

    await leave();
    await clock.runFor(149);
    await expect(menu.locator(':popover-open')).toHaveCount(1);
    await clock.runFor(1);
    await expect(link).toBeHidden();

    await clock.runFor(290);
    await button.hover();
    await clock.runFor(1);
    await expect(link).toBeVisible();

    await leave();
    await clock.runFor(150);
    await expect(link).toBeHidden();
    await clock.runFor(310);
    await button.hover();
    await clock.runFor(150);
    await expect(menu.locator(':popover-open')).toHaveCount(0);
    await clock.runFor(50);
    await expect(link).toBeVisible();
  });

  test('§2 a click just after hover has opened the menu does not close it', async ({shop}) => {
    const {page, words} = shop;
    await page.clock.install({time: new Date('2026-01-01T12:00:00')});
    await shop.open('/category/titan');
    await page.clock.pauseAt(new Date('2026-01-01T13:00:00'));
    const menu = page.getByRole('navigation', {name: 'Huvudmeny'});
    const button = menu.getByRole('button', {name: words.collections});
    await button.hover();
    await page.clock.runFor(200);
    await expect(menu.locator(':popover-open')).toHaveCount(1);
    await page.clock.runFor(400);
    await button.click();
    await expect(menu.locator(':popover-open')).toHaveCount(1);
    await expect(menu.getByRole('link', {name: 'Trä'})).toBeVisible();
  });

  test('§2 Enter opens it, Escape closes it and keeps the focus, Tab out closes it', async ({
    shop,
  }) => {
    await shop.open('/category/titan');
    const {keyboard} = shop.page;
    const menu = shop.page.getByRole('navigation', {name: 'Huvudmeny'});
    const button = menu.getByRole('button', {name: shop.words.collections});
    await button.focus();
    await keyboard.press('Enter');
    await expect(menu.locator(':popover-open')).toHaveCount(1);
    await keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await keyboard.press('Escape');
    await expect(menu.locator(':popover-open')).toHaveCount(0);
    await expect(button).toBeFocused();

    await keyboard.press('Enter');
    await menu.locator(':popover-open').getByRole('link').last().focus();
    await keyboard.press('Tab');
    await expect(menu.locator(':popover-open')).toHaveCount(0);
    await expect(menu.getByRole('link', {name: 'Varför kolfiber'})).toBeFocused();
  });
});

test.describe('the mobile menu', {tag: '@phone'}, () => {
  test('§2 slides in from the left with the same links, and a tap on one closes it', async ({
    shop,
  }) => {
    await shop.open('/');
    const {page, words} = shop;
    const menu = page.getByRole('dialog', {name: words.menu});
    await page.getByRole('button', {name: words.menu, exact: true}).tap();
    await expect(menu).toBeVisible();
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
    const links = menu.getByRole('link');
    await expect(links).toHaveCount(destinations.length);
    for (const [index, destination] of destinations.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', destination);
    }
    await links.first().tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/category\/fibrous$/);

    await page.getByRole('button', {name: words.menu, exact: true}).tap();
    await expect(menu.locator('[aria-current=page]')).toHaveText('Kolfiber');
    await menu.getByRole('link', {name: 'Vanliga frågor'}).tap();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Vanliga frågor'})).toBeInViewport();

    await page.getByRole('button', {name: words.menu, exact: true}).tap();
    await menu.getByRole('searchbox').fill('skarv');
    await menu.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/search?q=skarv');
    await expect(menu).toBeHidden();
  });

  test('§2 traps the focus while open and returns it on Escape', async ({shop}) => {
    await shop.open('/category/titan');
    const {page, words} = shop;
    const button = page.getByRole('button', {name: words.menu, exact: true});
    const menu = page.getByRole('dialog', {name: words.menu});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', {name: words.closeMenu})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});
