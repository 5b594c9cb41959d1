import {
  firstVariant,
  isForSale,
  oreOf,
  productOf,
  shownPrice,
  someProduct,
  titleOf,
} from './fixtures/goods.ts';
import {groundOf, lookOf} from './fixtures/pixels.ts';
import {purchase} from './fixtures/purchase.ts';
import {expectSeen} from './fixtures/seen.ts';
import {expect, test} from './fixtures/test.ts';
import {languages, words} from './fixtures/words.ts';

const fjell = productOf('mood-fjell');
const bris = productOf('mood-bris');

test(
  'the purchase column stays in view along the description',
  {tag: '@desktop'},
  async ({shop}) => {
    await shop.open(`/product/${fjell.handle}`);
    const main = shop.page.getByRole('main');
    await main.getByRole('term').last().scrollIntoViewIfNeeded();
    await main.getByText('Tillverkare och säkerhet').scrollIntoViewIfNeeded();
    await expect(purchase(shop).button).toBeInViewport({ratio: 1});
  },
);

test(
  'the purchase bar of a phone does not cover the end of the page',
  {tag: '@phone'},
  async ({shop}) => {
    const {page} = shop;
    for (const viewport of [
      {width: 390, height: 844},
      {width: 844, height: 390},
    ]) {
      await page.setViewportSize(viewport);
      await shop.open(`/product/${fjell.handle}`);
      await page.evaluate(() =>
        window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}),
      );
      const bar = page.locator('[data-purchase-bar]:not([inert])');
      const logos = page.getByRole('contentinfo').getByRole('img').last();
      await expect(bar).toBeInViewport();
      await expect(logos).toBeInViewport({ratio: 1});
      const [barBox, logosBox] = [await bar.boundingBox(), await logos.boundingBox()];
      expect(logosBox && logosBox.y + logosBox.height).toBeLessThanOrEqual(barBox?.y ?? 0);
    }
  },
);

test('a value shows its colour beside its name', {tag: '@desktop'}, async ({shop}) => {
  await shop.open(`/product/${fjell.handle}`);
  const honey = shop.page.getByRole('button', {name: /^Honung/});
  const petrol = shop.page.getByRole('button', {name: /^Petrol/});
  expect(groundOf(await lookOf(honey.locator('span[aria-hidden]')))).toEqual([207, 138, 58]);
  expect(groundOf(await lookOf(petrol.locator('span[aria-hidden]')))).toEqual([47, 127, 128]);
  await shop.open(`/product/${bris.handle}`);
  const size = shop.page.getByRole('group', {name: 'Storlek'}).getByRole('button');
  await expect(size).toHaveCount(3);
  await expect(size.locator('span[aria-hidden]')).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({language: 'en'});

  test('§4 the first variant is selected; an option value selects another, with its price', async ({
    shop,
  }) => {
    await shop.open(`/product/${fjell.handle}`);
    const {price} = purchase(shop);
    const colours = shop.page.getByRole('group', {name: 'Colour'});
    const value = (name: string) => colours.getByRole('button', {name: new RegExp(`^${name}`)});
    await expect(value('Petrol')).toHaveAttribute('aria-pressed', 'true');
    await expect(price).toHaveText(shownPrice(firstVariant(fjell).price, 'en'));

    const tortoise = fjell.variants.find(
      ({selectedOptions}) => selectedOptions.Colour === 'Tortoise',
    );
    await value('Tortoise').click();
    await expect(value('Tortoise')).toHaveAttribute('aria-pressed', 'true');
    await expect(value('Petrol')).toHaveAttribute('aria-pressed', 'false');
    await expect(price).toHaveText(shownPrice(tortoise?.price ?? '', 'en'));

    const soldOut = colours.getByRole('button', {name: /^Rose/});
    await expect(soldOut).toBeDisabled();
  });

  test(
    '§4 with two options, a value is disabled only if no variant with it is for sale',
    {tag: '@phone'},
    async ({cart, shop}) => {
      await shop.open(`/product/${bris.handle}`);
      const option = (name: string) => shop.page.getByRole('group', {name});
      for (const {name, values} of bris.options) {
        for (const value of values) {
          const available = bris.variants.some(
            (variant) => variant.selectedOptions[name] === value && isForSale(variant),
          );
          const button = option(name).getByRole('button', {name: new RegExp(`^${value}`)});
          await (available ? expect(button).toBeEnabled() : expect(button).toBeDisabled());
        }
      }
      const {button} = purchase(shop);
      await option('Size').getByRole('button', {name: 'Wide'}).click();
      await expect(option('Colour').getByRole('button', {name: 'Blue'})).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(button).toHaveText(words.en.outOfStock);
      await expect(button).toBeDisabled();
      await option('Colour').getByRole('button', {name: 'Green'}).click();
      await expect(button).toHaveText(words.en.addToCart);
      await button.click();
      await cart.open();
      await expect(cart.lines.getByText('Green, Wide', {exact: true})).toBeVisible();
    },
  );
});

test('§3 options are translated', {tag: '@once'}, async ({shop}) => {
  await shop.open(`/product/${fjell.handle}`);
  const honey = shop.page.getByRole('group', {name: 'Färg'}).getByRole('button', {name: 'Honung'});
  await honey.click();
  await shop.switchLanguage('en');
  await expect(
    shop.page.getByRole('group', {name: 'Colour'}).getByRole('button', {name: 'Honey'}),
  ).toHaveAttribute('aria-pressed', 'true');
});

test(
  '§5 option selectors appear only where the first option has more than one value',
  {tag: '@once'},
  async ({shop}) => {
    const plain = someProduct(({options}) => (options[0]?.values.length ?? 0) <= 1);
    await shop.open(`/product/${plain.handle}`);
    await expect(shop.heading).toHaveText(titleOf(plain, 'sv'));
    await expect(shop.page.getByRole('main').locator('fieldset')).toHaveCount(0);
    await shop.open(`/product/${bris.handle}`);
    await expect(shop.page.getByRole('main').locator('fieldset')).toHaveCount(bris.options.length);
  },
);

test('§4 adding to the cart is confirmed in both languages', async ({cart, shop}) => {
  await shop.open(`/product/${fjell.handle}`);
  for (const [index, language] of languages.entries()) {
    await shop.switchLanguage(language);
    await purchase(shop).button.click();
    await expect(shop.toast(shop.words.added(titleOf(fjell, language)))).toBeVisible();
    await expect(cart.button).toHaveText(String(index + 1));
  }
});

test('§4 a sold-out product cannot be added', {tag: '@once'}, async ({shop}) => {
  const product = someProduct(({variants}) => !variants.some(isForSale));
  await shop.open(`/product/${product.handle}`);
  const {button} = purchase(shop);
  await expect(button).toHaveText(shop.words.outOfStock);
  await expect(button).toBeDisabled();
  await shop.switchLanguage('en');
  await expect(purchase(shop).button).toHaveText(words.en.outOfStock);
  await shop.page.getByRole('link', {name: 'Can I order a model that is out of stock?'}).click();
  await expect(shop.page).toHaveURL(/\/faq#ordering$/);
});

test('§2 a reduced price shows beside the former one', {tag: '@once'}, async ({shop}) => {
  const product = someProduct(
    ({variants}) => variants[0]?.compareAtPrice !== undefined && isForSale(variants[0]),
  );
  const variant = firstVariant(product);
  await shop.open(`/product/${product.handle}`);
  await expect(purchase(shop).price).toHaveText(shownPrice(variant.price, 'sv'));
  const former = shop.page.getByRole('main').locator('s').first();
  await expect(former).toHaveText(shownPrice(variant.compareAtPrice ?? '', 'sv'));
  expect(oreOf(variant.compareAtPrice ?? '0.00')).toBeGreaterThan(oreOf(variant.price));
});

test(
  '§8 a missing product answers 404 with a page and a link home',
  {tag: '@once'},
  async ({problems, shop}) => {
    problems.allowStatus(404);
    const response = await shop.open('/product/no-such-product');
    expect(response.status()).toBe(404);
    await expect(shop.heading).toHaveText(words.sv.productNotFound);
    await shop.switchLanguage('en');
    await expect(shop.heading).toHaveText('Product not found');
    await shop.page.getByRole('link', {name: 'Return to Home'}).click();
    await expect(shop.page).toHaveURL(/\/$/);
  },
);

test(
  '§2 on a phone, the purchase bar shows once the button scrolls out of view',
  {tag: '@phone'},
  async ({cart, shop}) => {
    await shop.open(`/product/${fjell.handle}`);
    const bar = shop.page.getByRole('main').locator('[inert]');
    const button = shop.page
      .getByRole('main')
      .getByRole('button', {name: shop.words.addToCart})
      .last();
    await purchase(shop).button.scrollIntoViewIfNeeded();
    await expectSeen(bar, false);
    await shop.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
    await expect(button).toBeInViewport();
    await button.tap();
    await expect(cart.button).toHaveText('1');
  },
);

for (const language of languages) {
  test.describe(`without JavaScript, in ${language}`, {tag: '@desktop'}, () => {
    test.use({javaScriptEnabled: false, language});

    test('§2 the page is complete', async ({shop}) => {
      await shop.page.goto(`/product/${bris.handle}`);
      const title = titleOf(bris, language);
      await expect(shop.page.locator('html')).toHaveAttribute('lang', language);
      await expect(shop.heading).toHaveText(title);
      await expect(shop.page).toHaveTitle(`${title} – Västerljus`);
      await expect(shop.page.locator('meta[name=description]')).toHaveAttribute('content', /\w/);
      await expect(purchase(shop).price).toHaveText(shownPrice(firstVariant(bris).price, language));
      await expect(
        shop.page.getByRole('heading', {name: words[language].description}),
      ).toBeVisible();
      const picture =
        language === 'en'
          ? (bris.pictures[0]?.altText ?? '')
          : `${title}, i blått, snett framifrån`;
      await expect(shop.page.getByRole('img', {name: picture, exact: true})).toBeVisible();
    });
  });
}
