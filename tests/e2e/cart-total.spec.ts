import {storedLine} from './fixtures/cart.ts';
import {
  firstVariant,
  isForSale,
  oreOf,
  productOf,
  shownPrice,
  someProduct,
} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const atom = productOf('hybrid-atom');
/** Below the free shipping threshold. */
const cheap = someProduct(
  ({variants}) =>
    variants[0] !== undefined && isForSale(variants[0]) && oreOf(variants[0].price) < 499_00n,
);

test(
  '§9 shipping is free over 499 SEK, for the same carts in both languages',
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
        const said = isFree ? freeShipping : freeShippingOver;
        await expect(cart.drawer.getByText(said, {exact: true})).toBeVisible();
        await expect(cart.drawer.getByText(shippingAtCheckout)).toHaveCount(isFree ? 0 : 1);
        await cart.close();
      }
    }
  },
);

test(
  'in English, the amount charged in kronor shows beside the dollars',
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
      cart.drawer.getByText(`Dollar prices are approximate: you pay ${kronor}`),
    ).toBeVisible();
  },
);
