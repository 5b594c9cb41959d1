import type {Page} from '@playwright/test';
import type {Cart} from './fixtures/cart.ts';
import {storedLine} from './fixtures/cart.ts';
import {firstVariant, productOf, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const atom = productOf('hybrid-atom');
const fjell = productOf('mood-fjell');

/** Goes to the checkout and, by default, completes it. */
async function checkOut(cart: Cart, page: Page, finishes = true): Promise<void> {
  await cart.open();
  await finish(await cart.checkOut(), finishes);
}

async function finish(checkout: Page, finishes = true): Promise<void> {
  const button = checkout.getByRole('button', {name: /Slutför köpet|Finish the order/});
  await expect(button).toBeVisible();
  if (finishes) {
    await button.click();
    // The browser may hang on closing a page in the middle of a navigation.
    await expect(button).toHaveCount(0);
  }
  await checkout.close();
}

test.beforeEach(async ({cart, demoShop}) => {
  await cart.fill(storedLine(demoShop, atom, firstVariant(atom), 2));
});

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({language});

    test(
      'the drawer asks after a completed order, and empties the cart on yes',
      {tag: '@phone'},
      async ({cart, shop}) => {
        await shop.open('/category/titan');
        await checkOut(cart, shop.page);
        await cart.open();
        const question = cart.drawer.getByRole('region', {name: shop.words.finished});
        await expect(question).toBeVisible();
        await expect(question.getByRole('alert')).toHaveText(shop.words.finished);
        // The lines stay until the shopper answers.
        await cart.holds([{title: titleOf(atom, language), quantity: 2}]);
        const clear = question.getByRole('button', {name: shop.words.clearCart});
        await clear.focus();
        await shop.page.keyboard.press('Enter');
        await expect(cart.drawer.getByText(shop.words.emptyCart)).toBeVisible();
        await expect(cart.drawer).toBeFocused();
        expect((await cart.stored()).state).toMatchObject({
          items: [],
          cartId: null,
          checkoutUrl: null,
        });
      },
    );
  });
}

test('a cart emptied by mistake still asks', {tag: '@once'}, async ({cart, shop}) => {
  await shop.open('/category/titan');
  await cart.open();
  const checkout = await cart.checkOut();
  await cart.open();
  await cart.remove(titleOf(atom, 'sv'));
  await cart.drawer.getByRole('button', {name: shop.words.undo}).click();
  await cart.holds([{title: titleOf(atom, 'sv'), quantity: 2}]);
  await cart.close();
  await finish(checkout);
  await cart.open();
  await expect(cart.drawer.getByText(shop.words.finished)).toBeVisible();
});

test('keeping the items answers the question for good', {tag: '@once'}, async ({cart, shop}) => {
  const requests: string[] = [];
  shop.page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(new URL(request.url()).pathname);
  });
  await shop.open('/category/titan');
  await checkOut(cart, shop.page);
  requests.length = 0;
  await cart.open();
  await cart.drawer.getByRole('button', {name: shop.words.keepCart}).click();
  await expect(cart.drawer.getByText(shop.words.finished)).toHaveCount(0);
  expect(requests, 'the question makes no request of its own').toEqual(['/resources/cart-lines']);
  await cart.holds([{title: titleOf(atom, 'sv'), quantity: 2}]);
  await shop.reload();
  const refreshed = shop.page.waitForResponse('**/cart-lines');
  await cart.open();
  await (await refreshed).finished();
  await expect(cart.drawer.getByText(shop.words.finished)).toHaveCount(0);
});

test(
  'adding a product first does not suppress the question',
  {tag: '@once'},
  async ({cart, shop}) => {
    await shop.open(`/product/${fjell.handle}`);
    await checkOut(cart, shop.page);
    await shop.page.getByRole('button', {name: shop.words.addToCart}).first().click();
    await cart.open();
    await expect(cart.drawer.getByText(shop.words.finished)).toBeVisible();
  },
);

test(
  'an open drawer asks when the page becomes visible',
  {tag: '@once'},
  async ({cart, context, shop}) => {
    await shop.page.addInitScript(() => {
      window.open = () => null;
    });
    await shop.open('/category/titan');
    await cart.open();
    await cart.checkoutButton.click();
    const opened = context.waitForEvent('page');
    await cart.drawer.getByRole('link', {name: shop.words.openCheckout}).click();
    await finish(await opened);
    // A headless browser keeps every page visible.
    await shop.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(cart.drawer.getByText(shop.words.finished)).toBeVisible();
  },
);

test('an unfinished checkout raises no question', {tag: '@once'}, async ({cart, shop}) => {
  await shop.open('/category/titan');
  await checkOut(cart, shop.page, false);
  const refreshed = shop.page.waitForResponse('**/cart-lines');
  await cart.open();
  await (await refreshed).finished();
  await expect(cart.drawer.getByText(shop.words.finished)).toHaveCount(0);
});
