import {Cart, storedLine} from './fixtures/cart.ts';
import {firstVariant, productOf, titleOf} from './fixtures/goods.ts';
import {Shop} from './fixtures/shop.ts';
import {expect, test} from './fixtures/test.ts';

const atom = productOf('hybrid-atom');
const fjell = productOf('mood-fjell');

test(
  '§3 a reload keeps the whole cart, stored under shopify-cart',
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
              {name: 'Colour', value: 'Petrol', label: expect.anything() as unknown},
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
    `§3 ${garbage} in storage gives an empty cart that works`,
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
  '§3 a corrupt cart loses only its corrupt lines',
  {tag: '@once'},
  async ({cart, demoShop, shop}) => {
    const good = storedLine(demoShop, fjell, firstVariant(fjell), 2);
    const other = storedLine(demoShop, atom, firstVariant(atom), 1);
    const {price: _price, ...lineWithoutPrice} = other;
    await cart.fill(
      good,
      null,
      'line',
      {},
      lineWithoutPrice,
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
  '§4 a checkout interrupted by a reload leaves the button enabled',
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

test(
  'visiting /admin keeps cart and language, and repeats no toast',
  {tag: '@once'},
  async ({cart, context, shop}) => {
    const {page} = shop;
    const toasts = page.locator('[data-sonner-toast]');
    await shop.open('/?lng=en');
    await shop.navigate(`/product/${fjell.handle}`);
    await expect(shop.heading).toHaveText(titleOf(fjell, 'en'));
    await shop.switchLanguage('sv');
    await page.getByRole('button', {name: shop.words.addToCart}).first().click();
    await expect(toasts).toHaveCount(1);
    await shop.navigate('/admin');
    await expect(shop.heading).toHaveText('Prisadministration');

    const other = new Shop(await context.newPage(), 'sv');
    await other.open(`/product/${atom.handle}`);
    await other.page.getByRole('button', {name: other.words.addToCart}).first().click();
    await expect(new Cart(other).button).toHaveText('2');

    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL(/\/\?lng=en$/);
    await expect(cart.button).toHaveText('2');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await shop.cards.getByRole('button').first().click();
    await expect(cart.button).toHaveText('3');
    await expect(toasts).toHaveCount(1);
  },
);
