import {categoryNames, productsIn} from './fixtures/categories.ts';
import type {TestShop} from './fixtures/demo-shop.ts';
import {
  isForSale,
  offeredVariant,
  productOf,
  shownPrice,
  someProduct,
  titleOf,
} from './fixtures/goods.ts';
import {expectSeen} from './fixtures/seen.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

/** The pattern of a product's picture in addresses. */
const pictureOf = (demoShop: TestShop) => (handle: string, index: number) =>
  new RegExp(
    demoShop.stores.products.byHandle(handle)?.imageList()[index]?.fileName ?? 'no picture',
  );

test('§2 a card shows its configured picture, else the fourth, and a second one on hover', async ({
  demoShop,
  isMobile,
  shop,
}) => {
  const fileName = pictureOf(demoShop);

  await shop.open('/category/mood');
  const glod = shop.card(titleOf(productOf('mood-glod'), 'sv')).locator('img');
  await expect(glod.nth(0)).toHaveAttribute('src', fileName('mood-glod', 0));
  if (isMobile) {
    await expect(glod).toHaveCount(1);
  } else {
    // Hovering the first picture loads it.
    await expect(glod).toHaveCount(1);
    await glod.nth(0).hover({force: true});
    await expect(glod.nth(1)).toHaveAttribute('src', fileName('mood-glod', 1));
    await expectSeen(glod.nth(1));
  }

  await shop.open('/category/revision');
  const looks = new Set<string>();
  for (const product of productsIn('revision')) {
    const picture = shop.card(titleOf(product, 'sv')).locator('img').first();
    await expect(picture).toHaveAttribute('src', /paper/);
    looks.add((await picture.screenshot()).toString('base64'));
  }
  expect(looks.size, 'each card shows its own section').toBe(productsIn('revision').length);

  const atom = 'hybrid-atom-carbon-fiber-acetate-sunglasses';
  await shop.open('/category/fibrous');
  await expect(
    shop
      .card(titleOf(productOf(atom), 'sv'))
      .locator('img')
      .first(),
  ).toHaveAttribute('src', fileName(atom, 3));
});

test('the large cards that begin a list show this shop’s goods in sunlight, and the usual picture on hover', async ({
  demoShop,
  isMobile,
  shop,
}) => {
  const fileName = pictureOf(demoShop);
  await shop.open('/category/fibrous');
  for (const handle of ['skarv-carbon-fiber-sunglasses', 'hybrid-atom']) {
    const card = shop.card(titleOf(productOf(handle), 'sv'));
    const image = card.locator('img');
    await expect(image.first()).toHaveAttribute('src', fileName(handle, 1));
    if (isMobile) continue;
    await image.first().hover({force: true});
    await expect(image.nth(1)).toHaveAttribute('src', fileName(handle, 0));
  }
  await shop.open('/category/revision');
  const paper = shop.cards.locator('img').first();
  await expect(paper, 'specification §9 chooses its picture').toHaveAttribute('src', /paper/);
});

test('no row of a list is short', async ({isMobile, shop}) => {
  for (const [category, wide, phone] of [
    ['mood', [2, 3, 3], [2, 2, 2, 2]],
    ['revision', [2, 3], [1, 2, 2]],
    ['fibrous', [2, 4, 4], [2, 2, 2, 2, 2]],
    ['titan', [3, 4], [1, 2, 2, 2]],
    ['eyewood', [3, 3], [2, 2, 2]],
  ] as const) {
    await shop.open(`/category/${category}`);
    const list = await shop.page.getByRole('main').locator('.card-grid').first().boundingBox();
    const boxes = await shop.cards.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
    );
    const tops = [...new Set(boxes.map((box) => Math.round(box.top)))];
    const found = tops.map((top) => boxes.filter((box) => Math.round(box.top) === top));
    expect(
      found.map((row) => row.length),
      category,
    ).toEqual(isMobile ? phone : wide);
    for (const row of found) {
      expect(row.at(-1)?.right, category).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0);
      const widths = new Set(row.map(({width}) => Math.round(width)));
      expect(widths.size, 'the cards of a row are as wide as each other').toBe(1);
    }
  }
});

test('§4 a card adds one unit and confirms it in the visitor’s language', async ({cart, shop}) => {
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

test('§4 a sold-out card says so and adds nothing', {tag: '@phone'}, async ({shop}) => {
  const product = someProduct(({variants}) => !variants.some(isForSale));
  const category = Object.keys(categoryNames).find((name) => productsIn(name).includes(product));
  await shop.open(`/category/${category ?? ''}`);
  const card = shop.card(titleOf(product, 'sv'));
  await expect(card.getByText(shop.words.outOfStock)).toBeVisible();
  const button = card.getByRole('button');
  await expect(button).toBeDisabled();
  // The disabled button does not cover the card's link.
  await button.click({force: true});
  await expect(shop.page).toHaveURL(`/product/${product.handle}`);
});

test('a reduced price shows beside the labelled former price', {tag: '@once'}, async ({shop}) => {
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
});

test('§2 a card links to its product, which links back', async ({shop}) => {
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

test('the back button restores the scroll position', async ({shop}) => {
  const {page} = shop;
  const product = productsIn('mood').at(-2);
  if (!product) throw new Error('The category is empty.');
  await shop.open('/category/mood');
  const link = page.getByRole('link', {name: titleOf(product, 'sv'), exact: true});
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await expect(shop.heading).toHaveText(titleOf(product, 'sv'));
  await expect(shop.skeletons).toHaveCount(0);
  await expect(page.locator('#neighbours')).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(shop.heading).toHaveText('Färg');
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
  await page.goForward();
  await expect(shop.heading).toHaveText(titleOf(product, 'sv'));
});

test('a finger on a card fetches nothing before it lifts', {tag: '@phone'}, async ({shop}) => {
  const {page} = shop;
  await shop.open('/category/mood');
  await page.clock.install();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const link = shop.cards.first().getByRole('link');
  await link.dispatchEvent('touchstart');
  // The router would prefetch after 100 ms.
  await page.clock.runFor(500);
  expect(requests.filter((path) => path.endsWith('.data'))).toEqual([]);
  await link.tap();
  await expect(shop.skeletons).toHaveCount(0);
  expect(requests.filter((path) => path.endsWith('.data'))).toHaveLength(1);
});

test.describe('with real pictures', {tag: '@desktop'}, () => {
  test.use({realPictures: true});

  test('§2 the pictures in view load', async ({shop}) => {
    await shop.open('/category/engraved');
    const picture = shop.cards.first().locator('img').first();
    await expect
      .poll(() =>
        picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)),
      )
      .toBeGreaterThan(100);
  });
});
