import {storedLine} from './fixtures/cart.ts';
import {firstVariant, oreOf, productOf, shownPrice, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';

const atom = productOf('hybrid-atom');
const fjell = productOf('mood-fjell');

test(
  '§4 opening the drawer marks a changed price and updates the total',
  {tag: '@phone'},
  async ({cart, demoShop, shop}) => {
    const variant = firstVariant(fjell);
    const now = '1701.50';
    await cart.fill(storedLine(demoShop, fjell, variant, 2));
    demoShop.setPrice(variant.sku, now);
    await shop.open('/category/titan');
    await cart.open();
    const line = cart.line(titleOf(fjell, 'sv'));
    await expect(
      line.getByText(
        shop.words.priceChanged(shownPrice(now, 'sv'), shownPrice(variant.price, 'sv')),
      ),
    ).toBeVisible();
    await expect(line.getByText(`à ${shownPrice(now, 'sv')}`, {exact: true})).toBeVisible();
    await cart.totals(shownPrice(oreOf(now) * 2n, 'sv'));
  },
);

test(
  '§4 an unavailable line is marked, stays in the cart, and is left out of total and checkout',
  {tag: '@once'},
  async ({cart, demoShop, shop}) => {
    const gone = firstVariant(fjell);
    const left = firstVariant(atom);
    await cart.fill(storedLine(demoShop, fjell, gone), storedLine(demoShop, atom, left));
    demoShop.setStock(gone.sku, 0);
    await shop.open('/category/titan');
    await cart.open();
    const line = cart.line(titleOf(fjell, 'sv'));
    await expect(line.getByText(shop.words.unavailable)).toBeVisible();
    await expect(cart.drawer.getByText(/^2 varor, 1 går inte att köpa/)).toBeVisible();
    await expect(line.getByRole('link', {name: 'Välj en annan variant'})).toHaveAttribute(
      'href',
      `/product/${fjell.handle}`,
    );
    await cart.holds([{title: titleOf(fjell, 'sv')}, {title: titleOf(atom, 'sv'), quantity: 1}]);
    // A line that cannot be bought can only be removed.
    await expect(line.getByRole('button')).toHaveCount(1);
    await cart.totals(shownPrice(left.price, 'sv'));

    const checkout = await cart.checkOut();
    await expect(checkout.getByRole('listitem')).toHaveCount(1);
    await expect(checkout.getByRole('listitem')).toContainText(atom.title);
  },
);

test(
  '§4 a cart of unavailable lines cannot be checked out',
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
  '§8 without a connection, the drawer says that prices could not be checked',
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
