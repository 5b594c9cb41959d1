import {firstVariant, oreOf, productOf, shownPrice, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';

const rowan = productOf('hybrid-atom');

test('§4 adding a product twice raises its quantity to 2, and the badge counts', async ({
  shop,
  cart,
}) => {
  const title = titleOf(rowan, 'sv');
  await shop.open(`/product/${rowan.handle}`);
  const add = shop.page.getByRole('button', {name: shop.words.addToCart}).first();
  await add.click();
  await expect(shop.toast(shop.words.added(title))).toBeVisible();
  await add.click();
  await expect(cart.button).toHaveText('2');
  await cart.open();
  await cart.holds([{title, quantity: 2}]);
  await cart.totals(shownPrice(oreOf(firstVariant(rowan).price) * 2n, 'sv'));
});
