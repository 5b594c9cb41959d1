import {keepUnits} from '../../app/i18n/keep-units.ts';
import {marketing} from '../../app/shop/category-texts.ts';
import {promises} from '../../app/shop/promises.ts';
import {smallCatalogue} from '../contract/small-catalogue.ts';
import {categoryNames, productsIn} from './fixtures/categories.ts';
import {
  catalogue,
  isForSale,
  offeredVariant,
  oreOf,
  productOf,
  shownPrice,
  someProduct,
  titleOf,
  type CatalogueProduct,
} from './fixtures/goods.ts';
import {startTestShop, type TestShop} from './fixtures/demo-shop.ts';
import {startStorefront, type Storefront} from './fixtures/storefront.ts';
import {expect, test} from './fixtures/test.ts';
import {languages, type Language} from './fixtures/words.ts';

/** A card's price: the lowest of what is for sale, with a "from" where something for sale costs more. */
function cardPrice(product: CatalogueProduct, language: Language): string {
  const forSale = product.variants.filter(isForSale);
  const prices = (forSale.length > 0 ? forSale : [offeredVariant(product)])
    .map(({price}) => price)
    .toSorted((one, other) => Number(oreOf(one) - oreOf(other)));
  const [lowest = '0'] = prices;
  const from = {sv: 'Från ', en: 'From '}[language];
  return `${lowest === prices.at(-1) ? '' : from}${shownPrice(lowest, language)}`;
}

/** A text with the promises that it names. */
function said(text: string, language: Language): string {
  const values: Readonly<Record<string, unknown>> = {...promises};
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name] as string | number | Record<Language, string>;
    return typeof value === 'object' ? value[language] : String(value);
  });
  return keepUnits(filled);
}

for (const [category, names] of Object.entries(categoryNames)) {
  test(
    `§9 /category/${category} shows its products, with their prices in both languages`,
    {tag: '@once'},
    async ({shop}) => {
      const products = productsIn(category);
      await shop.open(`/category/${category}`);
      for (const language of languages) {
        await shop.switchLanguage(language);
        await expect(shop.heading).toHaveText(names[language]);
        await expect(shop.cards.getByRole('heading')).toHaveText(
          products.map((product) => titleOf(product, language)),
        );
        await expect(shop.cards.locator('p.price')).toHaveText(
          products.map((product) => cardPrice(product, language)),
        );
      }
      const marketed = ['kids', 'fibrous', 'eyewood', 'titan', 'mood'].includes(category);
      expect(Object.hasOwn(marketing, category)).toBe(marketed);
      const sections = shop.page
        .getByRole('main')
        .locator('section')
        .getByRole('heading', {level: 2});
      await expect(sections).toHaveCount(marketed ? 1 : 0);
      for (const [name, section] of Object.entries(marketing)) {
        if (name !== category) continue;
        for (const language of languages) {
          await shop.switchLanguage(language);
          const region = shop.page.getByRole('region', {
            name: said(section.title[language], language),
          });
          await expect(region.getByRole('paragraph')).toHaveText(
            said(section.text[language], language),
          );
        }
      }
    },
  );
}

test(
  '§9 any other word finds the products that have it in title or handle',
  {tag: '@once'},
  async ({shop}) => {
    await shop.open('/category/carbon-fiber');
    await expect(shop.heading).toHaveText('Bågar i kolfiber');
    await expect(shop.cards.getByRole('heading')).toHaveText(
      productsIn('carbon-fiber').map((product) => titleOf(product, 'sv')),
    );
  },
);

test('§7 what comes after the first 50 products is not cut off', {tag: '@once'}, async ({shop}) => {
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

  test('§2 their category says so, with its name, and makes no claims', async ({shop}) => {
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

  test('the home page leaves their collection out', async ({shop}) => {
    await shop.open(own.origin);
    const collections = shop.page.locator('#collections').getByRole('link');
    await expect(collections).toHaveText(['Kolfiber', 'Alla produkter']);
  });
});

test('§2 all products stand in /category/all, page by page', {tag: '@once'}, async ({shop}) => {
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

test('§2 pictures: the fixed one of paper, the fourth, and a second one on hover', async ({
  demoShop,
  isMobile,
  shop,
}) => {
  const fileName = (handle: string, index: number) =>
    new RegExp(
      demoShop.stores.products.byHandle(handle)?.imageList()[index]?.fileName ?? 'no picture',
    );

  await shop.open('/category/mood');
  const fjell = shop.card(titleOf(productOf('mood-fjell'), 'sv')).locator('img');
  await expect(fjell.nth(0)).toHaveAttribute('src', fileName('mood-fjell', 0));
  if (isMobile) {
    await expect(fjell).toHaveCount(1);
  } else {
    // Not fetched before a mouse rests on the first.
    await expect(fjell).toHaveCount(1);
    await fjell.nth(0).hover({force: true});
    await expect(fjell.nth(1)).toHaveAttribute('src', fileName('mood-fjell', 1));
    await expect(fjell.nth(1).locator('xpath=..')).toHaveCSS('opacity', '1');
  }

  await shop.open('/category/revision');
  for (const product of productsIn('revision')) {
    const picture = shop.card(titleOf(product, 'sv')).locator('img').first();
    await expect(picture).toHaveAttribute('src', /paper-range/);
  }

  const atom = 'hybrid-atom-carbon-fiber-acetate-sunglasses';
  await shop.open('/category/fibrous');
  await expect(
    shop
      .card(titleOf(productOf(atom), 'sv'))
      .locator('img')
      .first(),
  ).toHaveAttribute('src', fileName(atom, 3));
});

test('§4 a card adds one unit and says so, in the visitor’s language', async ({cart, shop}) => {
  const product = someProduct(
    (candidate) => productsIn('titan').includes(candidate) && candidate.variants.some(isForSale),
  );
  await shop.open('/category/titan');
  for (const [index, language] of languages.entries()) {
    await shop.switchLanguage(language);
    const title = titleOf(product, language);
    await shop.page.getByRole('button', {name: shop.words.add(title)}).click();
    await expect(shop.toast(shop.words.added(title))).toBeVisible();
    await expect(cart.button).toHaveText(String(index + 1));
  }
});

test('§4 a sold-out card says so and adds nothing', async ({shop}) => {
  const product = someProduct(({variants}) => !variants.some(isForSale));
  const category = Object.keys(categoryNames).find((name) => productsIn(name).includes(product));
  await shop.open(`/category/${category ?? ''}`);
  const card = shop.card(titleOf(product, 'sv'));
  await expect(card.getByText(shop.words.outOfStock)).toBeVisible();
  const button = card.getByRole('button');
  await expect(button).toBeDisabled();
  // What cannot be added does not lie in the way of the card's link.
  await button.click({force: true});
  await expect(shop.page).toHaveURL(`/product/${product.handle}`);
});

test(
  'a reduced price stands beside the former one, which is named',
  {tag: '@once'},
  async ({shop}) => {
    const product = someProduct((each) => offeredVariant(each).compareAtPrice !== undefined);
    const category = Object.keys(categoryNames).find((name) => productsIn(name).includes(product));
    const before = offeredVariant(product).compareAtPrice ?? '';
    await shop.open(`/category/${category ?? ''}`);
    for (const [language, name] of [
      ['sv', 'Lägsta pris under de 30 dagarna före sänkningen:'],
      ['en', 'Lowest price in the 30 days before the reduction:'],
    ] as const) {
      await shop.switchLanguage(language);
      const card = shop.card(titleOf(product, language));
      await expect(card.locator('s')).toHaveText(shownPrice(before, language));
      await expect(card.getByText(name)).toBeAttached();
    }
  },
);

test('§2 a card leads to its product, and back', async ({shop}) => {
  const [product] = productsIn('eyewood');
  if (!product) throw new Error('No eyewood.');
  await shop.open('/category/eyewood');
  await shop.page.getByRole('link', {name: titleOf(product, 'sv'), exact: true}).click();
  await expect(shop.page).toHaveURL(`/product/${product.handle}`);
  await expect(shop.heading).toHaveText(titleOf(product, 'sv'));
  await shop.page.goBack();
  await expect(shop.heading).toHaveText('Trä');
  await shop.page.goForward();
  await expect(shop.heading).toHaveText(titleOf(product, 'sv'));
});

test('a card’s picture turns into the product’s; back leads to where one was', async ({shop}) => {
  const {page} = shop;
  const product = productsIn('mood').at(-2);
  if (!product) throw new Error('No colour.');
  await shop.open('/category/mood');
  const named = page.locator('.product-transition');
  await expect(named).toHaveCount(0);
  const link = page.getByRole('link', {name: titleOf(product, 'sv'), exact: true});
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await expect(shop.heading).toHaveText(titleOf(product, 'sv'));
  await expect(shop.skeletons).toHaveCount(0);
  await expect(named).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(shop.heading).toHaveText('Färg');
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
  await expect(named).toHaveCount(0);
  await page.goForward();
  await expect(shop.heading).toHaveText(titleOf(product, 'sv'));
});

test.describe('with the CDN’s own pictures', {tag: '@desktop'}, () => {
  test.use({realPictures: true});

  test('§2 the pictures in view arrive', async ({shop}) => {
    await shop.open('/category/engraved');
    const picture = shop.cards.first().locator('img').first();
    await expect
      .poll(() =>
        picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)),
      )
      .toBeGreaterThan(100);
  });
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
        new RegExp(`^(?=.{50,170}$).*${name}`),
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
