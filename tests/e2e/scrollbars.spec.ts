import {expect, test} from './fixtures/test.ts';

// Scrollbars that take their place from the page, as on most desktops.
test.use({
  launchOptions: async ({launchOptions}, use) =>
    use({...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']}),
});

test('nothing in the header moves when a drawer opens', {tag: '@once'}, async ({cart, shop}) => {
  const {page} = shop;
  const scrollbar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  for (const top of [0, 600]) {
    await shop.open('/');
    for (const y of [top + 100, top]) {
      await page.evaluate((to) => scrollTo({top: to, behavior: 'instant'}), y);
      // The header learns of a scroll with the next frame: of both, if they come in one, as of one.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
    }
    await expect(page.getByText(shop.words.announcement)).toHaveCount(top === 0 ? 0 : 1);
    expect(await scrollbar()).toBeGreaterThan(0);
    const before = await cart.button.boundingBox();
    await cart.open();
    expect(await scrollbar()).toBe(0);
    expect(await cart.button.boundingBox()).toEqual(before);
    await cart.close();
  }
});
