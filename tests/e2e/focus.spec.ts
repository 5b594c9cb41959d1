import type {Locator, Page} from '@playwright/test';
import {storedLine} from './fixtures/cart.ts';
import {firstVariant, productOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';

const fjell = productOf('mood-fjell');

/** Whether another element covers the centre of the focused one, or it is out of view. */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return true;
    const {x, y, width, height} = focused.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight) / 2);
    return !focused.contains(top);
  });
}

test('the sticky header does not cover the focused element', {tag: '@desktop'}, async ({shop}) => {
  const {page} = shop;
  await shop.page.setViewportSize({width: 1280, height: 400});
  await shop.open('/faq');
  const questions = page.getByRole('main').locator('summary');
  const count = await questions.count();
  expect(count).toBeGreaterThan(5);
  await questions.last().focus();
  for (let number = count - 1; number > 0; number--) {
    await page.keyboard.press('Shift+Tab');
    expect(await isCovered(page), `question ${number}`).toBe(false);
  }
  await page.goto('/#faq');
  const [title, header] = await Promise.all([
    page.getByRole('heading', {name: 'Vanliga frågor'}).boundingBox(),
    page.getByRole('banner').locator('> div').boundingBox(),
  ]);
  expect(title?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test.describe('on a phone', {tag: '@phone'}, () => {
  test('the purchase bar does not cover the focused element', async ({shop}) => {
    const {page} = shop;
    await page.setViewportSize({width: 390, height: 600});
    await shop.open(`/product/${productOf('hybrid-atom').handle}`);
    await page.getByRole('main').locator('summary').first().focus();
    await expect(page.locator('[data-purchase-bar]')).not.toHaveAttribute('inert');
    const links = page.getByRole('contentinfo').getByRole('link');
    const last = links.last();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      expect(await isCovered(page), `step ${step}`).toBe(false);
      if (await last.evaluate((link) => link === document.activeElement)) return;
    }
    throw new Error('The last link of the footer was not reached.');
  });

  // The dots of the gallery are narrower, 24 px at least: a swipe does the same.
  test('touch targets are at least 44 px wide and high', async ({cart, demoShop, shop}) => {
    const {page} = shop;
    await cart.fill(storedLine(demoShop, fjell, firstVariant(fjell), 2));
    await shop.open(`/product/${fjell.handle}`);
    const size = (target: Locator) =>
      target.evaluateAll((all) =>
        Math.min(
          ...all.flatMap((each) => {
            const {width, height} = each.getBoundingClientRect();
            return [width, height];
          }),
        ),
      );
    // content-visibility gives an element no size until it is near the viewport.
    const buttons = page
      .getByRole('main')
      .getByRole('button', {name: /^(?!Bild \d+ av \d+$)/})
      .filter({visible: true});
    const dots = page.getByRole('main').getByRole('button', {name: /^Bild \d+ av \d+$/});
    expect(await size(buttons)).toBeGreaterThanOrEqual(44);
    expect(await size(dots)).toBeGreaterThanOrEqual(24);
    expect(await size(page.getByRole('banner').getByRole('button'))).toBeGreaterThanOrEqual(44);
    await cart.open();
    expect(await size(cart.drawer.getByRole('button'))).toBeGreaterThanOrEqual(44);
    const {height} = (await cart.drawer.getByRole('link').boundingBox()) ?? {height: 0};
    expect(height).toBeGreaterThanOrEqual(44);
  });
});

test('the first Tab shows the skip link', {tag: '@desktop'}, async ({shop}) => {
  await shop.open('/category/titan');
  await shop.page.keyboard.press('Tab');
  const skip = shop.page.getByRole('link', {name: 'Till innehållet'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await shop.page.keyboard.press('Enter');
  await expect(shop.page.getByRole('main')).toBeFocused();
});
