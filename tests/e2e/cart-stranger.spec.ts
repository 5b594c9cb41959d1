import {stranger} from '../../demo-shop/catalogues/stranger.ts';
import {testWithShop} from './fixtures/another-shop.ts';
import {expect} from './fixtures/test.ts';

const test = testWithShop('stranger');

const expensive = stranger.products.find(({variants}) =>
  variants.some(({price, quantityAvailable}) => Number(price) > 499 && quantityAvailable !== 0),
);
if (!expensive) throw new Error('The stranger’s shop sells nothing above 499 SEK.');

test(
  'another shop in kronor shows no promises, and its checkout follows the browser’s language',
  {tag: '@once'},
  async ({cart, shop}) => {
    await shop.open(`/product/${expensive.handle}?lng=en`);
    shop.language = 'en';
    await shop.page.getByRole('button', {name: shop.words.addToCart}).first().click();
    await cart.open();
    await cart.holds([{title: expensive.title, quantity: 1}]);
    await expect(cart.drawer).toContainText('Dollar prices are approximate: you pay');
    await expect(cart.drawer).toContainText('Shipping is calculated at checkout.');
    await expect(cart.drawer).not.toContainText(/free|VAT/i);
    // The cart sends no language: the shop has only one.
    await expect((await cart.checkOut()).locator('html')).toHaveAttribute('lang', 'en');
  },
);
