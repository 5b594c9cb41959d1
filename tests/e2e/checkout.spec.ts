import type {FaultInput} from '../../demo-shop/faults/fault.ts';
import {storedLine} from './fixtures/cart.ts';
import {firstVariant, oreOf, productOf, shownPrice, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const atom = productOf('hybrid-atom');
const fjell = productOf('mood-fjell');
const UPSTREAM = 'Words of the upstream';

test.beforeEach(async ({cart, demoShop}) => {
  await cart.fill(
    storedLine(demoShop, atom, firstVariant(atom), 2),
    storedLine(demoShop, fjell, firstVariant(fjell), 1),
  );
});

test('§4 the checkout opens in a new tab with the cart’s lines and total, and the drawer closes', async ({
  cart,
  demoShop,
  shop,
}) => {
  await shop.open('/category/titan');
  await cart.open();
  const checkout = await cart.checkOut();
  await checkout.waitForURL(`${demoShop.origin}/cart/c/**`);
  const {searchParams} = new URL(checkout.url());
  expect(searchParams.get('channel')).toBe('online_store');
  expect(searchParams.get('key')).toBeTruthy();
  const lines = checkout.getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0)).toContainText(atom.title);
  await expect(lines.nth(0)).toContainText('2');
  await expect(lines.nth(1)).toContainText(fjell.title);
  const total = oreOf(firstVariant(atom).price) * 2n + oreOf(firstVariant(fjell).price);
  await expect(checkout.getByText(shownPrice(total, 'sv'))).toBeVisible();
  expect(await checkout.evaluate(() => window.opener === null)).toBe(true);

  await expect(cart.drawer).toBeHidden();
  const {state} = await cart.stored();
  expect(state.checkoutUrl).toBe(checkout.url());
  expect(state.cartId).toMatch(/^gid:\/\/shopify\/Cart\//);
  expect(state.isLoading).toBe(false);
});

test(
  '§2 while the checkout is created, its tab is open and the button busy; clicks are ignored',
  {tag: '@phone'},
  async ({cart, context, demoShop, shop}) => {
    demoShop.faults.set({kind: 'slow', operation: 'cartCreate', delayMs: 1500});
    let requests = 0;
    shop.page.on('request', (request) => {
      if (request.url().endsWith('/checkout')) requests++;
    });
    await shop.open('/category/titan');
    await cart.open();
    const opened = context.waitForEvent('page');
    await cart.checkoutButton.click();
    await expect(cart.checkoutButton).toHaveText(shop.words.creatingCheckout);
    await expect(cart.checkoutButton).toBeDisabled();
    await expect(cart.checkoutButton).toHaveAttribute('aria-busy', 'true');
    await expect(cart.checkoutButton.locator('[aria-hidden]')).toBeVisible();
    // Opened within the click: after a request, a browser may block it.
    await expect((await opened).locator('body')).toHaveText(shop.words.creatingCheckout);
    await cart.checkoutButton.click({force: true});
    await expect(cart.drawer).toBeHidden();
    expect(requests).toBe(1);
    expect(context.pages()).toHaveLength(2);
  },
);

test(
  'closing the new tab too early leaves a link; changing the cart meanwhile leaves none',
  {tag: '@once'},
  async ({cart, context, demoShop, shop}) => {
    demoShop.faults.set({kind: 'slow', operation: 'cartCreate', delayMs: 4000});
    await shop.open('/category/titan');
    await cart.open();
    const opened = context.waitForEvent('page');
    await cart.checkoutButton.click();
    await (await opened).close();
    await expect(cart.drawer.getByRole('link', {name: shop.words.openCheckout})).toBeVisible();

    await cart.checkoutButton.click();
    await cart.increase(titleOf(fjell, 'sv'));
    await expect(cart.drawer).toBeHidden();
    const {state} = await cart.stored();
    expect(state.cartId).toMatch(/^gid:/);
    expect(state.checkoutUrl).toBeNull();
  },
);

const failures: ReadonlyArray<{name: string; fault: FaultInput}> = [
  {name: 'HTTP 402', fault: {kind: 'http', status: 402, operation: 'cartCreate'}},
  {name: 'HTTP 430', fault: {kind: 'http', status: 430, operation: 'cartCreate'}},
  {name: 'HTTP 500', fault: {kind: 'http', status: 500, operation: 'cartCreate'}},
  {
    name: 'GraphQL errors',
    fault: {kind: 'graphql', messages: [UPSTREAM, 'Throttled'], operation: 'cartCreate'},
  },
  {
    name: 'user errors',
    fault: {kind: 'cart-user-errors', messages: [UPSTREAM], operation: 'cartCreate'},
  },
  {name: 'a missing checkout URL', fault: {kind: 'no-checkout-url', operation: 'cartCreate'}},
  {name: 'a truncated response', fault: {kind: 'truncated', operation: 'cartCreate'}},
  {name: 'a broken connection', fault: {kind: 'disconnect', operation: 'cartCreate'}},
];

for (const [index, {name, fault}] of failures.entries()) {
  const language = languages[index % languages.length] ?? 'sv';
  test.describe(`in ${language}`, () => {
    test.use({language});

    // Each fault in one project; the first on phones, too.
    const tag = index === 0 ? [] : ['@desktop'];
    test(
      `§8 after ${name}, an error toast shows and a retry works`,
      {tag},
      async ({cart, context, demoShop, problems, shop}) => {
        problems.allowStatus(502);
        await shop.open('/category/titan');
        await cart.open();
        demoShop.faults.set(fault);
        const answer = shop.page.waitForResponse((response) =>
          response.url().endsWith('/checkout'),
        );
        await cart.checkoutButton.click();
        expect(await (await answer).text()).not.toContain(UPSTREAM);
        await expect(shop.toast(shop.words.checkoutFailed)).toBeVisible();
        await expect(cart.drawer).toBeVisible();
        await expect.poll(() => context.pages().length).toBe(1);
        await expect(cart.checkoutButton).toBeEnabled();
        await cart.holds([
          {title: titleOf(atom, language), quantity: 2},
          {title: titleOf(fjell, language), quantity: 1},
        ]);

        demoShop.faults.clear();
        await (await cart.checkOut()).waitForURL(/channel=online_store/);
        await expect(cart.drawer).toBeHidden();
      },
    );
  });
}

test('§4 a blocked new tab leaves a link to the checkout until the cart changes', async ({
  cart,
  context,
  demoShop,
  shop,
}) => {
  await shop.page.addInitScript(() => {
    window.open = () => null;
  });
  await shop.open('/category/titan');
  await cart.open();
  await cart.checkoutButton.click();
  const link = cart.drawer.getByRole('link', {name: shop.words.openCheckout});
  await expect(link).toHaveAttribute('href', /channel=online_store/);
  await expect(cart.drawer).toBeVisible();

  demoShop.setPrice(firstVariant(fjell).sku, '1701.50');
  for (let time = 0; time < 2; time++) {
    await cart.close();
    const refreshed = shop.page.waitForResponse('**/cart-lines');
    await cart.open();
    await (await refreshed).finished();
    await expect(link).toBeVisible();
  }
  const opened = context.waitForEvent('page');
  await link.click();
  await (await opened).waitForURL(`${demoShop.origin}/cart/c/**`);

  await shop.page.bringToFront();
  await cart.increase(titleOf(fjell, 'sv'));
  await expect(link).toHaveCount(0);
  expect((await cart.stored()).state.checkoutUrl).toBeNull();
});

test(
  '§7 a product that sold out since the drawer opened shows a warning',
  {tag: '@once'},
  async ({cart, demoShop, shop}) => {
    await shop.open('/category/titan');
    const refreshed = shop.page.waitForResponse((response) =>
      response.url().endsWith('/cart-lines'),
    );
    await cart.open();
    await (await refreshed).finished();
    demoShop.setStock(firstVariant(fjell).sku, 0);
    await (await cart.checkOut()).waitForURL(/channel=online_store/);
    await shop.page.bringToFront();
    await expect(shop.toast(shop.words.stockChanged)).toBeVisible();
  },
);

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({language});

    test(
      'a line that the shop has deleted is marked and named, and the rest can be bought',
      {tag: '@once'},
      async ({cart, context, demoShop, problems, shop}) => {
        problems.allowStatus(409);
        await cart.fill(storedLine(demoShop, atom, firstVariant(atom)), {
          ...storedLine(demoShop, fjell, firstVariant(fjell)),
          variantId: 'gid://shopify/ProductVariant/1',
        });
        // The drawer still shows the result of an earlier refresh.
        await context.route('**/cart-lines', (route) => route.fulfill({status: 204}));
        await shop.open('/category/titan');
        await cart.open();
        await expect(cart.drawer.getByText(shop.words.unavailable)).toHaveCount(0);
        await cart.checkoutButton.click();
        const title = titleOf(fjell, language);
        await expect(shop.toast(shop.words.vanished(title))).toBeVisible();
        await expect(cart.line(title).getByText(shop.words.unavailable)).toBeVisible();
        await expect.poll(() => context.pages().length).toBe(1);

        const checkout = await cart.checkOut();
        await expect(checkout.getByRole('listitem')).toHaveCount(1);
        await expect(checkout.getByRole('listitem')).toContainText(atom.title);
      },
    );
  });
}

test(
  'the checkout uses the language of the page that opens it',
  {tag: '@phone'},
  async ({cart, shop}) => {
    await shop.open('/category/titan');
    for (const [language, heading] of [
      ['en', 'Checkout'],
      ['sv', 'Kassa'],
    ] as const) {
      await shop.switchLanguage(language);
      await cart.open();
      const checkout = await cart.checkOut();
      await expect(checkout.locator('html')).toHaveAttribute('lang', language);
      await expect(checkout.getByRole('heading', {name: heading})).toBeVisible();
      await checkout.close();
    }
  },
);
