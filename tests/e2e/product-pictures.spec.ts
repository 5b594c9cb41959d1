import sharp from 'sharp';
import {productOf, someProduct, titleOf} from './fixtures/goods.ts';
import {Held} from './fixtures/held.ts';
import {expect, test} from './fixtures/test.ts';

const fjell = productOf('mood-fjell');

test('§2 the gallery starts with the first picture, and thumbnails select another', async ({
  shop,
}) => {
  const count = fjell.pictures.filter(({look}) => !look).length;
  await shop.open(`/product/${fjell.handle}`);
  const thumbnails = shop.page.getByRole('button', {name: /^Bild \d+ av \d+$/});
  await expect(thumbnails).toHaveCount(count);
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
  await thumbnails.nth(1).click();
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(thumbnails.nth(0)).not.toHaveAttribute('aria-current');
  await expect(
    shop.page.getByRole('img', {name: `${titleOf(fjell, 'sv')}, i petrol, i solljus`}),
  ).toBeInViewport();

  const single = someProduct(
    ({pictures, handle}) => pictures.length === 1 && !/paper/.test(handle),
  );
  await shop.open(`/product/${single.handle}`);
  await expect(thumbnails).toHaveCount(0);
});

test('a colour’s pictures begin with its own and leave other colours’ out', async ({shop}) => {
  const {page} = shop;
  const name = titleOf(fjell, 'sv');
  const gallery = page.getByRole('region', {name: `Bilder på ${name}`});
  const pictures = gallery.getByRole('img', {name});
  await shop.open(`/product/${fjell.handle}`);
  await gallery.getByRole('button', {name: /^Bild 3 av/}).click();
  await expect(pictures.nth(2)).toBeInViewport({ratio: 0.7});
  await page.getByRole('button', {name: /^Honung/}).click();
  const honey = page.getByAltText(`${name}, i honung, snett framifrån`);
  await expect(honey).toBeInViewport();
  await expect(pictures).toHaveCount(3);
  await expect(gallery.getByRole('button', {name: /^Bild 1 av 3$/})).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByAltText(/i petrol, snett framifrån/)).toHaveCount(0);
  // The address keeps the choice.
  await page.reload();
  await expect(pictures.first()).toHaveAttribute('alt', /honung/);
  await expect(honey).toBeInViewport();
});

test('on wide screens the collection’s picture stands below the words, and a phone fetches none', async ({
  isMobile,
  shop,
}) => {
  const fetched: string[] = [];
  shop.page.on('request', (request) => fetched.push(request.url()));
  await shop.open('/product/hybrid-atom');
  const scene = shop.page.locator('main img[src*="/assets/fibrous-"]');
  await expect(scene).toHaveAttribute('alt', '');
  if (isMobile) await expect(scene).toBeHidden();
  else await scene.scrollIntoViewIfNeeded();
  await expect
    .poll(() => fetched.filter((url) => url.includes('/assets/fibrous-')).length)
    .toBe(isMobile ? 0 : 1);
});

test('pictures swiped to before the scripts stay', {tag: '@phone'}, async ({shop}) => {
  const {page} = shop;
  const scripts = await Held.of(page, 'js');
  await page.goto(`/product/${fjell.handle}`, {waitUntil: 'domcontentloaded'});
  const side = page
    .getByRole('main')
    .getByRole('button', {name: /\(förstora\)$/})
    .nth(3);
  await side.scrollIntoViewIfNeeded();
  await expect(side).toBeInViewport({ratio: 0.7});
  await scripts.letGo();
  await expect(page.getByRole('button', {name: /^Bild 1 av 6$/})).not.toHaveAttribute(
    'aria-current',
  );
  await expect(side).toBeInViewport({ratio: 0.7});
});

test('beside another variant’s own picture, those of the first say what they show', async ({
  shop,
}) => {
  await shop.open('/product/eyewood-rowan');
  const pictures = shop.page.getByRole('button', {name: /\(förstora\)$/});
  const note = /^Valnöt: med sitt fodral$/;
  await expect(pictures.getByText(note)).toHaveCount(0);
  await shop.page.getByRole('button', {name: /^Ebenholts/}).click();
  await expect(pictures.first()).toHaveAccessibleName(/ebenholts/i);
  await expect(pictures.first()).not.toContainText('ebenholts');
  await expect(pictures.getByText(note)).toBeVisible();
  // Its own in sunlight stands in for the first variant's.
  await expect(pictures.nth(1)).toHaveAccessibleName(/i ebenholts, i solljus/);
  await expect(pictures.getByText(/solljus/)).toHaveCount(0);
  // Texts that name the view alone.
  await shop.open('/product/hybrid-atom');
  await shop.page.getByRole('button', {name: /^Blåspegel/}).click();
  await expect(pictures.getByText(/^Grön: med sitt fodral$/)).toBeVisible();
});

test(
  'a picture’s average colour fills its box before it loads',
  {tag: '@once'},
  async ({storefront}) => {
    const page = await fetch(`${storefront.origin}/product/${fjell.handle}`);
    const [tag = ''] = /<img[^>]*background-color[^>]*>/.exec(await page.text()) ?? [];
    const [, placeholder = ''] = /background-color:#(\w{3});?/.exec(tag) ?? [];
    const [, source = ''] = / src="([^"]+)"/.exec(tag) ?? [];
    const picture = await (await fetch(source.replaceAll('&amp;', '&'))).arrayBuffer();
    const {channels} = await sharp(picture).removeAlpha().stats();
    channels.forEach(({mean}, channel) => {
      const byte = 17 * Number.parseInt(placeholder[channel] ?? '', 16);
      expect(Math.abs(byte - mean), `#${placeholder}, channel ${channel}`).toBeLessThan(12);
    });
  },
);
