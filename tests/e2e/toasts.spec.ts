import {productOf, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';

const fjell = productOf('mood-fjell');

test('§9 at most three toasts are visible, at the top centre', async ({shop}) => {
  const {page, words} = shop;
  await shop.open(`/product/${fjell.handle}`);
  const add = page.getByRole('button', {name: words.addToCart}).first();
  for (let click = 0; click < 5; click++) await add.click();
  const toasts = shop.toast(words.added(titleOf(fjell, 'sv')));
  await expect(toasts.and(page.locator('[data-visible=true]'))).toHaveCount(3);
  const front = toasts.and(page.locator('[data-front=true]'));
  const {width = 0, height = 0} = page.viewportSize() ?? {};
  await expect
    .poll(async () => {
      const box = await front.boundingBox();
      if (!box) return 'not there';
      const isCentred = Math.abs(box.x + box.width / 2 - width / 2) < 2;
      return isCentred && box.y < height / 4 ? 'top centre' : JSON.stringify(box);
    })
    .toBe('top centre');
});

test('§9 a toast disappears after 4 to 5 seconds', {tag: '@desktop'}, async ({shop}) => {
  const {page, words} = shop;
  await page.clock.install({time: new Date('2026-01-01T12:00:00')});
  await shop.open(`/product/${fjell.handle}`);
  const toast = shop.toast(words.added(titleOf(fjell, 'sv')));
  await page.getByRole('button', {name: words.addToCart}).first().click();
  await expect(toast).toBeVisible();
  await page.clock.pauseAt(new Date('2026-01-01T13:00:00'));
  await page.clock.resume();
  await expect(toast).toHaveCount(0);
});

test(
  '§9 a drag of more than 20 px dismisses a toast, a shorter one does not',
  {tag: '@desktop'},
  async ({shop}) => {
    const {page, words} = shop;
    const {clock, mouse} = page;
    // The clock is stopped, because a fast flick dismisses at any distance.
    const begin = new Date('2026-01-01T12:00:00').getTime();
    await clock.install({time: begin});
    await shop.open(`/product/${fjell.handle}`);
    await clock.pauseAt(begin + 60_000);
    await page.getByRole('button', {name: words.addToCart}).first().click();
    const toast = shop.toast(words.added(titleOf(fjell, 'sv')));
    await expect(async () => {
      await clock.runFor(20);
      await expect(toast).toHaveAttribute('data-mounted', 'true', {timeout: 100});
    }).toPass({intervals: [20]});
    await clock.runFor(500);

    async function dragUp(pixels: number): Promise<void> {
      const box = await toast.boundingBox();
      if (!box) throw new Error('The toast has disappeared.');
      // Beside the text: dragging on it would select it.
      const [x, y] = [box.x + 8, box.y + box.height / 2];
      await mouse.move(x, y);
      await mouse.down();
      await mouse.move(x, y - pixels, {steps: 5});
      await clock.runFor(500);
      await mouse.up();
    }

    await dragUp(18);
    await expect(toast).toHaveAttribute('data-swiping', 'false');
    await expect(toast).not.toHaveAttribute('data-removed', 'true');
    await dragUp(25);
    await expect(toast).toHaveAttribute('data-swipe-out', 'true');
    await clock.runFor(1000);
    await expect(toast).toHaveCount(0);
  },
);
