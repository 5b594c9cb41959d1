import {storedLine} from './fixtures/cart.ts';
import {firstVariant, oreOf, productOf, shownPrice, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const atom = productOf('hybrid-atom');
const fjell = productOf('mood-fjell');

test('§2 the drawer opens from the right, traps the focus, and returns it on Escape', async ({
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

test(
  '§2 an empty cart shows a message and cannot be checked out',
  {tag: '@phone'},
  async ({cart, shop}) => {
    await shop.open('/category/titan');
    for (const language of languages) {
      await shop.switchLanguage(language);
      await cart.open();
      await expect(cart.drawer.getByText(shop.words.emptyCart)).toBeVisible();
      await expect(cart.drawer.getByText(shop.words.count(0))).toBeVisible();
      await expect(cart.checkoutButton).toBeDisabled();
      await cart.close();
    }

    await cart.open();
    await cart.drawer.getByRole('link', {name: 'Recycled paper'}).click();
    await expect(shop.heading).toHaveText('Recycled paper');
    await expect(cart.drawer).toBeHidden();
  },
);

test(
  '§4 adding twice gives 2, minus and plus change the quantity, 0 removes the line',
  {tag: '@phone'},
  async ({cart, shop}) => {
    const title = titleOf(atom, 'sv');
    const price = oreOf(firstVariant(atom).price);
    await shop.open(`/product/${atom.handle}`);
    const add = shop.page.getByRole('button', {name: shop.words.addToCart}).first();
    await add.dblclick();
    await expect(shop.toast(shop.words.added(title))).toBeVisible();
    await expect(cart.button).toHaveText('1');
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
  },
);

test('§2 the cart lists several products with options joined by bullets, a total and remove buttons', async ({
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
      language === 'sv' ? 'Blå, Medelbred' : Object.values(brisVariant.selectedOptions).join(', ');
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

test(
  'a shopper who removes a line by mistake puts it back where it stood',
  {tag: '@phone'},
  async ({cart, demoShop, shop}) => {
    const bris = productOf('mood-bris');
    await cart.fill(
      storedLine(demoShop, atom, firstVariant(atom), 2),
      storedLine(demoShop, bris, firstVariant(bris), 1),
    );
    await shop.open('/category/titan');
    await cart.open();
    const both = [
      {title: titleOf(atom, 'sv'), quantity: 2},
      {title: titleOf(bris, 'sv'), quantity: 1},
    ];
    const undo = cart.drawer.getByRole('button', {name: shop.words.undo});
    await cart.remove(titleOf(atom, 'sv'));
    await cart.holds(both.slice(1));
    await undo.click();
    await cart.holds(both);
    await expect(undo).toHaveCount(0);

    await cart.decrease(titleOf(bris, 'sv'));
    await cart.remove(titleOf(atom, 'sv'));
    await expect(cart.drawer.getByText(shop.words.emptyCart)).toBeVisible();
    await undo.click();
    await cart.holds(both.slice(0, 1));
    await undo.click();
    await cart.holds(both);

    await cart.remove(titleOf(atom, 'sv'));
    await cart.close();
    await cart.open();
    await expect(undo).toHaveCount(0);
  },
);

test('§5 a line holds at most 99', {tag: '@once'}, async ({cart, demoShop, shop}) => {
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

test('a card and the product page add the same line', {tag: '@once'}, async ({cart, shop}) => {
  // The card shows the picture of the whole range.
  const paper = productOf('revision-flak-paper');
  const {page, words} = shop;
  const pictures: unknown[] = [];
  const lines: unknown[] = [];
  const keepLine = async () => {
    await expect(cart.button).toHaveText('1');
    // The line does not take the card picture's alternative text.
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
});

test('§4 the back button first closes the drawer, then leaves the page', async ({cart, shop}) => {
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

  // Closing the drawer by its button leaves no history entry.
  await cart.open();
  await cart.close();
  await page.goBack();
  await expect(shop.heading).toHaveText('Titan');

  // After a link in the drawer, one step back is the page under it, the next the page before.
  await page.goForward();
  await expect(shop.heading).toHaveText('Trä');
  await cart.open();
  await cart.drawer.getByRole('link', {name: 'Barn'}).click();
  await expect(shop.heading).toHaveText('Barn');
  await page.goBack();
  await expect(shop.heading).toHaveText('Trä');
  await page.goBack();
  await expect(shop.heading).toHaveText('Titan');
});
