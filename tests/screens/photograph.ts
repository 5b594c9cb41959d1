import {expect, type Page} from '@playwright/test';

/** Takes a picture once everything that it shows has arrived. @param whole the page from top to bottom */
export async function photograph(page: Page, path: string, whole: boolean): Promise<void> {
  if (whole) await page.evaluate(fetchWhatIsBelow);
  await expect.poll(() => page.evaluate(isComplete)).toBe(true);
  await page.screenshot({
    path,
    type: 'jpeg',
    quality: 82,
    fullPage: whole,
    animations: 'disabled',
  });
}

/** Pictures that only come when one scrolls to them. */
function fetchWhatIsBelow(): void {
  for (const image of document.images) {
    if (image.checkVisibility({opacityProperty: true})) image.loading = 'eager';
  }
}

async function isComplete(): Promise<boolean> {
  await document.fonts.ready;
  return Array.from(document.images)
    .filter((image) => image.loading === 'eager')
    .every((image) => image.complete);
}
