import sharp from 'sharp';
import {keepUnits} from '../../app/i18n/keep-units.ts';
import {
  firstVariant,
  isForSale,
  oreOf,
  productOf,
  shownPrice,
  someProduct,
  titleOf,
} from './fixtures/goods.ts';
import type {Shop} from './fixtures/shop.ts';
import {expect, test} from './fixtures/test.ts';
import {languages, words} from './fixtures/words.ts';

const fjell = productOf('mood-fjell');
const bris = productOf('mood-bris');

/** The page's own price and button; the bar at the bottom of phones repeats them. */
function purchase({page, words: texts}: Shop) {
  const main = page.getByRole('main');
  return {
    price: main.locator('p[aria-live] .price').first(),
    button: main
      .getByRole('button', {name: texts.addToCart, exact: true})
      .or(main.getByRole('button', {name: texts.outOfStock, exact: true}))
      .first(),
  };
}

test('§2 the gallery begins with the first picture, and thumbnails choose another', async ({
  shop,
}) => {
  const count = fjell.pictures.length;
  await shop.open(`/product/${fjell.handle}`);
  const thumbnails = shop.page.getByRole('button', {name: /^Bild \d+ av \d+$/});
  await expect(thumbnails).toHaveCount(count);
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
  await thumbnails.nth(2).click();
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(thumbnails.nth(0)).not.toHaveAttribute('aria-current');
  await expect(
    shop.page.getByRole('img', {name: `${titleOf(fjell, 'sv')}, i petrol, från sidan`}),
  ).toBeInViewport();

  const single = someProduct(
    ({pictures, handle}) => pictures.length === 1 && !/paper/.test(handle),
  );
  await shop.open(`/product/${single.handle}`);
  await expect(thumbnails).toHaveCount(0);
});

test('a picture is shown large on a click, and closes by click and Escape', async ({shop}) => {
  const {page} = shop;
  await shop.open(`/product/${fjell.handle}`);
  const gallery = page.getByRole('region', {name: `Bilder på ${titleOf(fjell, 'sv')}`});
  const pictures = gallery.getByRole('button', {name: /\(förstora\)$/});
  const zoom = page.getByRole('dialog');
  const large = zoom.locator('img');
  await expect(page.locator('img[src*="width=1200"]')).toHaveCount(0);

  await pictures.first().click();
  await expect(zoom).toBeVisible();
  await expect(large).toHaveAttribute('src', /width=1200/);
  await expect(zoom.getByRole('button', {name: 'Stäng bilden'})).toBeFocused();
  // Larger than the window, and moved by scrolling.
  expect(await zoom.evaluate((dialog) => dialog.scrollHeight > dialog.clientHeight)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(pictures.first()).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(pictures.nth(1)).toBeFocused();
  await expect(pictures.nth(1)).toBeInViewport({ratio: 0.7});
  await page.keyboard.press('Enter');
  await expect(zoom).toBeVisible();
  await large.click({position: {x: 20, y: 20}, force: true});
  await expect(zoom).toHaveCount(0);
  await expect(pictures.nth(1)).toBeFocused();
});

test(
  'the way to buy stays in sight while the description is read',
  {tag: '@desktop'},
  async ({shop}) => {
    await shop.open(`/product/${fjell.handle}`);
    const main = shop.page.getByRole('main');
    await main.getByRole('term').last().scrollIntoViewIfNeeded();
    await main.getByText('Tillverkare och säkerhet').scrollIntoViewIfNeeded();
    await expect(purchase(shop).button).toBeInViewport({ratio: 1});
  },
);

test(
  'the bar at the bottom of a phone leaves the end of the page in sight',
  {tag: '@phone'},
  async ({shop}) => {
    await shop.open(`/product/${fjell.handle}`);
    const {page} = shop;
    await page.evaluate(() =>
      window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}),
    );
    const bar = page.locator('[data-purchase-bar]:not([inert])');
    const logos = page.getByRole('contentinfo').getByRole('img').last();
    await expect(bar).toBeInViewport();
    await expect(logos).toBeInViewport({ratio: 1});
    const [barBox, logosBox] = [await bar.boundingBox(), await logos.boundingBox()];
    expect(logosBox && logosBox.y + logosBox.height).toBeLessThanOrEqual(barBox?.y ?? 0);
  },
);

test('a value shows its colour beside its name', {tag: '@desktop'}, async ({shop}) => {
  await shop.open(`/product/${fjell.handle}`);
  const honey = shop.page.getByRole('button', {name: 'Honung', exact: true});
  const petrol = shop.page.getByRole('button', {name: 'Petrol', exact: true});
  await expect(honey.locator('span[aria-hidden]')).toHaveCSS(
    'background-color',
    'rgb(207, 138, 58)',
  );
  await expect(petrol.locator('span[aria-hidden]')).toHaveCSS(
    'background-color',
    'rgb(47, 127, 128)',
  );
  await shop.open(`/product/${bris.handle}`);
  const size = shop.page.getByRole('group', {name: 'Storlek'}).getByRole('button');
  await expect(size).toHaveCount(3);
  await expect(size.locator('span[aria-hidden]')).toHaveCount(0);
});

test('a picture’s own colour is there before the picture', {tag: '@once'}, async ({storefront}) => {
  const page = await fetch(`${storefront.origin}/product/${fjell.handle}`);
  const [tag = ''] = /<img[^>]*background-color[^>]*>/.exec(await page.text()) ?? [];
  const [, placeholder = ''] = /background-color:#(\w{6})/.exec(tag) ?? [];
  const [, source = ''] = / src="([^"]+)"/.exec(tag) ?? [];
  const picture = await (await fetch(source.replaceAll('&amp;', '&'))).arrayBuffer();
  const {channels} = await sharp(picture).removeAlpha().stats();
  channels.forEach(({mean}, channel) => {
    const byte = Number.parseInt(placeholder.slice(2 * channel, 2 * channel + 2), 16);
    expect(Math.abs(byte - mean), `#${placeholder}, channel ${channel}`).toBeLessThan(12);
  });
});

test('lenses sold loose are not called CE marked sunglasses', {tag: '@once'}, async ({shop}) => {
  const main = shop.page.getByRole('main');
  for (const [handle, loose] of [
    ['linser-terne', true],
    ['titanium-v2-mirror-lenses', true],
    ['titanium-v2-lom-polarised-lenses', false],
    [fjell.handle, false],
  ] as const) {
    await shop.open(`/product/${handle}`);
    await main.getByText('Tillverkare och säkerhet').click();
    await expect(main.getByText(/^Glasen är delar till en bestämd modell/)).toBeVisible({
      visible: loose,
    });
    await expect(main.getByText(/^Solglasögonen är CE-märkta/)).toBeVisible({visible: !loose});
    await expect(main.getByText(/^Titta aldrig rakt in i solen/)).toBeVisible();
  }
});

test(
  'on paper: what was chosen, no controls, and every answer',
  {tag: '@desktop'},
  async ({shop}) => {
    const {page} = shop;
    await shop.open(`/product/${fjell.handle}`);
    await page.emulateMedia({media: 'print'});
    const main = page.getByRole('main');
    await expect(main.getByRole('button', {name: 'Petrol', exact: true})).toBeVisible();
    await expect(main.getByRole('button', {name: 'Honung', exact: true})).toBeHidden();
    await expect(purchase(shop).button).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(main.getByText(/^Solglasögonen är CE-märkta/)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  },
);

test.describe('in English', () => {
  test.use({language: 'en'});

  test('§4 the first variant is chosen; an option’s value chooses another, with its price', async ({
    shop,
  }) => {
    await shop.open(`/product/${fjell.handle}`);
    const {price} = purchase(shop);
    const colours = shop.page.getByRole('group', {name: 'Color'});
    const value = (name: string) => colours.getByRole('button', {name, exact: true});
    await expect(value('Petrol')).toHaveAttribute('aria-pressed', 'true');
    await expect(price).toHaveText(shownPrice(firstVariant(fjell).price, 'en'));

    const tortoise = fjell.variants.find(
      ({selectedOptions}) => selectedOptions.Color === 'Tortoise',
    );
    await value('Tortoise').click();
    await expect(value('Tortoise')).toHaveAttribute('aria-pressed', 'true');
    await expect(value('Petrol')).toHaveAttribute('aria-pressed', 'false');
    await expect(price).toHaveText(shownPrice(tortoise?.price ?? '', 'en'));

    const soldOut = colours.getByRole('button', {name: /^Rose/});
    await expect(soldOut).toBeDisabled();
  });

  test('§4 of two options, a value is disabled only if no variant with it is for sale', async ({
    cart,
    shop,
  }) => {
    await shop.open(`/product/${bris.handle}`);
    const option = (name: string) => shop.page.getByRole('group', {name});
    for (const {name, values} of bris.options) {
      for (const value of values) {
        const available = bris.variants.some(
          (variant) => variant.selectedOptions[name] === value && isForSale(variant),
        );
        const button = option(name).getByRole('button', {name: new RegExp(`^${value}`)});
        await (available ? expect(button).toBeEnabled() : expect(button).toBeDisabled());
      }
    }
    const {button} = purchase(shop);
    await option('Size').getByRole('button', {name: 'Wide'}).click();
    await expect(option('Color').getByRole('button', {name: 'Blue'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(button).toHaveText(words.en.outOfStock);
    await expect(button).toBeDisabled();
    await option('Color').getByRole('button', {name: 'Green'}).click();
    await expect(button).toHaveText(words.en.addToCart);
    await button.click();
    await cart.open();
    await expect(cart.lines.getByText('Green • Wide', {exact: true})).toBeVisible();
  });
});

test('§3 options are translated', {tag: '@once'}, async ({shop}) => {
  await shop.open(`/product/${fjell.handle}`);
  const honey = shop.page.getByRole('group', {name: 'Färg'}).getByRole('button', {name: 'Honung'});
  await honey.click();
  await shop.switchLanguage('en');
  await expect(
    shop.page.getByRole('group', {name: 'Color'}).getByRole('button', {name: 'Honey'}),
  ).toHaveAttribute('aria-pressed', 'true');
});

test(
  '§5 option selectors appear only where the first option has more than one value',
  {tag: '@once'},
  async ({shop}) => {
    const plain = someProduct(({options}) => (options[0]?.values.length ?? 0) <= 1);
    await shop.open(`/product/${plain.handle}`);
    await expect(shop.heading).toHaveText(titleOf(plain, 'sv'));
    await expect(shop.page.getByRole('main').locator('fieldset')).toHaveCount(0);
    await shop.open(`/product/${bris.handle}`);
    await expect(shop.page.getByRole('main').locator('fieldset')).toHaveCount(bris.options.length);
  },
);

test('§4 add to cart says so in both languages', async ({cart, shop}) => {
  await shop.open(`/product/${fjell.handle}`);
  for (const [index, language] of languages.entries()) {
    await shop.switchLanguage(language);
    await purchase(shop).button.click();
    await expect(shop.toast(shop.words.added(titleOf(fjell, language)))).toBeVisible();
    await expect(cart.button).toHaveText(String(index + 1));
  }
});

test('§4 what is sold out cannot be added', {tag: '@once'}, async ({shop}) => {
  const product = someProduct(({variants}) => !variants.some(isForSale));
  await shop.open(`/product/${product.handle}`);
  const {button} = purchase(shop);
  await expect(button).toHaveText(shop.words.outOfStock);
  await expect(button).toBeDisabled();
  await shop.switchLanguage('en');
  await expect(purchase(shop).button).toHaveText(words.en.outOfStock);
});

test('§2 a reduced price shows the former one beside it', {tag: '@once'}, async ({shop}) => {
  const product = someProduct(
    ({variants}) => variants[0]?.compareAtPrice !== undefined && isForSale(variants[0]),
  );
  const variant = firstVariant(product);
  await shop.open(`/product/${product.handle}`);
  await expect(purchase(shop).price).toHaveText(shownPrice(variant.price, 'sv'));
  const former = shop.page.getByRole('main').locator('s').first();
  await expect(former).toHaveText(shownPrice(variant.compareAtPrice ?? '', 'sv'));
  expect(oreOf(variant.compareAtPrice ?? '0.00')).toBeGreaterThan(oreOf(variant.price));
});

test('§2 payment row, promises, description and the way back', async ({shop}) => {
  await shop.open(`/product/${fjell.handle}`);
  const main = shop.page.getByRole('main');
  for (const [language, shipping, warranty] of [
    ['sv', 'Fri frakt på den här', '24 månaders garanti'],
    ['en', 'Free shipping on this one', '24 month warranty'],
  ] as const) {
    await shop.switchLanguage(language);
    await expect(main.getByText(shop.words.payment)).toBeVisible();
    await expect(main.getByRole('img', {name: 'Visa'})).toBeVisible();
    await expect(main.getByRole('img', {name: 'Mastercard'})).toBeVisible();
    await expect(main.getByRole('heading', {name: shop.words.description})).toBeVisible();
    await expect(main.getByText(shipping)).toBeVisible();
    await expect(main.getByText(warranty)).toBeVisible();
  }
  const [paragraph = ''] = fjell.description.split('\n\n');
  await expect(main.getByText(paragraph)).toBeVisible();
  await main.getByRole('link', {name: shop.words.backToProducts}).click();
  await expect(shop.page).toHaveURL(/\/$/);
});

test('§3 measurements are a table, and not told twice', {tag: '@once'}, async ({shop}) => {
  await shop.open('/product/mood-fjell');
  const main = shop.page.getByRole('main');
  const rows = {
    sv: [
      'Hela bredden143 mm',
      'Höjd51 mm',
      'Ett glas, bredd och höjd54 × 46 mm',
      'Brygga18 mm',
      'Skalm144 mm',
      'Märkning på skalmen54□18-144',
      'Vikt28 g',
      'GlasPolariserade, 5 lager, UV400',
    ],
    en: [
      'Total width143 mm',
      'Height51 mm',
      'One lens, width and height54 × 46 mm',
      'Bridge18 mm',
      'Temple144 mm',
      'Marking on the temple54□18-144',
      'Weight28 g',
      'LensesPolarised, 5 layers, UV400',
    ],
  };
  for (const language of languages) {
    await shop.switchLanguage(language);
    await expect(main.locator('dl > div')).toHaveText(rows[language]);
    await expect(main).not.toContainText(/(Längd|Length) \d/);
  }
  // And a drawing in one scale, of a pair that is worn.
  const drawing = main.getByRole('img', {name: /the front is 143 mm wide and 51 mm high/});
  const [card, frontOf] = [drawing.locator('[data-card]'), drawing.locator('[data-front]')];
  const [cardBox, frontBox] = [await card.boundingBox(), await frontOf.boundingBox()];
  expect((frontBox?.width ?? 0) / (cardBox?.width ?? 1)).toBeCloseTo(143 / 85.6, 1);
  await shop.open('/product/linser-terne');
  await expect(main.getByRole('term')).toHaveText([
    'One lens, width and height',
    'Weight',
    'Lenses',
  ]);
  await expect(main.getByRole('img', {name: /to scale/})).toHaveCount(0);
});

test(
  '§2 carbon tells of hinges and lenses, kids’ products of children, others of neither',
  {tag: '@once'},
  async ({shop}) => {
    const sections = shop.page.getByRole('main').getByRole('heading', {level: 2});
    await shop.open('/product/fibrous-kobbe');
    await expect(sections.filter({hasText: 'Gångjärn'})).toBeVisible();
    await expect(sections.filter({hasText: 'Glas'})).toBeVisible();
    await shop.open('/product/kids-lille');
    await expect(sections.filter({hasText: keepUnits('3–10 år')})).toBeVisible();
    await expect(sections.filter({hasText: 'Gångjärn'})).toHaveCount(0);
    await shop.open('/product/titan-terne');
    await expect(sections.filter({hasText: 'Fler i kollektionen Titan'})).toBeVisible();
    await expect(sections.filter({hasText: /^(Gångjärn|Glas)$|år/})).toHaveCount(0);
  },
);

test(
  '§8 a missing product answers 404 with a page and a way home',
  {tag: '@once'},
  async ({problems, shop}) => {
    problems.allowStatus(404);
    const response = await shop.open('/product/no-such-product');
    expect(response.status()).toBe(404);
    await expect(shop.heading).toHaveText(words.sv.productNotFound);
    await shop.switchLanguage('en');
    await expect(shop.heading).toHaveText('Product not found');
    await shop.page.getByRole('link', {name: 'Return to Home'}).click();
    await expect(shop.page).toHaveURL(/\/$/);
  },
);

test(
  '§2 on a phone, the purchase bar comes once the button has scrolled away',
  {tag: '@phone'},
  async ({cart, shop}) => {
    await shop.open(`/product/${fjell.handle}`);
    const bar = shop.page.getByRole('main').locator('[inert]');
    const button = shop.page
      .getByRole('main')
      .getByRole('button', {name: shop.words.addToCart})
      .last();
    await purchase(shop).button.scrollIntoViewIfNeeded();
    await expect(bar).toHaveCSS('opacity', '0');
    await shop.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
    await expect(button).toBeInViewport();
    await button.tap();
    await expect(cart.button).toHaveText('1');
  },
);

for (const language of languages) {
  test.describe(`without JavaScript, in ${language}`, {tag: '@desktop'}, () => {
    test.use({javaScriptEnabled: false, language});

    test('§2 the page is complete', async ({shop}) => {
      await shop.page.goto(`/product/${bris.handle}`);
      const title = titleOf(bris, language);
      await expect(shop.page.locator('html')).toHaveAttribute('lang', language);
      await expect(shop.heading).toHaveText(title);
      await expect(shop.page).toHaveTitle(`${title} – Västerljus`);
      await expect(shop.page.locator('meta[name=description]')).toHaveAttribute('content', /\w/);
      await expect(purchase(shop).price).toHaveText(shownPrice(firstVariant(bris).price, language));
      await expect(
        shop.page.getByRole('heading', {name: words[language].description}),
      ).toBeVisible();
      const picture =
        language === 'en'
          ? (bris.pictures[0]?.altText ?? '')
          : `${title}, i blått, snett framifrån`;
      await expect(shop.page.getByRole('img', {name: picture, exact: true})).toBeVisible();
    });
  });
}
