import type {Locator} from '@playwright/test';
import {keepUnits} from '../../app/i18n/keep-units.ts';
import {productOf} from './fixtures/goods.ts';
import {groundOf, lookOf} from './fixtures/pixels.ts';
import {purchase} from './fixtures/purchase.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const fjell = productOf('mood-fjell');

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
  'print shows the selected variant and every answer, without controls',
  {tag: '@desktop'},
  async ({shop}) => {
    const {page} = shop;
    await shop.open(`/product/${fjell.handle}`);
    await page.emulateMedia({media: 'print'});
    const main = page.getByRole('main');
    await expect(main.getByRole('button', {name: /^Petrol/})).toBeVisible();
    await expect(main.getByRole('button', {name: /^Honung/})).toBeHidden();
    await expect(purchase(shop).button).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(main.getByText(/^Solglasögonen är CE-märkta/)).toBeVisible();
    expect(groundOf(await lookOf(main))).toEqual([255, 255, 255]);
  },
);

test(
  '§2 the page has a payment row, promises, a description and a link back',
  {tag: '@phone'},
  async ({shop}) => {
    await shop.open(`/product/${fjell.handle}`);
    const main = shop.page.getByRole('main');
    for (const [language, shipping, warranty] of [
      ['sv', 'Fri frakt', '24 månaders garanti'],
      ['en', 'Free shipping', '24-month warranty'],
    ] as const) {
      await shop.switchLanguage(language);
      await expect(main.getByText(shop.words.payment)).toBeVisible();
      await expect(main.getByRole('img', {name: 'Visa'})).toBeVisible();
      await expect(main.getByRole('img', {name: 'Mastercard'})).toBeVisible();
      await expect(main.getByRole('heading', {name: shop.words.description})).toBeVisible();
      await expect(main.getByText(shipping, {exact: true})).toBeVisible();
      await expect(main.getByText(warranty)).toBeVisible();
    }
    const [paragraph = ''] = fjell.description.split('\n\n');
    await expect(main.getByText(paragraph)).toBeVisible();
    await main.getByRole('link', {name: shop.words.backToProducts}).click();
    await expect(shop.page).toHaveURL(/\/$/);
  },
);

test('§3 measurements appear once, in a table', {tag: '@once'}, async ({shop}) => {
  await shop.open('/product/mood-fjell');
  const main = shop.page.getByRole('main');
  const rows = {
    sv: [
      'Bredd143 mm',
      'Höjd53 mm',
      'Glasets bredd och höjd53 × 43 mm',
      'Brygga22 mm',
      'Skalmlängd144 mm',
      'Märkning på skalmen53-22-144',
      'Vikt28 g',
      'GlasPolariserade, 5 lager, UV400',
      'Filterkategori3',
      'MedföljerFodral och duk',
    ],
    en: [
      'Width143 mm',
      'Height53 mm',
      'Lens width and height53 × 43 mm',
      'Bridge22 mm',
      'Temple length144 mm',
      'Temple marking53-22-144',
      'Weight28 g',
      'LensesPolarised, 5 layers, UV400',
      'Filter category3',
      'IncludedCase and cloth',
    ],
  };
  for (const language of languages) {
    await shop.switchLanguage(language);
    await expect(main.locator('dl > div')).toHaveText(rows[language]);
    await expect(main).not.toContainText(/(Längd|Length) \d/);
  }
  // The scale drawing needs sunglasses that are worn.
  const drawing = main.getByRole('img', {name: /the front is 143 mm wide and 53 mm high/});
  const [card, frontOf] = [drawing.locator('[data-card]'), drawing.locator('[data-front]')];
  // Without the strokes, half of which lie outside.
  const width = (drawn: Locator) => drawn.evaluate((each: SVGGElement) => each.getBBox().width);
  expect((await width(frontOf)) / (await width(card))).toBeCloseTo(143 / 85.6, 2);
  await shop.open('/product/linser-terne');
  await expect(main.getByRole('term')).toHaveText(['Lens width and height', 'Weight', 'Lenses']);
  await expect(main.getByRole('img', {name: /to scale/})).toHaveCount(0);
});

test(
  'size, width and weight stand beside the price, and follow the chosen size as table and drawing do',
  {tag: '@once'},
  async ({shop}) => {
    const main = shop.page.getByRole('main');
    const size = main.getByText(/^\w+, \d+\smm, \d+\sg$/);
    await shop.open('/product/titan-terne');
    await expect(size).toHaveText(keepUnits('Medelbred, 141 mm, 19 g'));
    await shop.open('/product/mood-bris');
    await expect(size).toHaveText(keepUnits('Medelbred, 140 mm, 20 g'));
    const sizes = main.getByRole('group', {name: 'Storlek'}).getByRole('button');
    await expect(sizes).toHaveText(['Smal', 'Medelbred', 'Bred']);
    await sizes.filter({hasText: /^Bred/}).click();
    await expect(size).toHaveText(keepUnits('Bred, 146 mm, 21 g'));
    await expect(main.getByRole('definition').first()).toHaveText(keepUnits('146 mm'));
    await expect(main.getByRole('img', {name: /^Måttritning/})).toContainText(keepUnits('146 mm'));
  },
);

test(
  '§2 carbon has a section on hinges and lenses, kids’ products one on children, others neither',
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
    await expect(sections.filter({hasText: 'Fler ur kollektionen'})).toBeVisible();
    await expect(sections.filter({hasText: /^(Gångjärn|Glas)$|år/})).toHaveCount(0);
  },
);

test(
  'what comes with a pair is in its table; loose lenses tell it themselves',
  {tag: '@once'},
  async ({shop}) => {
    const included = shop.page.getByRole('definition').filter({hasText: 'Fodral och duk'});
    await shop.open('/product/fibrous-kobbe');
    await expect(included).toBeVisible();
    await shop.open('/product/titan-mirror-lenses');
    await expect(shop.page.getByRole('definition').first()).toBeVisible();
    await expect(included).toHaveCount(0);
  },
);
