import type {Locator, Page} from '@playwright/test';
import {firstVariant, isForSale, productOf, shownPrice, titleOf} from './fixtures/goods.ts';
import {Held} from './fixtures/held.ts';
import type {Shop} from './fixtures/shop.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const fjell = productOf('mood-fjell');
/** A product with one more expensive lens. */
const skarv = productOf('skarv-carbon-fiber-sunglasses');

/** Opens the header's menu for this width. */
async function openMenu({page, words}: Shop, isMobile: boolean): Promise<Locator> {
  const name = isMobile ? words.menu : words.collections;
  await page.getByRole('button', {name, exact: true}).click();
  return isMobile
    ? page.getByRole('dialog', {name: words.menu})
    : page.getByRole('banner').getByRole('navigation');
}

/** Milliseconds that a click waits for its script. */
const PRESS_TIMEOUT_MS = 10_000;

function failureMessage(page: Page) {
  return page.getByRole('alert').filter({has: page.getByRole('link')});
}

for (const language of languages) {
  test.describe(`in ${language}, when scripts never load,`, () => {
    test.use({language});

    test('the add button reports a failure after ten seconds', {tag: '@once'}, async ({shop}) => {
      const {page, words} = shop;
      await page.clock.install({time: new Date('2026-01-01T12:00:00')});
      await Held.of(page, 'js');
      await page.goto(`/product/${fjell.handle}`, {waitUntil: 'domcontentloaded'});
      await page.clock.pauseAt(new Date('2026-01-01T13:00:00'));
      const add = page.getByRole('button', {name: words.addToCart}).first();
      await add.click();
      await page.clock.runFor(PRESS_TIMEOUT_MS - 1);
      await expect(failureMessage(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(failureMessage(page)).toContainText(words.notAdded);
      await expect(failureMessage(page)).toBeInViewport({ratio: 1});
      await add.click();
      await expect(failureMessage(page)).toBeHidden();
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
      const honey = page.getByRole('button', {name: /^Hon(ung|ey)/});
      await honey.click();
      await page.clock.runFor(PRESS_TIMEOUT_MS);
      await expect(page).toHaveURL(/\?Colour=Honey$/);
      await expect(honey).toHaveAttribute('aria-pressed', 'true');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const language of languages) {
    test(
      `the shop is readable in ${language}, options and prices included`,
      {tag: '@phone'},
      async ({isMobile, shop}) => {
        const {page} = shop;
        const title = titleOf(skarv, language);
        const {selectedOptions, price: basePrice} = firstVariant(skarv);
        const dearer = skarv.variants.find(
          (variant) =>
            isForSale(variant) &&
            variant.price !== basePrice &&
            variant.selectedOptions.Colour === selectedOptions.Colour,
        );
        if (!dearer) throw new Error('No lens has a higher price.');
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
          (url) => url.searchParams.get('Colour') === dearer.selectedOptions.Colour,
        );
        await expect(price).toHaveText(shownPrice(dearer.price, language));
        await expect(page.getByRole('button', {name: words.addToCart})).toHaveCount(0);
        await shop.switchLanguage(language === 'sv' ? 'en' : 'sv');
        await expect(shop.heading).toHaveText(titleOf(skarv, shop.language));
        await expect(price).toHaveText(shownPrice(dearer.price, shop.language));
      },
    );
  }
});
