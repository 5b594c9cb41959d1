import type {Page} from '@playwright/test';
import {renderWhole} from '../e2e/fixtures/render-whole.ts';

/** Takes a screenshot after everything visible has loaded. @param whole the page from top to bottom */
export async function photograph(page: Page, path: string, whole: boolean): Promise<void> {
  if (whole) {
    await renderWhole(page);
    // Else it would lie where the first window ends, and leave a gap in its place.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.purchase')?.style.setProperty('position', 'static'),
    );
  }
  await page.evaluate(pictures, whole);
  // Away from what opened a drawer: its close button would look pressed.
  await page.mouse.move(0, 0);
  await page.screenshot({
    path,
    type: 'jpeg',
    quality: 94,
    fullPage: whole,
    animations: 'disabled',
  });
}

/** @param below true to load lazy content below the window, too */
async function pictures(below: boolean): Promise<void> {
  const shown = Array.from(document.images).filter(
    (image) =>
      image.checkVisibility({opacityProperty: true}) &&
      (below || image.getBoundingClientRect().top < innerHeight),
  );
  for (const image of shown) image.loading = 'eager';
  // A broken picture shows in the screenshot.
  await Promise.allSettled(shown.map((image) => image.decode()));
  await document.fonts.ready;
}
