import type {Locator} from '@playwright/test';
import {contrast, textOn, type Colour} from './fixtures/pixels.ts';
import {expect, test} from './fixtures/test.ts';

const WHITE: Colour = [255, 255, 255];

const leastContrast = (grounds: readonly Colour[]) =>
  grounds.reduce((least, ground) => Math.min(least, contrast(WHITE, ground)), 21);

/** Of the darkest channel of the lightest letter. */
const lightest = (letters: readonly Colour[]) =>
  letters.reduce((most, letter) => Math.max(most, Math.min(...letter)), 0);

const darkest = (letters: readonly Colour[]) =>
  letters.reduce((least, letter) => Math.min(least, Math.max(...letter)), 255);

/** Waits for the picture that the window's width chooses. */
async function pictureOf(part: Locator): Promise<void> {
  await part
    .locator('img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      while (!image.complete) await new Promise(requestAnimationFrame);
      await image.decode();
    });
}

test('§2 the header’s text is white on pictures and dark elsewhere', async ({shop}) => {
  const homeLink = shop.page.getByRole('banner').getByRole('link', {name: /startsidan/});
  const letters = async () => (await textOn(homeLink)).letters;
  for (const path of ['/why-carbon-fiber', '/about', '/']) {
    await shop.open(path);
    expect(lightest(await letters()), path).toBeGreaterThanOrEqual(250);
  }
  await shop.open('/category/titan');
  expect(darkest(await letters())).toBeLessThan(40);
  await homeLink.click();
  await expect(shop.page).toHaveURL(/\/$/);
  await shop.page.mouse.move(640, 600);
  await expect.poll(async () => lightest(await letters())).toBeGreaterThanOrEqual(250);
});

test(
  'the language links are legible on the pictures under the header',
  {tag: '@once'},
  async ({shop}) => {
    const {page} = shop;
    for (const path of ['/', '/about', '/why-carbon-fiber']) {
      await shop.open(path);
      for (const width of [360, 768, 1280]) {
        await shop.resize({width, height: 800});
        await pictureOf(page.getByRole('main'));
        for (const link of await page.getByRole('banner').locator('a[hreflang]:visible').all()) {
          const {letters, ground} = await textOn(link);
          expect(lightest(letters), `${path}, ${width} px`).toBeGreaterThanOrEqual(250);
          expect(leastContrast(ground), `${path}, ${width} px`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  },
);

test('headlines on pictures are legible and white', {tag: '@once'}, async ({shop}) => {
  const {page} = shop;
  for (const path of ['/', '/?lng=en', '/why-carbon-fiber']) {
    await shop.open(path);
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [412, 915],
      [740, 360],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await shop.resize({width, height});
      const hero = page.getByRole('main').locator('section').first();
      await pictureOf(hero);
      for (const words of await hero.locator('h1:visible, p:visible').all()) {
        const {letters, behind} = await textOn(words);
        const where = `${path}, ${width} × ${height}, ${await words.textContent()}`;
        expect.soft(leastContrast(behind), where).toBeGreaterThanOrEqual(4.5);
        expect.soft(lightest(letters), where).toBeGreaterThanOrEqual(250);
      }
    }
  }
});
