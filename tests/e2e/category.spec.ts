import {fill, valuesIn} from '../../app/i18n/fill.ts';
import {marketing} from '../../app/shop/category-texts.ts';
import {promises} from '../../app/shop/promises.ts';
import {smallCatalogue} from '../contract/small-catalogue.ts';
import {categoryNames, productsIn} from './fixtures/categories.ts';
import {
  catalogue,
  isForSale,
  offeredVariant,
  oreOf,
  shownPrice,
  titleOf,
  type CatalogueProduct,
} from './fixtures/goods.ts';
import {startTestShop, type TestShop} from './fixtures/demo-shop.ts';
import {startStorefront, type Storefront} from './fixtures/storefront.ts';
import {expect, test} from './fixtures/test.ts';
import {languages, type Language} from './fixtures/words.ts';

/** A card's price: the lowest of the variants for sale, with "from" if another one costs more. */
function cardPrice(product: CatalogueProduct, language: Language): string {
  const forSale = product.variants.filter(isForSale);
  const prices = (forSale.length > 0 ? forSale : [offeredVariant(product)])
    .map(({price}) => price)
    .toSorted((one, other) => Number(oreOf(one) - oreOf(other)));
  const [lowest = '0'] = prices;
  const from = {sv: 'Från ', en: 'From '}[language];
  return `${lowest === prices.at(-1) ? '' : from}${shownPrice(lowest, language)}`;
}

/** A text with its placeholders replaced by the shop's promises. */
function said(text: string, language: Language): string {
  const {freeShippingOver: _amount, ...values} = promises;
  return fill(text, valuesIn(language, values));
}

for (const language of languages) {
  test(
    `§9 each category shows its products, prices and marketing text in ${language}`,
    {tag: '@once'},
    async ({shop}) => {
      await shop.open('/');
      await shop.switchLanguage(language);
      for (const [category, names] of Object.entries(categoryNames)) {
        await test.step(category, async () => {
          const products = productsIn(category);
          await shop.open(`/category/${category}`);
          await expect(shop.heading).toHaveText(names[language]);
          await expect(shop.cards.getByRole('heading')).toHaveText(
            products.map((product) => titleOf(product, language)),
          );
          await expect(shop.cards.locator('p.price')).toHaveText(
            products.map((product) => cardPrice(product, language)),
          );
          const sections = shop.page.getByRole('main').locator('section:has(h2)');
          const marketed = ['kids', 'fibrous', 'eyewood', 'titan', 'mood'].includes(category);
          await expect(sections).toHaveCount(marketed ? 1 : 0);
          const text = Object.entries(marketing).find(([name]) => name === category)?.[1];
          expect(text !== undefined).toBe(marketed);
          if (!text) return;
          await expect(sections).toHaveAccessibleName(said(text.title[language], language));
          await expect(sections.getByRole('paragraph')).toHaveText(
            said(text.text[language], language),
          );
        });
      }
    },
  );
}

test(
  '§9 any other word lists the products with it in title or handle',
  {tag: '@once'},
  async ({shop}) => {
    await shop.open('/category/carbon-fiber');
    await expect(shop.heading).toHaveText('Bågar i kolfiber');
    await expect(shop.cards.getByRole('heading')).toHaveText(
      productsIn('carbon-fiber').map((product) => titleOf(product, 'sv')),
    );
  },
);

test('§7 a category reaches past the first 50 products', {tag: '@once'}, async ({shop}) => {
  const later = catalogue.slice(50);
  expect(later.length).toBeGreaterThan(0);
  const categories = Object.keys(categoryNames);
  for (const product of later) {
    const category = categories.find((name) => productsIn(name).includes(product));
    if (!category) continue;
    await shop.open(`/category/${category}`);
    await expect(shop.card(titleOf(product, 'sv'))).toBeVisible();
  }
});

test.describe('in a shop without kids’ sunglasses', {tag: '@once'}, () => {
  let demo: TestShop;
  let own: Storefront;

  test.beforeAll(async () => {
    demo = await startTestShop({catalogue: smallCatalogue});
    own = await startStorefront(demo.environment);
  });
  test.afterAll(async () => {
    await own.stop();
    await demo.close();
  });

  test('§2 their category shows its name and that it is empty, without claims', async ({shop}) => {
    const response = await shop.open(`${own.origin}/category/kids`);
    expect(response.status()).toBe(200);
    const names = {sv: 'Barn', en: 'Kids'};
    for (const language of languages) {
      await shop.switchLanguage(language);
      await expect(shop.heading).toHaveText(names[language]);
      await expect(shop.page.getByText(shop.words.noProducts)).toBeVisible();
      const sentence = new RegExp(`(inga produkter|no products) (i|in) ${names[language]}$`);
      await expect(shop.page.getByText(sentence)).toBeVisible();
    }
    const main = shop.page.getByRole('main');
    await expect(main.locator('.card')).toHaveCount(0);
    await expect(main.getByRole('img')).toHaveCount(0);
    await expect(main.locator('section')).toHaveCount(0);
    await expect(shop.page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const links = await fetch(`${own.origin}/sitemap/pages.xml`);
    const sitemap = await links.text();
    expect(sitemap).toContain('/category/fibrous<');
    expect(sitemap).not.toContain('/category/kids');
  });

  test('the home page omits their collection', async ({shop}) => {
    await shop.open(own.origin);
    const collections = shop.page.locator('#collections').getByRole('link');
    await expect(collections).toHaveText(['Kolfiber', 'Extraglas']);
  });
});

test('§2 /category/all lists all products, page by page', {tag: '@once'}, async ({shop}) => {
  await shop.open('/category/all');
  await expect(shop.heading).toHaveText('Alla produkter');
  await expect(shop.cards.getByRole('heading')).toHaveText(
    catalogue.slice(0, 48).map((product) => titleOf(product, 'sv')),
  );
  await shop.page.getByRole('main').getByRole('link', {name: 'Visa fler'}).click();
  await expect(shop.cards.getByRole('heading')).toHaveText(
    catalogue.map((product) => titleOf(product, 'sv')),
  );
});

for (const language of languages) {
  test.describe(`without JavaScript, in ${language}`, {tag: '@desktop'}, () => {
    test.use({javaScriptEnabled: false, language});

    test('§2 the page is complete', async ({shop}) => {
      const products = productsIn('kids');
      await shop.page.goto('/category/kids');
      const name = categoryNames.kids?.[language] ?? '';
      await expect(shop.page.locator('html')).toHaveAttribute('lang', language);
      await expect(shop.page).toHaveTitle(`${name} – Västerljus`);
      await expect(shop.page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        new RegExp(`^(?=.{50,170}$).*${name}`, 'i'),
      );
      await expect(shop.cards.getByRole('heading')).toHaveText(
        products.map((product) => titleOf(product, language)),
      );
      await expect(shop.cards.locator('p.price')).toHaveText(
        products.map((product) => cardPrice(product, language)),
      );
    });
  });
}
