import type {Page} from '@playwright/test';
import {axeViolations} from './fixtures/axe.ts';
import {expect, test} from './fixtures/test.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const opener = (page: Page) => page.getByRole('main').getByRole('link', {name: 'Filtrera'});
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', {name});
const chips = (page: Page) => page.getByRole('main').getByRole('link', {name: /^Ta bort/});

test(
  'keyboard only: open the filters, choose, see the number of products, and remove a filter',
  {tag: '@desktop'},
  async ({shop}) => {
    const {page} = shop;
    await shop.open('/category/fibrous');
    const all = await shop.cards.count();
    await opener(page).press('Enter');
    const black = sheet(page).getByRole('checkbox', {name: /^Svart/});
    await black.press('Space');
    await sheet(page)
      .getByRole('checkbox', {name: /^Spegelglas/})
      .press('Space');
    await expect(sheet(page).getByRole('status')).toHaveText('Visa 1 produkt');
    await expect(sheet(page).getByText('kastar tillbaka')).toBeVisible();
    await expect(box(page, /^Fotokromatiska/)).toBeDisabled();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL('/category/fibrous');

    await opener(page).press('Enter');
    await expect(black).not.toBeChecked();
    await black.check();
    await box(page, /^Spegelglas/).check();
    await sheet(page).getByRole('button', {name: 'Visa 1 produkt'}).press('Enter');
    await expect(page).toHaveURL('/category/fibrous?colour=black&lens=mirror');
    await expect(sheet(page)).toBeHidden();
    await expect(shop.cards).toHaveCount(1);
    await expect(page).toHaveTitle(/Kolfiber: Svart, Spegelglas \(1 produkt\)/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await axeViolations(page, 'main')).toEqual([]);
    // Above the list; a short one does not repeat it below.
    const clear = page.getByRole('link', {name: 'Rensa filter'});
    await expect(clear).toHaveCount(1);
    await expect(clear).toHaveAttribute('href', '/category/fibrous');

    await shop.switchLanguage('en');
    await expect(page.getByRole('link', {name: 'Remove Mirrored'})).toBeVisible();
    await expect(page).toHaveURL('/category/fibrous?colour=black&lens=mirror');
    await shop.switchLanguage('sv');

    await page.getByRole('link', {name: 'Ta bort Spegelglas'}).press('Enter');
    await expect(page).toHaveURL('/category/fibrous?colour=black');
    await expect(shop.cards).not.toHaveCount(1);
    await page.goBack();
    await expect(chips(page)).toHaveCount(2);
    await shop.reload();
    await expect(shop.cards).toHaveCount(1);
    await clear.first().click();
    await expect(page).toHaveURL('/category/fibrous');
    await expect(shop.cards).toHaveCount(all);
    await expect(chips(page)).toHaveCount(0);
  },
);

test(
  'the filter sheet finds wooden sunglasses for a narrow face under 2 000 kronor',
  {tag: '@phone'},
  async ({shop}) => {
    const {page} = shop;
    await shop.open('/category/eyewood');
    await opener(page).click();
    await sheet(page).getByRole('combobox', {name: 'Till'}).selectOption({label: '2000.00 SEK'});
    await sheet(page).getByRole('button', {name: 'Rensa filter'}).click();
    await expect(sheet(page).getByRole('combobox', {name: 'Till'})).toHaveValue('');
    await sheet(page).getByRole('combobox', {name: 'Till'}).selectOption({label: '2000.00 SEK'});
    await box(page, /^Smala/).check();
    await sheet(page).getByRole('button', {name: 'Visa 1 produkt'}).click();
    await expect(page).toHaveURL('/category/eyewood?width=narrow&to=2000');
    await expect(shop.cards.getByRole('heading')).toHaveText([
      'Eyewood Sälg, rund, lönn eller valnöt',
    ]);

    // Filtered by colour, a card shows, adds and links to that colour.
    await shop.open('/category/fibrous?colour=red&lens=polarised');
    const card = shop.cards.filter({hasText: 'Fibrous Skarv, kantig, kolfiber'});
    await card.getByRole('button').click();
    await expect(shop.toast('Röd')).toBeVisible();
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/skarv-carbon-fiber-sunglasses\?Colour=Red&Lens=/);
    await expect(page.getByRole('button', {name: /^Röd/})).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'search results have filters, and the back button restores the scroll position',
  {tag: '@desktop'},
  async ({shop}) => {
    const {page} = shop;
    await shop.open('/search?q=titan');
    await opener(page).click();
    await sheet(page).getByLabel('Sortera').selectOption('price-asc');
    await sheet(page).getByRole('button', {name: /^Visa/}).click();
    await expect(page).toHaveURL('/search?q=titan&sort=price-asc');
    await expect(chips(page)).toHaveText('Ta bort Lägsta pris först');
    const last = shop.cards.last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    const title = (await last.textContent()) ?? '';
    await last.click();
    await expect(shop.heading).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=titan&sort=price-asc');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  },
);

test(
  'filters that fail to load show an error and leave the list unchanged',
  {tag: '@once'},
  async ({shop, problems}) => {
    const {page} = shop;
    problems.allowStatus(503);
    await page.route('**/resources/filters?*', (route) => route.fulfill({status: 503}));
    await shop.open('/category/titan');
    await opener(page).click();
    await expect(sheet(page).getByRole('status')).toHaveText(/kunde inte hämtas/);
    await page.keyboard.press('Escape');
    await expect(shop.cards.first()).toBeVisible();
  },
);

test.describe('without JavaScript', {tag: '@once'}, () => {
  test.use({javaScriptEnabled: false});

  test('the filters are a form on a page of their own', async ({page, shop}) => {
    await page.goto('/category/all?colour=red');
    await opener(page).click();
    await expect(box(page, /^Röd/)).toBeChecked();
    await box(page, /^Svart/).check();
    await page.getByLabel('Sortera').selectOption('price-desc');
    await page.getByRole('button', {name: 'Visa produkter'}).click();
    await expect(chips(page)).toHaveText([
      'Ta bort Svart',
      'Ta bort Röd',
      'Ta bort Högsta pris först',
    ]);
    await expect(shop.cards.first()).toContainText('Titan Grip');
    // Above a long list, and below it.
    const clear = page.getByRole('link', {name: 'Rensa filter'});
    await expect(clear).toHaveCount(2);
    await expect(clear.last()).toHaveAttribute('href', '/category/all');
    await page.getByRole('link', {name: 'Ta bort Svart'}).click();
    await expect(shop.cards).toHaveCount(3);
  });

  test('a list of one colour shows no other', async ({page, shop}) => {
    await page.goto('/category/fibrous?colour=blue');
    const picture = shop.cards.first().locator('img');
    const fileOf = (address: string | null) => address?.split('?')[0];
    const shown = fileOf(await picture.getAttribute('src'));
    await shop.cards.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/product\/.*Blue/);
    // The list begins with large cards, in sunlight; so does the blue pair's second picture.
    const second = page
      .getByRole('region', {name: /^Bilder på/})
      .getByRole('img')
      .nth(1);
    expect(fileOf(await second.getAttribute('src'))).toBe(shown);
    await expect(second).toHaveAttribute('alt', /i blått, i solljus/);
  });

  test('a sold-out card says which variant fits the filters', async ({page, shop}) => {
    await page.goto('/category/all?colour=red&lens=mirror');
    await expect(shop.cards.first()).toContainText('Slutsåld: Röd, Silverspegel');
  });

  test('a list in several widths offers each at once', async ({page, shop}) => {
    await page.goto('/category/fibrous');
    const all = await shop.cards.count();
    const widths = page.getByRole('navigation', {name: 'Bredd'});
    await expect(widths.getByRole('link')).toHaveText(['Smala', 'Medelbreda', 'Breda']);
    await widths.getByRole('link', {name: 'Breda', exact: true}).click();
    await expect(page).toHaveURL('/category/fibrous?width=wide');
    await expect(chips(page)).toHaveText('Ta bort Breda');
    expect(await shop.cards.count()).toBeLessThan(all);
    // Another is one press away.
    await widths.getByRole('link', {name: 'Smala'}).click();
    await expect(page).toHaveURL('/category/fibrous?width=narrow');
    await expect(widths.getByRole('link')).toHaveText(['Ta bort Smala', 'Medelbreda', 'Breda']);
    await expect(chips(page)).toHaveText('Ta bort Smala');
    // Beside other filters too, those that they leave.
    await page.goto('/category/fibrous?sort=newest&width=narrow');
    await widths.getByRole('link', {name: 'Medelbreda'}).click();
    await expect(page).toHaveURL('/category/fibrous?sort=newest&width=medium');
    await expect(chips(page)).toHaveText(['Ta bort Nyast först', 'Ta bort Medelbreda']);
    await page.goto('/category/fibrous?lens=gradient');
    await expect(shop.cards.first()).toBeVisible();
    await expect(widths).toBeHidden();
    // Of a frame and lenses.
    await page.goto('/category/terne?width=medium');
    await expect(shop.cards).toHaveCount(1);
    await page.getByRole('link', {name: 'Ta bort Medelbreda'}).click();
    await expect(page).toHaveURL('/category/terne');
    for (const list of ['kids', 'lenses']) {
      await page.goto(`/category/${list}`);
      await expect(shop.cards.first()).toBeVisible();
      await expect(widths).toBeHidden();
    }
  });

  test('a short list is followed by what all filters but one match', async ({page, shop}) => {
    await page.goto('/category/all?colour=red&lens=mirror');
    const near = page.getByRole('region', {name: 'Liknande produkter'});
    await expect(near.getByRole('heading', {level: 3})).toHaveCount(2);
    await expect(near).not.toContainText('Slutsåld');
    await page.getByRole('link', {name: 'Ta bort Röd'}).click();
    await expect(shop.cards.nth(4)).toBeVisible();
    await expect(near).toBeHidden();

    await page.goto('/search?q=kolfiber&colour=red&lens=mirror');
    await expect(near.getByRole('heading', {level: 3})).not.toHaveCount(0);
  });

  test('invalid filters are removed from the URL', async ({page, shop}) => {
    await page.goto(
      '/category/titan?colour=cheese&width=%3Cb%3E&from=many&sort=best&stock=perhaps',
    );
    await expect(page).toHaveURL('/category/titan');
    await page.goto('/category/titan?from=9999999');
    await expect(page.getByText('Inga träffar')).toBeVisible();
    await expect(shop.cards).toHaveCount(0);
    await page.getByRole('link', {name: 'Rensa filter'}).click();
    await expect(shop.cards.first()).toBeVisible();
  });
});
