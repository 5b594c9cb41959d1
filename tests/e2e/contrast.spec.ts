import type {Locator} from '@playwright/test';
import sharp from 'sharp';
import {expect, test} from './fixtures/test.ts';

/** Relative luminance of WCAG 2.2, of a colour's channels from 0 to 255. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of white with the lightest pixel behind an element, whose own text is hidden for it. */
async function contrastOfWhite(element: Locator): Promise<number> {
  const page = element.page();
  // The policy allows no `<style>`.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('header * {color: transparent !important}');
    document.adoptedStyleSheets = [sheet];
  });
  const picture = await element.screenshot({animations: 'disabled'});
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  let lightest = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    lightest = Math.max(lightest, luminance([...pixels.subarray(at, at + 3)]));
  }
  return 1.05 / (lightest + 0.05);
}

test(
  'both languages can be read on the pictures under the header',
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
          expect(await contrastOfWhite(link), `${path}, ${width} px`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  },
);
