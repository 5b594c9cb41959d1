import type {Page} from '@playwright/test';
import {productOf, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';

const skarv = productOf('skarv-carbon-fiber-sunglasses');
const title = titleOf(skarv, 'sv');

/** The pages that the router asks for, from now on. */
function pagesAskedFor(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.data')) asked.add(pathname);
  });
  return asked;
}

test('back and forward show pages as they were left and ask for nothing', async ({
  isMobile,
  shop,
}) => {
  const {page} = shop;
  await page.clock.install();
  await shop.open('/category/fibrous');
  const card = shop.cards.getByRole('link', {name: title, exact: true});
  // A mouse wishes for its page; the wish must end with the navigation.
  const wish = page.locator(`link[rel="prefetch"][href*="${skarv.handle}"]`);
  if (!isMobile) {
    await card.hover();
    await expect(wish).toBeAttached();
  }
  await card.click();
  await expect(shop.heading).toHaveText(title);
  // What is still to come would load again.
  await expect(page.getByRole('region', {name: 'Fler ur kollektionen'})).toBeVisible();
  await expect(page.getByRole('region', {name: 'Glas till den här bågen'})).toBeVisible();

  // A mouse that rests on a link prefetches its page.
  await page.mouse.move(0, 0);
  const asked = pagesAskedFor(page);
  await page.goBack();
  await expect(card).toBeVisible();
  await page.goForward();
  await expect(shop.heading).toHaveText(title);
  expect([...asked]).toEqual([]);

  // A link to the same page is no way back.
  await shop.navigate('/category/fibrous');
  await expect(card).toBeVisible();
  expect([...asked]).toEqual(['/category/fibrous.data']);

  await page.clock.fastForward('11:00');
  await page.goBack();
  await expect(shop.heading).toHaveText(title);
  expect([...asked]).toContain(`/product/${skarv.handle}.data`);
});

test.describe('with an empty cache', () => {
  test.use({fresh: true});

  test(
    'a page that came in parts is shown as it was left, too',
    {tag: '@once'},
    async ({demoShop, shop}) => {
      const {page} = shop;
      const lom = productOf('titanium-v2-lom-polarised-lenses');
      await shop.open('/category/titan');
      demoShop.faults.set({kind: 'slow', delayMs: 1500, operation: 'productByHandle'});
      await shop.cards.getByRole('link', {name: titleOf(lom, 'sv'), exact: true}).click();
      await expect(shop.skeletons).toHaveCount(1);
      await expect(page.getByRole('region', {name: 'Fler ur kollektionen'})).toBeVisible();

      await page.mouse.move(0, 0);
      const asked = pagesAskedFor(page);
      await page.goBack();
      await expect(shop.heading).toHaveText('Titan');
      await page.goForward();
      await expect(shop.heading).toHaveText(titleOf(lom, 'sv'));
      expect([...asked]).toEqual([]);
    },
  );
});

test('pages load again on the way back from the owner’s page', async ({shop}) => {
  const {page} = shop;
  await shop.open('/');
  await shop.navigate('/category/fibrous');
  await expect(shop.heading).toHaveText('Kolfiber');
  await shop.navigate('/admin');
  await expect(page).toHaveURL('/admin');
  const asked = pagesAskedFor(page);
  await page.goBack();
  await expect(shop.heading).toHaveText('Kolfiber');
  expect([...asked]).toContain('/category/fibrous.data');
});
