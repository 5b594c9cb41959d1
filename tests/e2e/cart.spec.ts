import {Cart, storedLine} from './fixtures/cart.ts';
import {
  firstVariant,
  isForSale,
  oreOf,
  productOf,
  shownPrice,
  someProduct,
  titleOf,
} from './fixtures/goods.ts';
import {Shop} from './fixtures/shop.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const atom = productOf('hybrid-atom');
const fjell = productOf('mood-fjell');
/** Less than free shipping takes. */
const cheap = someProduct(
  ({variants}) =>
    variants[0] !== undefined && isForSale(variants[0]) && oreOf(variants[0].price) < 499_00n,
);

test('§2 the drawer opens from the right, keeps the focus, and gives it back on Escape', async ({
  cart,
  shop,
}) => {
  const {page} = shop;
  await shop.open(`/product/${atom.handle}`);
  await cart.button.focus();
  await page.keyboard.press('Enter');
  await expect(cart.drawer).toBeFocused();
  const {width = 0} = page.viewportSize() ?? {};
  const scrollBar = 20;
  await expect
    .poll(async () => {
      const box = await cart.drawer.boundingBox();
      return box ? width - (box.x + box.width) : width;
    })
    .toBeLessThan(scrollBar);
  await expect(page.locator('#page')).toHaveAttribute('inert');
  for (let press = 0; press < 10; press++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#page'))).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(cart.drawer).toBeHidden();
  await expect(cart.button).toBeFocused();

  await cart.open();
  await cart.close();
  await expect(cart.button).toBeFocused();
});

test('§2 an empty cart says so and cannot be checked out', async ({cart, shop}) => {
  await shop.open('/category/titan');
  for (const language of languages) {
    await shop.switchLanguage(language);
    await cart.open();
    await expect(cart.drawer.getByText(shop.words.emptyCart)).toBeVisible();
    await expect(cart.drawer.getByText(shop.words.count(0))).toBeVisible();
    await expect(cart.checkoutButton).toBeDisabled();
    await cart.close();
  }
});

test('§4 adding twice makes 2, minus and plus change it, 0 removes the line', async ({
  cart,
  shop,
}) => {
  const title = titleOf(atom, 'sv');
  const price = oreOf(firstVariant(atom).price);
  await shop.open(`/product/${atom.handle}`);
  const add = shop.page.getByRole('button', {name: shop.words.addToCart}).first();
  await add.click();
  await expect(shop.toast(shop.words.added(title))).toBeVisible();
  await add.click();
  await expect(cart.button).toHaveText('2');

  await cart.open();
  await cart.holds([{title, quantity: 2}]);
  await expect(cart.drawer.getByText(shop.words.count(2))).toBeVisible();
  await cart.totals(shownPrice(price * 2n, 'sv'));
  const line = cart.line(title);
  await expect(line.getByText(shownPrice(price * 2n, 'sv'), {exact: true})).toBeVisible();
  const each = line.getByText(`à ${shownPrice(price, 'sv')}`);
  await expect(each).toBeVisible();
  await cart.increase(title);
  await cart.holds([{title, quantity: 3}]);
  await cart.totals(shownPrice(price * 3n, 'sv'));
  await cart.decrease(title);
  await cart.decrease(title);
  await cart.holds([{title, quantity: 1}]);
  await expect(cart.drawer.getByText(shop.words.count(1))).toBeVisible();
  await expect(line.getByText(shownPrice(price, 'sv'), {exact: true})).toBeVisible();
  await expect(each).toHaveCount(0);
  await cart.decrease(title);
  await cart.holds([]);
  await expect(cart.drawer.getByText(shop.words.emptyCart)).toBeVisible();
  await expect(cart.button).toHaveText('');
});

test('§2 lines of several products, removal, total and options joined by bullets', async ({
  cart,
  demoShop,
  shop,
}) => {
  const bris = productOf('mood-bris');
  const brisVariant = firstVariant(bris);
  const atomVariant = firstVariant(atom);
  await cart.fill(
    storedLine(demoShop, atom, atomVariant, 2),
    storedLine(demoShop, bris, brisVariant, 3),
  );
  await shop.open('/category/titan');
  for (const language of languages) {
    await shop.switchLanguage(language);
    await cart.open();
    await cart.holds([
      {title: titleOf(atom, language), quantity: 2},
      {title: titleOf(bris, language), quantity: 3},
    ]);
    const options =
      language === 'sv' ? 'Blå • Smal' : Object.values(brisVariant.selectedOptions).join(' • ');
    await expect(cart.line(titleOf(bris, language)).getByText(options)).toBeVisible();
    await cart.totals(
      shownPrice(oreOf(atomVariant.price) * 2n + oreOf(brisVariant.price) * 3n, language),
    );
    await cart.close();
  }
  await cart.open();
  await cart.remove(titleOf(atom, 'en'));
  await cart.holds([{title: titleOf(bris, 'en'), quantity: 3}]);
  await cart.totals(shownPrice(oreOf(brisVariant.price) * 3n, 'en'));
});

test('§5 a line holds 99 at most', {tag: '@once'}, async ({cart, demoShop, shop}) => {
  await cart.fill(storedLine(demoShop, fjell, firstVariant(fjell), 98));
  await shop.open(`/product/${fjell.handle}`);
  const add = shop.page.getByRole('button', {name: shop.words.addToCart}).first();
  await add.click();
  await expect(cart.button).toHaveText('99');
  await add.click();
  await expect(shop.toast(shop.words.added(titleOf(fjell, 'sv')))).not.toHaveCount(0);
  await expect(cart.button).toHaveText('99');
  await cart.open();
  const title = titleOf(fjell, 'sv');
  await cart.holds([{title, quantity: 99}]);
  await expect(cart.drawer.getByRole('button', {name: shop.words.increase(title)})).toBeDisabled();
});

test(
  '§9 free shipping is over 499 SEK, the same parcel in both languages',
  {tag: '@once'},
  async ({cart, demoShop, shop}) => {
    const variant = firstVariant(cheap);
    const missing = 499_00n - oreOf(variant.price);
    const amounts = {
      sv: shownPrice(missing, 'sv'),
      en: `${shownPrice(missing, 'en')} (${shownPrice(missing, 'sv')})`,
    };
    await cart.fill(storedLine(demoShop, cheap, variant));
    await shop.open('/category/titan');
    for (const language of languages) {
      await shop.switchLanguage(language);
      await cart.open();
      const {missingToFreeShipping, shippingAtCheckout} = shop.words;
      await expect(
        cart.drawer.getByText(missingToFreeShipping(amounts[language]), {exact: true}),
      ).toBeVisible();
      await expect(cart.drawer.getByText(shippingAtCheckout)).toBeVisible();
      await cart.close();
    }

    for (const [price, isFree] of [
      ['499.00', false],
      ['499.01', true],
    ] as const) {
      demoShop.setPrice(variant.sku, price);
      for (const language of languages) {
        await shop.switchLanguage(language);
        await cart.open();
        const {freeShipping, freeShippingOver, shippingAtCheckout} = shop.words;
        await expect(cart.drawer.getByText(isFree ? freeShipping : freeShippingOver)).toBeVisible();
        await expect(cart.drawer.getByText(shippingAtCheckout)).toHaveCount(isFree ? 0 : 1);
        await cart.close();
      }
    }
  },
);

test(
  'in English the kronor that will be charged stand beside the dollars',
  {tag: '@once'},
  async ({cart, demoShop, shop}) => {
    const variant = firstVariant(atom);
    const kronor = shownPrice(variant.price, 'sv');
    await cart.fill(storedLine(demoShop, atom, variant));
    await shop.open('/category/titan');
    await cart.open();
    await expect(cart.drawer.getByText('Moms ingår.', {exact: true})).toBeVisible();
    await cart.close();
    await shop.switchLanguage('en');
    await cart.open();
    await cart.totals(shownPrice(variant.price, 'en'));
    await expect(
      cart.drawer.getByText(`Prices in dollars are a guide: you pay ${kronor}`),
    ).toBeVisible();
  },
);

test(
  'a line is the same whether it was added on a card or on the product’s page',
  {tag: '@once'},
  async ({cart, shop}) => {
    // Its card shows the picture of the whole range.
    const paper = productOf('revision-flak-paper');
    const {page, words} = shop;
    const pictures: unknown[] = [];
    const lines: unknown[] = [];
    const keepLine = async () => {
      await expect(cart.button).toHaveText('1');
      // The words of a card's picture do not travel with it.
      const {images} = (await cart.stored()).state.items[0]?.product ?? {};
      pictures.push((images as Array<{url: string}>).map(({url}) => url));
      const refreshed = page.waitForResponse('**/cart-lines');
      await cart.open();
      await (await refreshed).finished();
      await expect(cart.drawer.locator('li img')).toHaveCount(1);
      lines.push((await cart.stored()).state.items);
      await cart.remove(titleOf(paper, 'sv'));
    };
    await shop.open('/category/revision');
    await page.getByRole('button', {name: words.add(titleOf(paper, 'sv'))}).click();
    await keepLine();
    await shop.open(`/product/${paper.handle}`);
    await page.getByRole('button', {name: words.addToCart}).first().click();
    await keepLine();
    expect(pictures[0]).toEqual(pictures[1]);
    expect(pictures[0]).toHaveLength(1);
    expect(lines[0]).toEqual(lines[1]);
  },
);

test(
  '§3 the cart is kept under shopify-cart, whole, over a reload',
  {tag: '@once'},
  async ({cart, demoShop, shop}) => {
    const variant = firstVariant(fjell);
    await shop.open(`/product/${fjell.handle}`);
    await shop.page.getByRole('button', {name: shop.words.addToCart}).first().click();
    await expect(cart.button).toHaveText('1');
    const stored = await cart.stored();
    expect(stored).toEqual({
      state: {
        items: [
          {
            variantId: demoShop.variantId(variant.sku),
            variantTitle: 'Petrol',
            quantity: 1,
            price: {
              amount: expect.stringMatching(/^\d+\.\d+$/) as unknown,
              currencyCode: 'SEK',
            },
            selectedOptions: [
              {name: 'Color', value: 'Petrol', label: expect.anything() as unknown},
            ],
            product: expect.objectContaining({
              title: fjell.title,
              images: [
                expect.objectContaining({
                  url: expect.stringContaining('/cdn/shop/files/') as unknown,
                }),
              ],
            }) as Record<string, unknown>,
          },
        ],
        cartId: null,
        checkoutUrl: null,
        isLoading: false,
      },
      version: 0,
    });
    expect(Number(stored.state.items[0]?.price.amount)).toBe(Number(variant.price));

    await shop.reload();
    await expect(cart.button).toHaveText('1');
    await cart.open();
    await cart.holds([{title: titleOf(fjell, 'sv'), quantity: 1}]);
  },
);

for (const garbage of [
  '{',
  'null',
  '[]',
  '"x"',
  '{"state":null,"version":0}',
  '{"state":{"items":{}}}',
]) {
  test(
    `§3 ${garbage} in storage is an empty cart that works`,
    {tag: '@desktop'},
    async ({cart, shop}) => {
      await cart.store(garbage);
      await shop.open(`/product/${fjell.handle}`);
      await shop.page.getByRole('button', {name: shop.words.addToCart}).first().click();
      await expect(cart.button).toHaveText('1');
      expect((await cart.stored()).state.items).toHaveLength(1);
    },
  );
}

test(
  '§3 of a garbled cart, only the lines that are garbled are dropped',
  {tag: '@once'},
  async ({cart, demoShop, shop}) => {
    const good = storedLine(demoShop, fjell, firstVariant(fjell), 2);
    const other = storedLine(demoShop, atom, firstVariant(atom), 1);
    const {price: _price, ...priceless} = other;
    await cart.fill(
      good,
      null,
      'line',
      {},
      priceless,
      {...other, quantity: 'many'},
      {...other, quantity: -1},
      {...other, quantity: 100},
      {...other, price: {amount: 'free'}},
      {...other, variantId: 'javascript:alert(1)'},
      {...other, product: null},
      {...other, quantity: 1.7},
    );
    await shop.open('/category/titan');
    await cart.open();
    await cart.holds([
      {title: titleOf(fjell, 'sv'), quantity: 2},
      {title: titleOf(atom, 'sv'), quantity: 1},
    ]);
  },
);

test(
  '§4 a checkout that a reload has cut off leaves no dead button',
  {tag: '@once'},
  async ({cart, demoShop, shop}) => {
    await cart.store({
      state: {
        items: [storedLine(demoShop, fjell, firstVariant(fjell))],
        cartId: null,
        checkoutUrl: null,
        isLoading: true,
      },
      version: 0,
    });
    await shop.open('/category/titan');
    await cart.open();
    await expect(cart.checkoutButton).toBeEnabled();
    await expect(cart.checkoutButton).toHaveText(shop.words.checkout);
  },
);

test('§3 two tabs show the same cart', {tag: '@once'}, async ({cart, context, shop}) => {
  await shop.open(`/product/${fjell.handle}`);
  const secondShop = new Shop(await context.newPage(), 'sv');
  const secondCart = new Cart(secondShop);
  await secondShop.open('/category/titan');
  await shop.page.getByRole('button', {name: shop.words.addToCart}).first().click();
  await expect(secondCart.button).toHaveText('1');
  await secondCart.open();
  await secondCart.increase(titleOf(fjell, 'sv'));
  await expect(cart.button).toHaveText('2');
  await secondCart.remove(titleOf(fjell, 'sv'));
  await expect(cart.button).toHaveText('');
});

test('§4 when the drawer opens, a changed price is shown as changed and sums up', async ({
  cart,
  demoShop,
  shop,
}) => {
  const variant = firstVariant(fjell);
  const now = '1701.50';
  await cart.fill(storedLine(demoShop, fjell, variant, 2));
  demoShop.setPrice(variant.sku, now);
  await shop.open('/category/titan');
  await cart.open();
  const line = cart.line(titleOf(fjell, 'sv'));
  await expect(
    line.getByText(shop.words.priceChanged(shownPrice(variant.price, 'sv'))),
  ).toBeVisible();
  await expect(line.getByText(`à ${shownPrice(now, 'sv')}`, {exact: true})).toBeVisible();
  await cart.totals(shownPrice(oreOf(now) * 2n, 'sv'));
});

test(
  '§4 what is no longer for sale is marked, stays, and is left out of total and checkout',
  {tag: '@once'},
  async ({cart, context, demoShop, shop}) => {
    const gone = firstVariant(fjell);
    const left = firstVariant(atom);
    await cart.fill(storedLine(demoShop, fjell, gone), storedLine(demoShop, atom, left));
    demoShop.setStock(gone.sku, 0);
    await shop.open('/category/titan');
    await cart.open();
    await expect(cart.line(titleOf(fjell, 'sv')).getByText(shop.words.unavailable)).toBeVisible();
    await cart.holds([
      {title: titleOf(fjell, 'sv'), quantity: 1},
      {title: titleOf(atom, 'sv'), quantity: 1},
    ]);
    await cart.totals(shownPrice(left.price, 'sv'));

    const opened = context.waitForEvent('page');
    await cart.checkoutButton.click();
    const checkout = await opened;
    await expect(checkout.getByRole('listitem')).toHaveCount(1);
    await expect(checkout.getByRole('listitem')).toContainText(atom.title);
  },
);

test(
  '§4 a cart of nothing for sale cannot be checked out',
  {tag: '@once'},
  async ({cart, demoShop, shop}) => {
    const variant = firstVariant(fjell);
    await cart.fill(storedLine(demoShop, fjell, variant), {
      ...storedLine(demoShop, atom, firstVariant(atom)),
      variantId: 'gid://shopify/ProductVariant/1',
    });
    demoShop.setStock(variant.sku, 0);
    await shop.open('/category/titan');
    await cart.open();
    await expect(cart.drawer.getByText(shop.words.unavailable)).toHaveCount(2);
    await expect(cart.checkoutButton).toBeDisabled();
  },
);

test(
  '§8 without a connection the drawer says that prices could not be checked',
  {tag: '@once'},
  async ({cart, context, demoShop, problems, shop}) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await cart.fill(storedLine(demoShop, fjell, firstVariant(fjell)));
    await shop.open('/category/titan');
    await cart.open();
    await cart.close();
    await context.setOffline(true);
    await cart.open();
    await expect(cart.drawer.getByText(shop.words.refreshFailed)).toBeVisible();
    await cart.holds([{title: titleOf(fjell, 'sv'), quantity: 1}]);
    await cart.close();
    await context.setOffline(false);
    await cart.open();
    await expect(cart.drawer.getByText(shop.words.refreshFailed)).toBeHidden();
  },
);

test('§4 the back button closes the drawer, and only then leaves the page', async ({
  cart,
  shop,
}) => {
  const {page} = shop;
  await shop.open('/category/titan');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Trä'}).click();
  await expect(shop.heading).toHaveText('Trä');
  await cart.open();
  await page.goBack();
  await expect(cart.drawer).toBeHidden();
  await expect(page.locator('#page')).not.toHaveAttribute('inert');
  await expect(shop.heading).toHaveText('Trä');
  await page.goBack();
  await expect(shop.heading).toHaveText('Titan');
  await page.goForward();
  await expect(shop.heading).toHaveText('Trä');

  // Closed by its own button, it costs no press of the back button.
  await cart.open();
  await cart.close();
  await page.goBack();
  await expect(shop.heading).toHaveText('Titan');

  // Left by a link, the page that the drawer was opened on is one press away, and the one before it the next.
  await page.goForward();
  await expect(shop.heading).toHaveText('Trä');
  await cart.open();
  await cart.drawer.getByRole('link').click();
  await expect(page).toHaveURL(/\/#collections$/);
  await page.goBack();
  await expect(shop.heading).toHaveText('Trä');
  await page.goBack();
  await expect(shop.heading).toHaveText('Titan');
});
