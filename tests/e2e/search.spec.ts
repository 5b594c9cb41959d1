import type {Page} from '@playwright/test';
import {axeViolations} from './fixtures/axe.ts';
import {expect, test} from './fixtures/test.ts';

const drawer = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => drawer(page).getByRole('combobox');
const options = (page: Page) => drawer(page).getByRole('option');

test('suggests products during typing, by words of either language, and opens the chosen one', async ({
  shop,
}) => {
  const {page} = shop;
  await shop.open('/');
  await page.getByRole('link', {name: 'Sök', exact: true}).click();
  await expect(field(page)).toBeFocused();
  await expect(drawer(page).getByRole('link', {name: 'Titan'})).toBeVisible();
  expect(
    await spaceAboveField(page),
    'px of space for the focus ring above the field',
  ).toBeGreaterThan(3);
  await field(page).pressSequentially('wood row');
  await expect(options(page).first()).toHaveText(/Rowan.*SEK/);
  await expect(drawer(page).getByRole('status')).toHaveText(/^\d produkt/);
  await options(page).first().click();
  await expect(page).toHaveURL(/\/product\/.*rowan/);
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('link', {name: 'Sök', exact: true}).click();
  await expect(field(page)).toHaveValue('wood row');
  await page.keyboard.type('xyzzyplugh');
  await expect(field(page)).toHaveValue('xyzzyplugh');
  await expect(drawer(page).getByRole('status')).toHaveText('Inga träffar på ”xyzzyplugh”');
  await drawer(page).getByRole('button', {name: 'Töm sökfältet'}).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(drawer(page).getByRole('status')).toBeEmpty();
  await drawer(page).getByRole('link', {name: 'Titan'}).click();
  await expect(page).toHaveURL('/category/titan');
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'keyboard only: open, choose, follow and close; axe finds no violations',
  {tag: '@desktop'},
  async ({shop}) => {
    const {page} = shop;
    await shop.open('/faq');
    await openByKey(page);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('trä');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page).first()).toHaveText('Trä');
    expect(await axeViolations(page)).toEqual([]);

    await page.keyboard.press('ArrowDown');
    const first = options(page).first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toHaveText(/^Visa alla \d+$/);

    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();

    const link = page.getByRole('link', {name: 'Sök', exact: true});
    await link.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('titan');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=titan');
    await expect(shop.heading).toHaveText('Sökresultat för ”titan”');
    await expect(drawer(page)).toBeHidden();

    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('retur');
    await expect(drawer(page).getByRole('status')).toHaveText('Kollektioner och sidor: 1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/returns');
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test(
  'the language switch translates the results without a request',
  {tag: '@phone'},
  async ({shop}) => {
    const {page} = shop;
    await shop.open('/search?q=rowan');
    await expect(shop.cards.first()).toContainText('oljat trä');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await shop.switchLanguage('en');
    await expect(shop.heading).toHaveText('Search results for “rowan”');
    await expect(shop.cards.first()).toContainText('$');
    expect(asked.filter((url) => url.includes('search'))).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test(
    'a link on any page leads to the search form and its results',
    {tag: '@once'},
    async ({page}) => {
      await page.goto('/about');
      await page.getByRole('link', {name: 'Sök', exact: true}).click();
      await expect(page.getByRole('main').getByRole('link', {name: 'Titan'})).toBeVisible();
      await page.getByRole('searchbox').fill('returer');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL('/search?q=returer');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('main')).not.toContainText('0 produkter');
      await page.getByRole('main').getByRole('link', {name: 'Returer'}).click();
      await expect(page).toHaveURL('/returns');

      await page.goto('/search?q=xyzzyplugh');
      await expect(page.getByRole('main').getByText('Inga träffar på ”xyzzyplugh”')).toBeVisible();
      await page.getByRole('main').getByRole('link', {name: 'Titan'}).click();
      await expect(page).toHaveURL('/category/titan');
    },
  );

  test('markup in a query is shown as text', {tag: '@once'}, async ({page}) => {
    await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>"\'')}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText(
      '<img src=x onerror=alert(1)>',
    );
    await expect(page.locator('main img[src=x]')).toHaveCount(0);
  });
});

test('failed suggestions leave the form usable', {tag: '@once'}, async ({shop, problems}) => {
  const {page} = shop;
  problems.allowStatus(503);
  await page.route('**/resources/suggestions?*', (route) => route.fulfill({status: 503}));
  await shop.open('/contact');
  await openByKey(page);
  await field(page).pressSequentially('skarv');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=skarv');
  await expect(shop.cards.first()).toContainText('Skarv');
});

/** Space for the focus ring: the scroller clips whatever lies outside it. */
function spaceAboveField(page: Page): Promise<number> {
  return drawer(page)
    .getByRole('search')
    .evaluate((form) => {
      const scroller = form.parentElement?.getBoundingClientRect();
      return form.getBoundingClientRect().top - (scroller?.top ?? 0);
    });
}

/** Retries the key: hydration finishes a moment after the page reports it. */
async function openByKey(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({timeout: 1000});
  }).toPass();
}
