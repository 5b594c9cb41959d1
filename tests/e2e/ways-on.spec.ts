import {isForSale, someProduct} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';

test('a collection leads to the next one of the menu, the last to the first', async ({shop}) => {
  const {page} = shop;
  const next = page.getByRole('main').getByRole('link', {name: /^Nästa kollektion/});
  await shop.open('/category/kids');
  await next.click();
  await expect(shop.heading).toHaveText('Extraglas');
  await next.click();
  await expect(shop.heading).toHaveText('Kolfiber');
  await expect(page).toHaveURL('/category/fibrous');
  // Collections of others, and all products, are in no such order.
  await shop.open('/category/all');
  await expect(shop.cards).not.toHaveCount(0);
  await expect(next).toHaveCount(0);
});

test('a sold-out product leads to its collection', {tag: '@once'}, async ({shop}) => {
  const soldOut = someProduct(({variants}) => !variants.some(isForSale));
  await shop.open(`/product/${soldOut.handle}`);
  const main = shop.page.getByRole('main');
  await expect(main.getByText('Säker Betalning Med:')).toHaveCount(0);
  await main.getByRole('link', {name: 'Fler ur kollektionen'}).click();
  await expect(shop.page).toHaveURL(/\/category\/\w+$/);
  await expect(shop.cards).not.toHaveCount(0);
});

test(
  'on a phone, options stand above the bar in the first view',
  {tag: '@phone'},
  async ({shop}) => {
    await shop.page.setViewportSize({width: 360, height: 780});
    await shop.open('/product/titan-terne');
    const option = shop.page.getByRole('button', {name: 'Silver', exact: true});
    const bar = shop.page
      .getByRole('main')
      .getByRole('button', {name: 'Lägg i varukorgen'})
      .first();
    await expect(bar).toBeInViewport({ratio: 1});
    const [{y = NaN, height = NaN}, {y: top = NaN}] = [
      (await option.boundingBox()) ?? {},
      (await bar.boundingBox()) ?? {},
    ];
    expect(y + height).toBeLessThan(top);
  },
);
