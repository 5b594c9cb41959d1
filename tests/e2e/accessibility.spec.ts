import type {Locator, Page} from '@playwright/test';
import {axeViolations} from './fixtures/axe.ts';
import {storedLine} from './fixtures/cart.ts';
import {htmlFaults} from './fixtures/html.ts';
import {firstVariant, isForSale, productOf, someProduct, titleOf} from './fixtures/goods.ts';
import type {Shop} from './fixtures/shop.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const fjell = productOf('mood-fjell');
const soldOut = someProduct(({variants}) => !variants.some(isForSale));

/** Every page but /admin, which has tests of its own. */
const paths = [
  '/',
  '/category/titan',
  '/category/kids',
  '/category/monocles',
  `/product/${fjell.handle}`,
  `/product/${soldOut.handle}`,
  '/product/no-such-product',
  '/why-carbon-fiber',
  '/story',
  '/about',
  '/contact',
  '/faq',
  '/returns',
  '/privacy',
  '/terms',
  '/accessibility',
  '/no-such-page',
];

const WIDE = {width: 1280, height: 800};
const NARROW = {width: 360, height: 780};
/** 1280 px at 200 % and 400 % (WCAG 1.4.4, 1.4.10). */
const ZOOMED = {width: 640, height: 512};
const NARROWEST = {width: 320, height: 640};

/** In Swedish on a wide screen, in English on a narrow one; in both down to the narrowest without scrolling sideways. */
async function checkThePage(shop: Shop): Promise<void> {
  const {page} = shop;
  await expect(shop.heading).toHaveCount(1);
  expect(await htmlFaults(await page.content())).toEqual([]);
  for (const [language, viewport] of [
    ['sv', WIDE],
    ['en', NARROW],
  ] as const) {
    await page.setViewportSize(viewport);
    await shop.switchLanguage(language);
    expect(await axeViolations(page), `${language}, ${viewport.width} px`).toEqual([]);
    for (const viewport of [ZOOMED, NARROWEST]) {
      await page.setViewportSize(viewport);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, language).toBe(viewport.width);
    }
  }
}

test.describe('WCAG 2.2 AA', {tag: '@once'}, () => {
  // Nothing is half faded in when it is looked at.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const path of paths) {
    test(`${path} has no fault that axe can find, and fits 640 and 320 px`, async ({
      problems,
      shop,
    }) => {
      if (/^\/(?:product\/no|no|category\/monocles)/.test(path)) problems.allowStatus(404);
      await shop.open(path);
      await checkThePage(shop);
    });
  }

  test.describe('with a storefront that has cached nothing', () => {
    test.use({fresh: true});

    test('a failed page has no fault that axe can find', async ({demoShop, problems, shop}) => {
      problems.allowStatus(503);
      demoShop.faults.set({kind: 'http', status: 500});
      await shop.open('/category/titan');
      await expect(shop.page.getByRole('alert')).toHaveText(shop.words.productsError);
      await checkThePage(shop);
    });
  });

  test('the open cart has no fault that axe can find', async ({cart, demoShop, shop}) => {
    await cart.fill(
      storedLine(demoShop, fjell, firstVariant(fjell), 99),
      storedLine(demoShop, productOf('hybrid-atom'), firstVariant(productOf('hybrid-atom'))),
    );
    demoShop.setStock(firstVariant(fjell).sku, 0);
    await shop.open('/category/titan');
    for (const language of languages) {
      await shop.page.setViewportSize(WIDE);
      await shop.switchLanguage(language);
      await cart.open();
      await expect(cart.drawer.getByText(shop.words.unavailable)).toBeVisible();
      await expect(cart.drawer).toHaveCSS('opacity', '1');
      for (const viewport of [WIDE, NARROW]) {
        await shop.page.setViewportSize(viewport);
        expect(await axeViolations(shop.page), `${language}, ${viewport.width} px`).toEqual([]);
      }
      await shop.page.setViewportSize(NARROWEST);
      const overflow = await cart.drawer.evaluate(
        (drawer) => drawer.scrollWidth - drawer.clientWidth,
      );
      expect(overflow, 'the drawer at 320 px').toBe(0);
      await cart.close();
    }
  });

  test('the open menus have no fault that axe can find', async ({shop}) => {
    const {page} = shop;
    await shop.open('/');
    for (const language of languages) {
      await page.setViewportSize(WIDE);
      await shop.switchLanguage(language);
      await page.getByRole('button', {name: shop.words.collections}).click();
      expect(await axeViolations(page), `collections, ${language}`).toEqual([]);
      await page.keyboard.press('Escape');

      await page.setViewportSize(NARROW);
      await page.getByRole('button', {name: shop.words.menu, exact: true}).click();
      const menu = page.getByRole('dialog', {name: shop.words.menu});
      await expect(menu).toHaveCSS('opacity', '1');
      expect(await axeViolations(page), `menu, ${language}`).toEqual([]);
      await menu.getByRole('button', {name: shop.words.closeMenu}).click();
    }
  });
});

test('what changes is told once, and whole', {tag: '@desktop'}, async ({cart, shop}) => {
  const {page, words} = shop;
  const bris = productOf('mood-bris');
  await shop.open(`/product/${bris.handle}`);
  const price = page.getByRole('main').locator('[aria-live=polite]');
  await expect(price).toHaveAttribute('aria-atomic', 'true');
  await expect(price).toHaveText('Pris 1499.00 SEK');
  await page.getByRole('button', {name: 'Bred', exact: true}).click();
  await expect(price).toHaveText(`Pris 1499.00 SEK, ${words.outOfStock}`);
  await page.getByRole('button', {name: 'Grön', exact: true}).click();
  await expect(price).toHaveText('Pris 1499.00 SEK');

  await page.getByRole('button', {name: words.addToCart}).first().click();
  // Screen readers read what is added to a region that was there before.
  const toasts = page.getByRole('region', {name: /^Meddelanden/});
  await expect(toasts).toHaveAttribute('aria-live', 'polite');
  await expect(toasts).toContainText(words.added(titleOf(bris, 'sv')));
  await expect(toasts.locator('[role=status], [role=alert]')).toHaveCount(0);

  await cart.open();
  const title = titleOf(bris, 'sv');
  await cart.increase(title);
  await expect(cart.drawer.getByRole('status').filter({hasText: words.count(2)})).toHaveText(
    `${words.count(2)}, Summa 2998.00 SEK`,
  );
  await expect(cart.drawer.getByRole('status')).toHaveCount(2);
});

/** Whether something else lies over the middle of what has the focus, or it is out of sight. */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return true;
    const {x, y, width, height} = focused.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight) / 2);
    return !focused.contains(top);
  });
}

test('what has the focus is not under the fixed header', {tag: '@desktop'}, async ({shop}) => {
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
  test('what has the focus is not under the bar at the bottom', async ({shop}) => {
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

  test('what is to be touched is 44 px wide and high', async ({cart, demoShop, shop}) => {
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
    // What is not near the window yet has no size.
    const buttons = page.getByRole('main').getByRole('button').filter({visible: true});
    expect(await size(buttons)).toBeGreaterThanOrEqual(44);
    expect(await size(page.getByRole('banner').getByRole('button'))).toBeGreaterThanOrEqual(44);
    await cart.open();
    expect(await size(cart.drawer.getByRole('button'))).toBeGreaterThanOrEqual(44);
    const {height} = (await cart.drawer.getByRole('link').boundingBox()) ?? {height: 0};
    expect(height).toBeGreaterThanOrEqual(44);
  });
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
