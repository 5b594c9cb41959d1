import type {Locator} from '@playwright/test';
import sharp from 'sharp';
import {expect, test} from './fixtures/test.ts';

/** Relative luminance as WCAG 2.2 defines it, from channels of 0 to 255. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** An element's RGB pixels, with its text and without. */
async function pixelsWithAndWithoutText(element: Locator): Promise<[Buffer, Buffer]> {
  const page = element.page();
  const pixels = async () =>
    sharp(await element.screenshot({animations: 'disabled'}))
      .removeAlpha()
      .raw()
      .toBuffer();
  const shown = await pixels();
  // The content security policy forbids an inline `<style>`.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':is(header, main) * {color: transparent !important}');
    document.adoptedStyleSheets = [sheet];
  });
  const behind = await pixels();
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return [shown, behind];
}

/** The lowest contrast of white with the pixels behind an element, or behind its letters alone. */
function contrastOfWhite([shown, behind]: [Buffer, Buffer], lettersOnly: boolean): number {
  let lightest = 0;
  for (let at = 0; at < behind.length; at += 3) {
    const isLetter = (shown[at] ?? 0) - (behind[at] ?? 0) > 40;
    if (lettersOnly && !isLetter) continue;
    lightest = Math.max(lightest, luminance([...behind.subarray(at, at + 3)]));
  }
  return 1.05 / (lightest + 0.05);
}

test(
  'the language links are legible on the pictures under the header',
  {tag: '@once'},
  async ({shop}) => {
    const {page} = shop;
    for (const path of ['/', '/about', '/why-carbon-fiber']) {
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({width, height: 800});
        await shop.open(path);
        await page
          .locator('main img')
          .first()
          .evaluate((image: HTMLImageElement) => image.decode());
        for (const link of await page.getByRole('banner').locator('a[hreflang]:visible').all()) {
          await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)');
          await expect(link).toHaveCSS('opacity', '1');
          const pixels = await pixelsWithAndWithoutText(link);
          expect(contrastOfWhite(pixels, false), `${path}, ${width} px`).toBeGreaterThanOrEqual(
            4.5,
          );
        }
      }
    }
  },
);

test('headlines on pictures are legible and white', {tag: '@once'}, async ({shop}) => {
  const {page} = shop;
  for (const path of ['/', '/?lng=en', '/why-carbon-fiber']) {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [412, 915],
      [740, 360],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({width, height});
      await shop.open(path);
      const hero = page.getByRole('main').locator('section').first();
      await hero.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      for (const words of await hero.locator('h1:visible, p:visible').all()) {
        const pixels = await pixelsWithAndWithoutText(words);
        const where = `${path}, ${width} × ${height}, ${await words.textContent()}`;
        expect.soft(contrastOfWhite(pixels, true), where).toBeGreaterThanOrEqual(4.5);
        expect
          .soft(
            pixels[0].reduce((most, one) => Math.max(most, one)),
            where,
          )
          .toBeGreaterThanOrEqual(250);
      }
    }
  }
});
