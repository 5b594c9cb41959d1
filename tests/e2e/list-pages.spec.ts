import {expect, test, titleOfNumber, titles} from './fixtures/long-list.ts';

test('"show more" appends the next page and keeps the scroll position', async ({shop}) => {
  const {page} = shop;
  const more = page.getByRole('link', {name: 'Visa fler'});
  await shop.open('/category/all');
  await expect(shop.cards).toHaveCount(48);
  await more.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await more.click();
  await expect(shop.cards).toHaveCount(96);
  await expect(page.getByRole('link', {name: titleOfNumber(49), exact: true})).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
  await expect(page.getByText('96 av 130 visas')).toBeVisible();
  await expect(page).toHaveURL('/category/all?page=2');
  await expect(page).toHaveTitle(/^Alla produkter, sida 2/);

  await more.press('Enter');
  await expect(shop.cards.getByRole('heading')).toHaveText(titles);
  await expect(page.getByRole('link', {name: titleOfNumber(97), exact: true})).toBeFocused();
  await expect(more).toHaveCount(0);
});

test(
  'the back button restores the extra pages, and "show more" works after a reload',
  {tag: '@phone'},
  async ({shop}) => {
    const {page} = shop;
    await shop.open('/');
    await shop.open('/category/all');
    await page.getByRole('link', {name: 'Visa fler'}).click();
    const product = page.getByRole('link', {name: titleOfNumber(80), exact: true});
    await product.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await product.click();
    await expect(shop.heading).toHaveText(titleOfNumber(80));
    await page.goBack();
    await expect(shop.cards).toHaveCount(96);
    await expect(product).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);

    await shop.reload();
    await expect(shop.cards.getByRole('heading')).toHaveText(titles.slice(48, 96));
    await expect(page.getByRole('link', {name: titleOfNumber(49), exact: true})).toBeInViewport();
    await page.getByRole('link', {name: 'Visa fler'}).click();
    await expect(shop.cards).toHaveCount(82);
    await page.getByRole('link', {name: 'Visa föregående'}).click();
    await expect(shop.cards.getByRole('heading')).toHaveText(titles.slice(0, 48));
    // "Show more" adds no history entry.
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  },
);

test(
  'the language switch changes every loaded page without a request',
  {tag: '@phone'},
  async ({shop}) => {
    const {page} = shop;
    await shop.open('/category/all');
    await page.getByRole('link', {name: 'Visa fler'}).click();
    await expect(shop.cards).toHaveCount(96);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Pictures of the page just added may still be on their way.
      if (request.resourceType() !== 'image') requests.push(request.url());
    });
    await shop.switchLanguage('en');
    await expect(page.getByText('96 of 130 shown')).toBeVisible();
    await expect(shop.cards.first().locator('p.price')).toContainText('$');
    await expect(shop.cards.last().locator('p.price')).toContainText('$');
    expect(requests).toEqual([]);
  },
);

test.describe('with an empty cache', () => {
  test.use({fresh: true});

  test(
    'a failed next page shows an error below the list',
    {tag: '@phone'},
    async ({demoShop, problems, shop}) => {
      problems.allowStatus(503);
      const {page} = shop;
      await shop.open('/category/all');
      await expect(shop.cards).toHaveCount(48);
      demoShop.faults.set({kind: 'http', status: 500});
      await page.getByRole('link', {name: 'Visa fler'}).click();
      const alert = page.getByRole('alert').filter({hasText: shop.words.productsError});
      await expect(alert).toBeVisible();
      await expect(shop.cards).toHaveCount(48);
      demoShop.faults.clear();
      await page.getByRole('button', {name: 'Försök igen'}).click();
      await expect(alert).toHaveCount(0);
      await expect(shop.cards).not.toHaveCount(0);
    },
  );
});
