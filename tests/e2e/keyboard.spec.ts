import type {Locator, Page} from '@playwright/test';
import {storedLine} from './fixtures/cart.ts';
import {firstVariant, productOf, titleOf} from './fixtures/goods.ts';
import type {Shop} from './fixtures/shop.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const fjell = productOf('mood-fjell');
/** Pixels: the height of a heading on two lines. */
const TWO_LINES = 72;

/** The live region that announces a new page. */
function announcement({page}: Shop): Locator {
  return page.locator('body > [role=status]');
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press(key);
    if (await target.evaluateAll((all) => all.some((one) => one === document.activeElement))) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`${key} does not reach ${target.toString()}.`);
}

for (const language of languages) {
  test.describe(`in ${language}`, {tag: '@desktop'}, () => {
    test.use({language});

    test('a new page is announced and takes the focus without scrolling', async ({shop}) => {
      const {page, words} = shop;
      const main = page.getByRole('main');
      await shop.open('/category/mood');
      await expect(announcement(shop)).toBeEmpty();

      const title = titleOf(fjell, language);
      const card = shop.card(title).getByRole('link');
      await card.focus();
      await page.keyboard.press('Enter');
      await expect(shop.heading).toHaveText(title);
      await expect(announcement(shop)).toHaveText(`${title} – Västerljus`);
      await expect(main).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Tab');
      await expect(main.getByRole('link', {name: words.backToProducts})).toBeFocused();

      await page.goBack();
      await expect(announcement(shop)).toHaveText(/ – Västerljus$/);
      await expect(announcement(shop)).not.toContainText(title);
      await expect(main).toBeFocused();
    });

    test('a shopper gets from the home page to the checkout by keyboard', async ({
      cart,
      context,
      demoShop,
      shop,
    }) => {
      const {page, words} = shop;
      const {keyboard} = page;
      const title = titleOf(fjell, language);
      await shop.open('/');

      await tabTo(page, page.getByRole('button', {name: words.collections}));
      await keyboard.press('Enter');
      const menu = page.getByRole('navigation', {
        name: language === 'sv' ? 'Huvudmeny' : 'Main menu',
      });
      await tabTo(page, menu.locator('a[href="/category/mood"]'));
      await keyboard.press('Enter');
      await expect(page).toHaveURL(/\/category\/mood$/);
      await expect(page.getByRole('main')).toBeFocused();

      await tabTo(page, shop.card(title).getByRole('link'));
      await keyboard.press('Enter');
      await expect(shop.heading).toHaveText(title);

      const colour = language === 'sv' ? 'Honung' : 'Honey';
      const chip = page.getByRole('button', {name: new RegExp(`^${colour}`)});
      await tabTo(page, chip);
      await keyboard.press('Space');
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(chip).toBeFocused();
      await tabTo(
        page,
        page.getByRole('main').getByRole('button', {name: words.addToCart}).first(),
      );
      await keyboard.press('Enter');
      await expect(shop.toast(words.added(title))).toBeVisible();

      await tabTo(page, cart.button, 'Shift+Tab');
      await keyboard.press('Enter');
      await expect(cart.drawer).toBeFocused();
      await tabTo(page, cart.drawer.getByRole('button', {name: words.increase(title)}));
      await keyboard.press('Space');
      await keyboard.press('Space');
      await cart.holds([{title, quantity: 3}]);
      await tabTo(
        page,
        cart.drawer.getByRole('button', {name: words.decrease(title)}),
        'Shift+Tab',
      );
      await keyboard.press('Enter');
      await cart.holds([{title, quantity: 2}]);

      await tabTo(page, cart.checkoutButton);
      const opened = context.waitForEvent('page');
      await keyboard.press('Enter');
      const checkout = await opened;
      await checkout.waitForURL(`${demoShop.origin}/cart/c/**`);
      await expect(checkout.getByRole('listitem')).toContainText('Honey');
      await expect(cart.drawer).toBeHidden();
      await expect(cart.button).toBeFocused();
    });
  });
}

test('§1 the language switch keeps scroll position and focus', async ({shop}) => {
  const {page} = shop;
  const banner = page.getByRole('banner');
  for (const path of ['/', '/category/mood', `/product/${fjell.handle}`]) {
    await shop.open(path);
    for (const y of [700, 600]) {
      // Two scrolls in one frame would reach the page as one.
      await page.evaluate(async (to) => {
        const scrolled = new Promise((resolve) =>
          addEventListener('scroll', resolve, {once: true}),
        );
        scrollTo({top: to, behavior: 'instant'});
        await scrolled;
      }, y);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
    }
    await expect(banner.getByText(shop.words.announcement)).toBeVisible();
    // Texts above may wrap differently; the content in view must not move.
    const anchor = await page.evaluateHandle(() => {
      const seen = document.elementsFromPoint(innerWidth / 4, innerHeight / 3);
      return seen.find((element) => element.matches('main *')) ?? document.body;
    });
    const top = () => anchor.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    for (const language of ['en', 'sv'] as const) {
      await shop.languageLink(language).focus();
      await page.keyboard.press('Enter');
      shop.language = language;
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(Math.abs((await top()) - before), `${path}, ${language}`).toBeLessThan(TWO_LINES);
      await expect(banner.locator('a[hreflang]:focus')).toBeVisible();
    }
  }
});

test(
  'the focus stays in the cart after a full line, a failed checkout and a removed line',
  {tag: '@desktop'},
  async ({cart, demoShop, problems, shop}) => {
    const {page, words} = shop;
    const title = titleOf(fjell, 'sv');
    problems.allowStatus(502);
    demoShop.faults.set({kind: 'http', status: 500, operation: 'cartCreate'});
    await cart.fill(storedLine(demoShop, fjell, firstVariant(fjell), 98));
    await shop.open('/category/mood');
    await cart.open();

    const increase = cart.drawer.getByRole('button', {name: words.increase(title)});
    await tabTo(page, increase);
    await page.keyboard.press('Enter');
    await cart.holds([{title, quantity: 99}]);
    await expect(increase).toBeDisabled();
    await expect(increase).toBeFocused();

    await tabTo(page, cart.checkoutButton);
    await page.keyboard.press('Enter');
    await expect(shop.toast(words.checkoutFailed)).toBeVisible();
    await page.bringToFront();
    await expect(cart.checkoutButton).toBeFocused();

    await tabTo(page, cart.drawer.getByRole('button', {name: words.remove(title)}), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await cart.holds([]);
    await expect(cart.drawer).toBeFocused();
  },
);
