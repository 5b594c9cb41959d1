import {expect, test} from './fixtures/test.ts';

const CATEGORY = '/category/fibrous';

test.describe('a press on a link', {tag: '@desktop'}, () => {
  test('with a key for a new tab is left to the browser', async ({shop, context}) => {
    await shop.open('/');
    const newTab = context.waitForEvent('page');
    await shop.page
      .getByRole('contentinfo')
      .getByRole('link', {name: 'Vår historia'})
      .click({modifiers: ['ControlOrMeta']});
    await (await newTab).waitForURL('**/story');
    expect(new URL(shop.page.url()).pathname).toBe('/');
  });

  test('to the page itself adds nothing to the history', async ({shop}) => {
    await shop.open(CATEGORY);
    const entries = () => shop.page.evaluate(() => history.length);
    const before = await entries();
    const link = shop.page
      .getByRole('contentinfo')
      .getByRole('link', {name: 'Kolfiber', exact: true});
    await link.click();
    await expect(shop.page).toHaveURL(new RegExp(`${CATEGORY}$`));
    await expect.poll(entries).toBe(before);
  });

  test('keeps the document, and the way back', async ({shop}) => {
    const {page} = shop;
    await shop.open('/');
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    await page.getByRole('contentinfo').getByRole('link', {name: 'Vår historia'}).press('Enter');
    await expect(page).toHaveURL(/\/story$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('is foreseen: the focused link’s page is fetched ahead', async ({shop}) => {
    const {page} = shop;
    await shop.open('/');
    const prefetched = page.waitForRequest(/\/category\/titan\.data/);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Titan'}).focus();
    await prefetched;
  });
});
