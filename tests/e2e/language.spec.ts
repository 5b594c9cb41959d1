import {productOf, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';
import {words, type Language} from './fixtures/words.ts';

const KEY = 'language-storage';
const stored = (language: Language) => JSON.stringify({state: {language}, version: 0});
const atom = productOf('hybrid-atom');

test('§1 Swedish is the default, whatever Accept-Language says', {tag: '@once'}, async ({shop}) => {
  await shop.open('/');
  expect(await shop.page.evaluate(() => navigator.language)).toBe('en-GB');
  await expect(shop.page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(shop.heading).toHaveText('Solglasögon för nordiskt ljus');
  expect(await shop.page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(stored('sv'));
});

test('§1 the switch changes texts, lang, title and description without a request, and persists', async ({
  context,
  shop,
}) => {
  const {page} = shop;
  await shop.open(`/product/${atom.handle}`);
  await expect(shop.heading).toHaveText(titleOf(atom, 'sv'));
  await page.waitForLoadState('networkidle');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`));
  await shop.switchLanguage('en');
  await expect(shop.heading).toHaveText(titleOf(atom, 'en'));
  await expect(page).toHaveTitle(new RegExp(`^${titleOf(atom, 'en')} – `));
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    new RegExp(`^${atom.description.slice(0, 30)}`),
  );
  await expect(page.getByRole('heading', {name: 'Description'})).toBeVisible();
  expect(requests).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(stored('en'));
  const cookies = await context.cookies();
  expect(cookies.find(({name}) => name === 'language')?.value).toBe('en');

  await shop.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(shop.heading).toHaveText(titleOf(atom, 'en'));
});

test('§1 the switch applies to other open tabs', {tag: '@once'}, async ({context, shop}) => {
  await shop.open('/category/titan');
  const second = await context.newPage();
  await second.goto('/category/titan');
  await expect(second.getByRole('heading', {level: 1})).toHaveText('Titan');
  await shop.switchLanguage('en');
  await expect(second.getByRole('heading', {level: 1})).toHaveText('Titanium');
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
});

test(
  '§3 localStorage overrides the cookie and corrects it',
  {tag: '@once'},
  async ({context, shop}) => {
    await shop.open('/');
    await shop.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      KEY,
      stored('en'),
    ] as const);
    await shop.reload();
    await expect(shop.page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(shop.heading).toHaveText('Sunglasses for Nordic light');
    await expect
      .poll(async () => (await context.cookies()).find(({name}) => name === 'language')?.value)
      .toBe('en');
  },
);

test(`§3 garbage in ${KEY} is ignored`, {tag: '@once'}, async ({shop}) => {
  const {page} = shop;
  await shop.open('/category/titan');
  for (const garbage of [
    '{',
    'null',
    '"sv"',
    '{"state":{"language":"de"},"version":0}',
    '[]',
    '',
  ]) {
    await page.context().clearCookies();
    await page.goto('/robots.txt');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      KEY,
      garbage,
    ] as const);
    await shop.open('/category/titan');
    await expect(shop.heading, garbage).toHaveText('Titan');
    shop.language = 'sv';
    await shop.switchLanguage('en');
    await expect(shop.heading, garbage).toHaveText('Titanium');
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(stored('en'));
  }
});

test(
  '§1 ?lng=en selects English; switching back from it persists',
  {tag: '@once'},
  async ({context, shop}) => {
    await shop.open('/category/titan?lng=en');
    shop.language = 'en';
    await expect(shop.heading).toHaveText('Titanium');
    expect((await context.cookies()).find(({name}) => name === 'language')?.value).toBe('en');
    await shop.switchLanguage('sv');
    await expect(shop.heading).toHaveText('Titan');
    await shop.reload();
    await expect(shop.heading).toHaveText('Titan');
    await expect(shop.page.locator('html')).toHaveAttribute('lang', 'sv');
  },
);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('§1 the language links work', {tag: '@phone'}, async ({shop}) => {
    const {page} = shop;
    await page.goto('/category/titan');
    await expect(shop.heading).toHaveText('Titan');
    await shop.languageLink('en').click();
    await expect(shop.heading).toHaveText('Titanium');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/category/kids');
    await expect(shop.heading).toHaveText('Kids');
    await shop.languageLink('sv').click();
    await expect(shop.heading).toHaveText('Barn');
  });
});

test(
  '§1 forty concurrent requests are each answered in their own language',
  {tag: '@once'},
  async ({storefront}) => {
    const rights = {sv: '. Alla rättigheter förbehållna', en: '. All rights reserved'} as const;
    const collections = {sv: `>${words.sv.collections}`, en: `>${words.en.collections}`};
    const paths = ['/', '/category/titan', `/product/${atom.handle}`, '/no-such-page'];
    const answers = await Promise.all(
      Array.from({length: 40}, async (_, index) => {
        const language: Language = index % 2 === 0 ? 'sv' : 'en';
        const path = paths[Math.floor(index / 2) % paths.length] ?? '/';
        const response = await fetch(storefront.origin + path, {
          headers: {Cookie: `language=${language}`},
        });
        return {language, path, html: await response.text()};
      }),
    );
    for (const {language, path, html} of answers) {
      const other = language === 'sv' ? 'en' : 'sv';
      expect(html, path).toContain(`<html lang="${language}"`);
      for (const texts of [rights, collections]) {
        expect(html, path).toContain(texts[language]);
        expect(html, path).not.toContain(texts[other]);
      }
    }
  },
);
