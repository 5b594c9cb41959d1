import {testWithShop} from './fixtures/another-shop.ts';
import {expect} from './fixtures/test.ts';

const test = testWithShop('stranger');

test.describe('pictures of another shape', {tag: '@phone'}, () => {
  test.use({realPictures: true});

  test('a picture wider than high is enlarged in the middle of the window', async ({
    page,
    shop,
  }) => {
    await shop.open('/product/titan-aviator');
    const pictures = page.getByRole('button', {name: /\(förstora\)$/});
    await pictures.first().click();
    const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
    const large = page.getByRole('dialog').locator('img');
    const shown = async () => {
      const box = await large.boundingBox();
      return box && {width: Math.round(box.width), middle: Math.round(box.y + box.height / 2)};
    };
    const middle = height / 2;
    await expect.poll(shown).toEqual({width, middle});
    await page.touchscreen.tap(width / 2, middle);
    await expect.poll(shown).toEqual({width: 1.8 * width, middle});
  });
});

test.describe('products that only other shops sell', {tag: '@desktop'}, () => {
  test.use({language: 'en'});

  test('a shopper picks a size of one colour whose first size is sold out', async ({
    page,
    shop,
  }) => {
    await shop.open('/product/storm-fingervantar');
    await expect(page.getByRole('button', {name: 'Out of stock'}).first()).toBeVisible();
    await expect(page.getByText(/^Still available: /)).toBeVisible();
    const size = page.getByRole('group').filter({has: page.locator('legend')});
    await expect(size).toHaveCount(1);
    await size.locator('button:enabled').first().click();
    await page.getByRole('main').getByRole('button', {name: 'Add to cart'}).first().click();
    await expect(shop.toast('added to cart')).toBeVisible();
  });

  test('a shopper finds the only variant in stock, past the hundredth', async ({page, shop}) => {
    await shop.open('/product/enstyrkeglas-alla-styrkor');
    for (const group of await page.locator('fieldset').all()) {
      await group.locator('button:enabled').first().click();
    }
    await expect(
      page.getByRole('main').getByRole('button', {name: 'Add to cart'}).first(),
    ).toBeEnabled();
  });

  test('a collection from Shopify shows at its own URL with its name', async ({page, shop}) => {
    await shop.open('/collections/solglasogon');
    await expect(page).toHaveURL(/\/category\/solglasogon$/);
    await expect(shop.heading).toHaveText('Solglasögon');
    await expect(shop.heading).toHaveAttribute('lang', 'sv');
    await expect(shop.cards.getByRole('heading', {name: 'Titan Aviator'})).toBeVisible();
    await page.getByRole('link', {name: 'Filter and sort'}).click();
    await page.getByRole('checkbox', {name: /^Klar/}).check();
    await page.getByRole('button', {name: /^Show \d+ products?$/}).click();
    await expect(page).toHaveURL(/\/category\/solglasogon\?colour=klar$/);
    await expect(page.getByRole('link', {name: 'Remove Klar'}).locator('[lang=sv]')).toBeVisible();
    await shop.open('/category/rea');
    await expect(shop.heading).toHaveText('Rea');
    await expect(page.getByText(shop.words.noProducts)).toBeVisible();
  });

  test('the shipping link leads to the shop’s own policy', async ({page, shop}) => {
    await shop.open('/product/titan-aviator');
    await expect(page.getByRole('main')).not.toContainText('Free shipping');
    await page.getByRole('main').getByRole('link', {name: 'shipping'}).click();
    await expect(page).toHaveURL(/\/policies\/shipping-policy$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Fraktpolicy');
  });

  test('a gift card mentions no shipping, warranty or returns', async ({page, shop}) => {
    await shop.open('/product/presentkort');
    await expect(page.getByRole('main')).not.toContainText(
      /free shipping|warranty|returns|CE mark/i,
    );
  });

  test('hovering a link in the shop’s own words requests nothing', async ({page, shop}) => {
    await shop.open('/product/verkstadsglasogon');
    // It may lead to a discount, which its address alone would apply.
    await page.clock.install();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.locator('.shop-html a[href^="/"]').hover();
    await page.clock.runFor(500);
    // One of the page's own is fetched, so that the first has had its time.
    const fetched = page.waitForRequest(/\/search\.data/);
    await page.getByRole('banner').locator('a[href="/search"]').hover();
    await page.clock.runFor(500);
    await fetched;
    expect(requests.filter((path) => path.startsWith('/pages/'))).toEqual([]);
  });

  test('a pre-order product is not called in stock', async ({page, shop}) => {
    await shop.open('/product/lasglasogon-pa-vag');
    await expect(
      page.getByText('Not in stock right now; we send it as soon as it arrives'),
    ).toBeVisible();
    await expect(page.getByText('In stock', {exact: true})).toHaveCount(0);
  });

  test('a title is shown as written; a picture of another colour says so', async ({page, shop}) => {
    await shop.open('/product/titan-aviator');
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText('Titan Aviator');
    await expect(heading).toHaveAttribute('lang', 'sv');
    await page.getByRole('button', {name: /^Matt svart/}).click();
    await expect(page.getByText('The picture shows Silver')).toBeVisible();
    await shop.switchLanguage('sv');
    await expect(page.getByText('Bilden visar Silver')).toBeVisible();
  });

  test('a reduction shows only if the shop states the lowest price', async ({page, shop}) => {
    const former = page.getByRole('main').locator('s');
    await shop.open('/product/rea-med-lagsta-pris');
    await expect(former.first()).toBeVisible();
    for (const handle of ['rea-utan-uppgift', 'rea-som-sager-emot-sig', 'rea-baklanges']) {
      await shop.open(`/product/${handle}`);
      await expect(former).toHaveCount(0);
    }
  });

  test('an HTML description keeps its lists and tables, and runs no script', async ({
    page,
    shop,
  }) => {
    await shop.open('/product/verkstadsglasogon');
    const text = page.locator('.shop-html');
    await expect(text.locator('table')).toBeVisible();
    await expect(text.locator('li').first()).toBeVisible();
    await expect(text.locator('script, style, iframe, [onclick], [style]')).toHaveCount(0);
  });

  test('a portrait picture is shown uncropped beside the text', async ({page, shop}) => {
    await shop.open('/product/enstyrkeglas-alla-styrkor');
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toHaveAttribute('src', /height=/);
    // Only the style tells whether a picture is cropped: these have one colour.
    await expect(picture).toHaveCSS('object-fit', 'contain');
  });

  test('a wide picture is shown uncropped, and a card without a picture says so', async ({
    page,
    shop,
  }) => {
    await shop.open('/product/bred-bild');
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toHaveCSS('object-fit', 'contain');
    const address = new URL((await picture.getAttribute('src')) ?? '');
    const [width, height] = ['width', 'height'].map((name) =>
      Number(address.searchParams.get(name)),
    ) as [number, number];
    expect(width / height).toBeCloseTo(3, 1);
    await shop.open('/search?q=skruvsats');
    const card = shop.card('Skruvsats');
    await expect(card.getByText(shop.words.noImage)).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
  });
});
