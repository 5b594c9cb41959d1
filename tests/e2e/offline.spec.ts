import {storedLine} from './fixtures/cart.ts';
import {firstVariant, productOf, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';

const fjell = productOf('mood-fjell');

test(
  'a page that fails offline says so and loads once the connection is back',
  {tag: '@phone'},
  async ({cart, context, demoShop, problems, shop}) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await cart.fill(storedLine(demoShop, fjell, firstVariant(fjell)));
    await shop.open('/faq');
    await context.setOffline(true);
    const wood = shop.page.getByRole('contentinfo').getByRole('link', {name: 'Trä'});
    await wood.click();
    await expect(shop.heading).toHaveText(shop.words.offline);
    await expect(shop.page.getByRole('alert')).toBeFocused();
    await expect(cart.button).toHaveAccessibleName(/1/);
    await shop.page.getByRole('button', {name: 'Tillbaka till förra sidan'}).click();
    await expect(shop.heading).toHaveText('Vanliga frågor');
    await expect(wood).toBeFocused();

    await wood.click();
    await expect(shop.heading).toHaveText(shop.words.offline);
    await context.setOffline(false);
    await expect(shop.heading).toHaveText('Trä');
    await expect(shop.page).toHaveURL(/category\/eyewood/);
  },
);

test(
  'lazy parts that fail offline do not break the page',
  {tag: '@phone'},
  async ({cart, context, problems, shop}) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const {page, words} = shop;
    await shop.open(`/product/${fjell.handle}`);
    await context.setOffline(true);
    const messages = page.getByRole('region', {name: /^Meddelanden/});
    await page.getByRole('main').getByRole('button', {name: words.addToCart}).first().click();
    await expect(messages).toContainText(words.added(titleOf(fjell, 'sv')));
    await expect(cart.button).toHaveAccessibleName(/1/);
    const pictures = page.getByRole('main').getByRole('button', {name: /\(förstora\)$/});
    for (const button of [pictures.first(), cart.button]) {
      await button.click();
      await expect(messages).toContainText('Det gick inte att öppna.');
      await expect(shop.heading).toHaveText(titleOf(fjell, 'sv'));
    }
    await context.setOffline(false);
    await cart.open();
    await cart.holds([{title: titleOf(fjell, 'sv'), quantity: 1}]);
  },
);

test(
  'a link works although a deployment has replaced its page’s script',
  {tag: '@phone'},
  async ({problems, shop}) => {
    const {page} = shop;
    problems.allowStatus(404);
    problems.allow(/Error loading route module|Failed to fetch dynamically imported module/);
    await shop.open('/terms');
    // The open page requests scripts of the old build; a full load of the next document names the new ones.
    await page.route(/\/assets\/route-[^/]*\.js$/, (route) =>
      page.url().endsWith('/terms') ? route.fulfill({status: 404}) : route.continue(),
    );
    await page.getByRole('contentinfo').getByRole('link', {name: 'Titan', exact: true}).click();
    await expect(page).toHaveURL(/\/category\/titan$/);
    await expect(shop.heading).toHaveText('Titan');
    await shop.ready();
  },
);
