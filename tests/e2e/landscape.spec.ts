import {boxOf} from './fixtures/box-of.ts';
import {productOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';

const skarv = productOf('skarv-carbon-fiber-sunglasses');

test('a wide phone in landscape has a bar below the button', {tag: '@phone'}, async ({shop}) => {
  const {page, words} = shop;
  await page.setViewportSize({width: 844, height: 390});
  await shop.open(`/product/${skarv.handle}`);
  await page.locator('#measurements').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  const bar = page.locator('[data-purchase-bar]:not([inert])');
  await expect(bar.getByRole('button', {name: words.addToCart})).toBeInViewport({ratio: 1});
});

test(
  'in landscape, the first view of a page with a picture shows its headline and the picture whole',
  {tag: '@phone'},
  async ({shop}) => {
    const {page} = shop;
    for (const path of ['/', '/why-carbon-fiber']) {
      for (const [width, height] of [
        [740, 360],
        [844, 390],
      ] as const) {
        await page.setViewportSize({width, height});
        await shop.open(path);
        await expect(shop.heading).toBeInViewport({ratio: 1});
        const picture = page.getByRole('main').getByRole('img').first();
        const isWide = await picture.evaluate(
          (image: HTMLImageElement) => image.naturalWidth > image.naturalHeight,
        );
        expect(isWide, path).toBe(true);
        expect((await boxOf(picture)).bottom).toBeLessThanOrEqual(height + 1);
      }
    }
  },
);

test('the cart’s button is in view in landscape', {tag: '@phone'}, async ({cart, shop}) => {
  const {page, words} = shop;
  await page.setViewportSize({width: 844, height: 390});
  await shop.open(`/product/${skarv.handle}`);
  await page.getByRole('main').getByRole('button', {name: words.addToCart}).first().click();
  await cart.open();
  await expect(cart.checkoutButton).toBeInViewport({ratio: 1});
});
