import {pages} from '../../app/shop/navigation.ts';
import {axeViolations} from './fixtures/axe.ts';
import {storedLine} from './fixtures/cart.ts';
import {htmlFaults} from './fixtures/html.ts';
import {firstVariant, isForSale, productOf, someProduct, titleOf} from './fixtures/goods.ts';
import {arrived} from './fixtures/seen.ts';
import type {Shop} from './fixtures/shop.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const fjell = productOf('mood-fjell');
const soldOut = someProduct(({variants}) => !variants.some(isForSale));

/** Every page but /admin, which has tests of its own. */
const paths = {
  'home and the collections': ['/', '/category/titan', '/category/kids'],
  'the products': [`/product/${fjell.handle}`, `/product/${soldOut.handle}`],
  'missing pages': ['/category/monocles', '/product/no-such-product', '/no-such-page'],
  'the content pages': pages,
};

const WIDE = {width: 1280, height: 800};
const NARROW = {width: 360, height: 780};
/** 1280 px at 200 % and 400 % (WCAG 1.4.4, 1.4.10). */
const ZOOMED = {width: 640, height: 512};
const NARROWEST = {width: 320, height: 640};

/** Runs axe in Swedish on a wide screen and in English on a narrow one; both fit every width. */
async function checkThePage(shop: Shop): Promise<void> {
  const {page} = shop;
  await expect(shop.heading).toHaveCount(1);
  expect(await htmlFaults(await page.content())).toEqual([]);
  for (const [language, viewport] of [
    ['sv', WIDE],
    ['en', NARROW],
  ] as const) {
    await shop.resize(viewport);
    await shop.switchLanguage(language);
    expect(await axeViolations(page), `${language}, ${viewport.width} px`).toEqual([]);
    for (const viewport of [ZOOMED, NARROWEST]) {
      await shop.resize(viewport);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, language).toBe(viewport.width);
    }
  }
}

test.describe('WCAG 2.2 AA', {tag: '@once'}, () => {
  // Axe misjudges the contrast of an element that is still fading in.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const [name, group] of Object.entries(paths)) {
    test(`${name}: axe finds no violations, and the pages fit 640 and 320 px`, async ({
      problems,
      shop,
    }) => {
      test.slow();
      problems.allowStatus(404);
      for (const path of group) {
        await test.step(path, async () => {
          await shop.open(path);
          await checkThePage(shop);
        });
      }
    });
  }

  test.describe('with an empty cache', () => {
    test.use({fresh: true});

    test('axe finds no violations on an error page', async ({demoShop, problems, shop}) => {
      problems.allowStatus(503);
      demoShop.faults.set({kind: 'http', status: 500});
      await shop.open('/category/titan');
      await expect(shop.page.getByRole('alert')).toHaveText(shop.words.productsError);
      await checkThePage(shop);
    });
  });

  test('axe finds no violations in the open cart', async ({cart, demoShop, shop}) => {
    await cart.fill(
      storedLine(demoShop, fjell, firstVariant(fjell), 99),
      storedLine(demoShop, productOf('hybrid-atom'), firstVariant(productOf('hybrid-atom'))),
    );
    demoShop.setStock(firstVariant(fjell).sku, 0);
    await shop.open('/category/titan');
    for (const language of languages) {
      await shop.resize(WIDE);
      await shop.switchLanguage(language);
      await cart.open();
      await expect(cart.drawer.getByText(shop.words.unavailable)).toBeVisible();
      for (const viewport of [WIDE, NARROW]) {
        await shop.resize(viewport);
        expect(await axeViolations(shop.page), `${language}, ${viewport.width} px`).toEqual([]);
      }
      await shop.resize(NARROWEST);
      const overflow = await cart.drawer.evaluate(
        (drawer) => drawer.scrollWidth - drawer.clientWidth,
      );
      expect(overflow, 'the drawer at 320 px').toBe(0);
      await cart.close();
    }
  });

  test('axe finds no violations in the open menus', async ({shop}) => {
    const {page} = shop;
    await shop.open('/');
    for (const language of languages) {
      await shop.resize(WIDE);
      await shop.switchLanguage(language);
      await page.getByRole('button', {name: shop.words.collections}).click();
      expect(await axeViolations(page), `collections, ${language}`).toEqual([]);
      await page.keyboard.press('Escape');

      await shop.resize(NARROW);
      await page.getByRole('button', {name: shop.words.menu, exact: true}).click();
      const menu = page.getByRole('dialog', {name: shop.words.menu});
      await arrived(menu);
      expect(await axeViolations(page), `menu, ${language}`).toEqual([]);
      await menu.getByRole('button', {name: shop.words.closeMenu}).click();
    }
  });
});

test('live regions announce each change once, in full', {tag: '@desktop'}, async ({cart, shop}) => {
  const {page, words} = shop;
  const bris = productOf('mood-bris');
  await shop.open(`/product/${bris.handle}`);
  const price = page.getByRole('main').locator('[aria-live=polite]');
  await expect(price).toHaveAttribute('aria-atomic', 'true');
  await expect(price).toHaveText('Pris 1499.00 SEK');
  await page.getByRole('button', {name: 'Bred, slutsåld', exact: true}).click();
  await expect(price).toHaveText(`Pris 1499.00 SEK, ${words.outOfStock}`);
  await page.getByRole('button', {name: 'Grön', exact: true}).click();
  await expect(price).toHaveText('Pris 1499.00 SEK');

  await page.getByRole('button', {name: words.addToCart}).first().click();
  // Screen readers announce additions only to a live region that already exists.
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
  await cart.remove(title);
  await expect(cart.drawer.getByRole('status')).toContainText('Du tog bort Mood Bris.');
});

test(
  'reduced motion shortens every transition and animation',
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
