import {euro} from '../../demo-shop/catalogues/euro.ts';
import {testWithShop} from './fixtures/another-shop.ts';
import {expect} from './fixtures/test.ts';

const test = testWithShop('euro');

/** Costs 129 euro, and has a Swedish translation in the shop. */
const [round] = euro.products;
if (!round?.variants[0]) throw new Error('The shop in euro has no product.');
const [variant] = round.variants;

test(
  '§9 a shop in euro shows its cart in euro, without the promises made in kronor',
  {tag: '@phone'},
  async ({cart, shop}) => {
    await shop.open(`/product/${round.handle}`);
    await cart.open();
    await expect(cart.drawer.getByText(/SEK|\$/)).toHaveCount(0);
    await cart.close();
    await shop.page.getByRole('button', {name: shop.words.addToCart}).first().click();
    await cart.open();
    for (const [language, title, price] of [
      ['sv', 'Kant rund', '129,00 €'],
      ['en', 'Kant Round', '€129.00'],
    ] as const) {
      await cart.close();
      await shop.switchLanguage(language);
      await cart.open();
      await cart.holds([{title, quantity: 1}]);
      await cart.totals(price);
      await expect(cart.drawer).not.toContainText(/SEK|\$|fri frakt|frakten är fri|free shipping/i);
    }
    await expect((await cart.checkOut()).getByText('€129.00').last()).toBeVisible();
  },
);

test(
  'a stored line in kronor gets its euro price after the shop’s change of currency',
  {tag: '@once'},
  async ({cart, demoShop, shop}) => {
    const old = {
      variantId: demoShop.variantId(variant.sku),
      variantTitle: 'Black',
      quantity: 2,
      price: {amount: '1299.0'},
      selectedOptions: [],
      product: {handle: round.handle, title: 'Old name', images: []},
    };
    await cart.fill(old, {
      ...old,
      variantId: 'gid://shopify/ProductVariant/1',
      product: {...old.product, title: 'Gone'},
    });
    await shop.open('/');
    await cart.open();
    await cart.holds([{title: 'Kant rund', quantity: 2}, {title: 'Gone'}]);
    await cart.totals('258,00 €');
    const line = cart.line('Kant rund');
    await expect(line.getByText('à 129,00 €')).toBeVisible();
    await expect(line.getByRole('img')).toHaveCount(0);
    await expect(line.locator('img')).toHaveCount(1);
    await expect(line).toContainText('Svart');
  },
);

test(
  'an untranslated text carries its own lang attribute',
  {tag: '@once'},
  async ({cart, shop}) => {
    const untranslated = euro.products.find(({translations}) => !translations?.SV);
    if (!untranslated) throw new Error('The shop in euro has translated everything.');
    await shop.open(`/product/${untranslated.handle}`);
    await shop.page.getByRole('button', {name: shop.words.addToCart}).first().click();
    await cart.open();
    const title = () => cart.drawer.getByRole('link', {name: untranslated.title});
    await expect(title()).toHaveAttribute('lang', 'en');
    await cart.close();
    await shop.switchLanguage('en');
    await cart.open();
    await expect(title()).toBeVisible();
    await expect(title()).not.toHaveAttribute('lang');
  },
);
