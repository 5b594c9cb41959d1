import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {storedLine} from './fixtures/cart.ts';
import {firstVariant, productOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const fjell = productOf('mood-fjell');

/** What axe finds against WCAG 2.2 AA, in a line each. */
async function violations(page: Page): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page})
    .options({rules: {'target-size': {enabled: true}}})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

test.describe('WCAG 2.2 AA', () => {
  // Nothing is half faded in when it is looked at.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const path of [
    '/',
    '/category/titan',
    `/product/${fjell.handle}`,
    '/category/monocles',
    '/no-such-page',
  ]) {
    test(`${path} has no fault that axe can find, in both languages`, async ({problems, shop}) => {
      if (path === '/no-such-page') problems.allowStatus(404);
      await shop.open(path);
      for (const language of languages) {
        await shop.switchLanguage(language);
        expect(await violations(shop.page)).toEqual([]);
      }
      await expect(shop.heading).toHaveCount(1);
    });
  }

  test('the open cart has no fault that axe can find, in both languages', async ({
    cart,
    demoShop,
    shop,
  }) => {
    await cart.fill(
      storedLine(demoShop, fjell, firstVariant(fjell), 2),
      storedLine(demoShop, productOf('hybrid-atom'), firstVariant(productOf('hybrid-atom'))),
    );
    demoShop.setStock(firstVariant(fjell).sku, 0);
    await shop.open('/category/titan');
    for (const language of languages) {
      await shop.switchLanguage(language);
      await cart.open();
      await expect(cart.drawer.getByText(shop.words.unavailable)).toBeVisible();
      await expect(cart.drawer).toHaveCSS('opacity', '1');
      expect(await violations(shop.page)).toEqual([]);
      await cart.close();
    }
  });

  test('the open mobile menu has no fault that axe can find', {tag: '@phone'}, async ({shop}) => {
    await shop.open('/');
    for (const language of languages) {
      await shop.switchLanguage(language);
      await shop.page.getByRole('button', {name: shop.words.menu, exact: true}).click();
      const menu = shop.page.getByRole('dialog', {name: shop.words.menu});
      await expect(menu).toHaveCSS('opacity', '1');
      expect(await violations(shop.page)).toEqual([]);
      await menu.getByRole('button', {name: shop.words.closeMenu}).click();
    }
  });

  test(
    'the open collections menu has no fault that axe can find',
    {tag: '@desktop'},
    async ({shop}) => {
      await shop.open('/');
      await shop.page.getByRole('button', {name: shop.words.collections}).click();
      expect(await violations(shop.page)).toEqual([]);
    },
  );
});

test('the first Tab offers a way past the header', {tag: '@desktop'}, async ({shop}) => {
  await shop.open('/category/titan');
  await shop.page.keyboard.press('Tab');
  const skip = shop.page.getByRole('link', {name: 'Till innehållet'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await shop.page.keyboard.press('Enter');
  await expect(shop.page.getByRole('main')).toBeFocused();
});

test(
  'with reduced motion nothing slides or fades for long',
  {tag: '@desktop'},
  async ({cart, shop}) => {
    await shop.page.emulateMedia({reducedMotion: 'reduce'});
    await shop.open('/category/titan');
    await cart.open();
    const longest = await shop.page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const {transitionDuration, animationDuration} = getComputedStyle(element);
          return [transitionDuration, animationDuration].flatMap((list) =>
            list.split(',').map(parseFloat),
          );
        }),
      ),
    );
    expect(longest).toBeLessThan(0.02);
  },
);

test.describe('320 px wide', {tag: '@desktop'}, () => {
  test.use({viewport: {width: 320, height: 640}});

  test('no page scrolls sideways, in either language', async ({cart, demoShop, problems, shop}) => {
    problems.allowStatus(404);
    await cart.fill(storedLine(demoShop, fjell, firstVariant(fjell), 99));
    for (const path of [
      '/',
      '/category/titan',
      '/category/revision',
      `/product/${fjell.handle}`,
      '/product/mood-bris',
      '/category/monocles',
      '/no-such-page',
    ]) {
      await shop.open(path);
      for (const language of languages) {
        await shop.switchLanguage(language);
        const width = await shop.page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `${path} in ${language}`).toBe(320);
      }
      await shop.switchLanguage('sv');
    }
    await cart.open();
    const overflow = await cart.drawer.evaluate(
      (drawer) => drawer.scrollWidth - drawer.clientWidth,
    );
    expect(overflow, 'the drawer').toBe(0);
  });
});
