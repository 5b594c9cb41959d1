import {large} from '../../demo-shop/catalogues/large.ts';
import {testWithShop} from './fixtures/another-shop.ts';
import {storedLine} from './fixtures/cart.ts';
import {expect} from './fixtures/test.ts';

const goods = large(200);
const test = testWithShop(goods);

const everything = goods.products.flatMap((product) =>
  product.variants.map((variant) => ({product, variant})),
);
const forSale = everything.filter(({variant}) => variant.quantityAvailable !== 0);

test(
  'a cart of more than 250 lines makes one checkout',
  {tag: '@once'},
  async ({cart, demoShop, shop}) => {
    const chosen = everything.slice(0, 300);
    const bought = chosen.filter(({variant}) => variant.quantityAvailable !== 0);
    expect(bought.length).toBeGreaterThan(250);
    const lines = chosen.map(({product, variant}) => storedLine(demoShop, product, variant));
    await cart.fill(...lines);
    await shop.open('/');
    await cart.open();
    await expect(cart.drawer.getByText(shop.words.unavailable)).toHaveCount(
      chosen.length - bought.length,
    );
    const checkout = await cart.checkOut();
    await expect(checkout.getByRole('listitem')).toHaveCount(bought.length);
    const last = bought.at(-1);
    await expect(checkout.getByRole('listitem').last()).toContainText(last?.product.title ?? '');
    await expect(cart.drawer).toBeHidden();
  },
);

test(
  'a cart of more than 500 lines shows an error and keeps every line',
  {tag: '@once'},
  async ({cart, context, demoShop, shop}) => {
    const lines = forSale
      .slice(0, 501)
      .map(({product, variant}) => storedLine(demoShop, product, variant));
    expect(lines).toHaveLength(501);
    await cart.fill(...lines);
    await shop.open('/');
    await cart.open();
    await cart.checkoutButton.click();
    await expect(shop.toast(shop.words.tooManyLines)).toBeVisible();
    await expect(cart.lines).toHaveCount(501);
    expect(context.pages()).toHaveLength(1);
  },
);
