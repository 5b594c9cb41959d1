import {expect, test} from './fixtures/test.ts';

// Classic scrollbars, which narrow the page, as on most desktops.
test.use({
  launchOptions: async ({launchOptions}, use) =>
    use({...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']}),
});

test('the header does not move when a drawer opens', {tag: '@once'}, async ({cart, shop}) => {
  const {page} = shop;
  const scrollbar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  for (const top of [0, 600]) {
    await shop.open('/');
    for (const y of [top + 100, top]) {
      await page.evaluate((to) => scrollTo({top: to, behavior: 'instant'}), y);
      // The header handles scrolls once a frame: two in one frame would count as one.
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
