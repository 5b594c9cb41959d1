import type {Locator} from '@playwright/test';
import {productOf, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';

const skarv = productOf('skarv-carbon-fiber-sunglasses');
const lille = productOf('kids-lille');

test(
  'a card shows the number of colours and names the variant that it adds',
  {tag: '@once'},
  async ({cart, shop}) => {
    const {page, words} = shop;
    await shop.open('/category/kids');
    const title = titleOf(lille, 'sv');
    const card = shop.card(title);
    await expect(card.getByText('5 färger')).toBeVisible();
    await card.getByRole('button', {name: `${words.add(title)}: Orange, 3–`}).click();
    const toast = shop.toast(words.added(title));
    await expect(toast).toContainText('Orange, 3–');
    await expect(cart.button).toHaveText('1');
    await toast.getByRole('link', {name: 'Välj en annan variant'}).click();
    await expect(shop.heading).toHaveText(title);
    await expect(page).toHaveURL(/kids-lille$/);
  },
);

test(
  'a product page shows the picture of the chosen colour and lens',
  {tag: '@desktop'},
  async ({demoShop, shop}) => {
    const {page} = shop;
    const files = demoShop.stores.products.byHandle(skarv.handle)?.imageList() ?? [];
    const [red, redMirror] = [undefined, 'silver-mirror'].map((lens) => {
      const place = skarv.pictures.findIndex(
        ({view, look}) =>
          view === 'three-quarter' && look?.material === 'carbon-red' && look.lens === lens,
      );
      return page.locator(`main img[src*="${files[place]?.fileName}"]`).first();
    }) as [Locator, Locator];
    const note = page.getByText('Bilden visar');
    const crossedOut = page.getByText('Överstrukna alternativ är slutsålda.');
    await shop.open(`/product/${skarv.handle}`);
    await expect(crossedOut).toBeHidden();
    const inRed = page.getByRole('button', {name: /^Röd/});
    await inRed.click();
    await expect(red).toBeInViewport();
    await expect(crossedOut).toBeVisible();
    await page.getByRole('button', {name: 'Silverspegel, slutsåld', exact: true}).click();
    await expect(redMirror).toBeInViewport();
    await expect(note).toHaveCount(0);

    // A variant's URL opens the page on its picture.
    const number = demoShop.variantId('SKARV-RED-SMO').split('/').at(-1);
    await shop.open(`/product/${skarv.handle}?variant=${number}`);
    await expect(red).toBeInViewport();
  },
);

test(
  'a product page links to its collection and to other products in it',
  {tag: '@once'},
  async ({shop}) => {
    const {page} = shop;
    const main = page.getByRole('main');
    await shop.open(`/product/${skarv.handle}`);
    await expect(main.getByText('Fri frakt', {exact: true})).toBeVisible();
    const others = main.getByRole('region', {name: 'Fler ur kollektionen'});
    await expect(others.locator('.card')).toHaveCount(4);
    await expect(others.getByRole('heading', {name: titleOf(skarv, 'sv')})).toHaveCount(0);
    await main.getByRole('link', {name: 'Kolfiber', exact: true}).click();
    await expect(page).toHaveURL(/\/category\/fibrous$/);
    // It starts with a sentence, and its last row has more than one card.
    await expect(main.getByText('Solglasögon i vävd kolfiber')).toBeVisible();
    await expect(shop.cards).not.toHaveCount(0);
    const places = await shop.cards.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().top),
    );
    expect(places.filter((top) => top === places.at(-1)).length).toBeGreaterThan(1);
  },
);

test('the 404 page has a picture and two links', {tag: '@once'}, async ({problems, shop}) => {
  problems.allowStatus(404);
  await shop.open('/no-such-page');
  const main = shop.page.getByRole('main');
  await expect(
    main.getByRole('img', {name: /Hopfällda solglasögon i sköldpaddsmönstrat acetat/}),
  ).toBeVisible();
  await expect(main.getByRole('link')).toHaveCount(2);
});

test(
  'values that differ in price say what the pair costs with them',
  {tag: '@once'},
  async ({shop}) => {
    const {page} = shop;
    const values = (group: string) => page.getByRole('group', {name: group}).getByRole('button');
    await shop.open('/product/skarv-carbon-fiber-sunglasses');
    await expect(values('Färg')).toHaveText([
      'Svart 2499.00 SEK',
      'Röd 2699.00 SEK',
      'Blå 2699.00 SEK',
    ]);
    await values('Glas').filter({hasText: 'Silverspegel'}).click();
    await expect(values('Färg')).toHaveText(['Svart 2599.00 SEK', 'Röd', 'Blå 2799.00 SEK']);
    // Of its colours, one is for sale.
    await shop.open('/product/titan-terne');
    await expect(values('Färg')).toHaveText(['Silver', 'Svart']);
  },
);
