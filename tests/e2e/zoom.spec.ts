import {productOf, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';

const fjell = productOf('mood-fjell');

test('a click enlarges a picture; a click or Escape closes it', async ({isMobile, shop}) => {
  const {page} = shop;
  await shop.open(`/product/${fjell.handle}`);
  const gallery = page.getByRole('region', {name: `Bilder på ${titleOf(fjell, 'sv')}`});
  const pictures = gallery.getByRole('button', {name: /\(förstora\)$/});
  const zoom = page.getByRole('dialog');
  const large = zoom.locator('img');
  await expect(page.locator('img[src*="width=1600"]')).toHaveCount(0);

  await pictures.first().click();
  await expect(zoom).toBeVisible();
  await expect(large).toHaveAttribute('src', /width=1600/);
  // The gallery's picture stands in until the large one is there.
  const shown = await pictures
    .first()
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect(large).toHaveCSS('background-image', `url("${shown}")`);
  await expect(zoom.getByRole('button', {name: 'Stäng bilden'})).toBeFocused();
  // It is as wide as the window.
  const window = shop.page.viewportSize()?.width ?? 0;
  expect((await large.boundingBox())?.width).toBeGreaterThan(window - 20);
  const isLarger = () => zoom.evaluate((dialog) => dialog.scrollHeight > dialog.clientHeight);
  // A phone shows the whole first; a tap enlarges the place that it hits.
  if (isMobile) {
    expect(await isLarger()).toBe(false);
    const tops = [];
    for (const y of [100, 300]) {
      await large.tap({position: {x: window / 2, y}});
      await expect.poll(isLarger).toBe(true);
      tops.push(await zoom.evaluate((dialog) => dialog.scrollTop));
      await page.touchscreen.tap(window / 2, 400);
      await expect.poll(isLarger).toBe(false);
    }
    expect(tops[0]).toBeLessThan(tops[1] ?? 0);
    const enlarge = zoom.getByRole('button', {name: 'förstora'});
    await enlarge.click();
    await expect(enlarge).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(isLarger).toBe(true);
    await enlarge.click();
    await expect.poll(isLarger).toBe(false);
  } else expect(await isLarger()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(pictures.first()).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(pictures.nth(1)).toBeFocused();
  await expect(pictures.nth(1)).toBeInViewport({ratio: 0.7});
  await page.keyboard.press('Enter');
  await expect(zoom).toBeVisible();
  if (isMobile) await zoom.getByRole('button', {name: 'Stäng bilden'}).click();
  else await large.click({position: {x: 20, y: 20}, force: true});
  await expect(zoom).toHaveCount(0);
  await expect(pictures.nth(1)).toBeFocused();

  // The mouse rests over the header's menu, which would open over the picture.
  await page.mouse.move(20, 790);

  // A wide screen enlarges the place that was pressed.
  if (isMobile) return;
  const {width = 0, height = 0} = (await pictures.nth(1).boundingBox()) ?? {};
  const tops = [];
  for (const part of [0.1, 0.9]) {
    await pictures.nth(1).click({position: {x: width / 2, y: height * part}});
    await expect(zoom).toBeVisible();
    await expect.poll(isLarger).toBe(true);
    tops.push(await zoom.evaluate((dialog) => dialog.scrollTop));
    await page.keyboard.press('Escape');
    await expect(zoom).toHaveCount(0);
  }
  expect(tops[0]).toBeLessThan(tops[1] ?? 0);
});

test('the enlarged picture gives way to the one before and after it', async ({isMobile, shop}) => {
  const {page} = shop;
  await shop.open(`/product/${fjell.handle}`);
  const gallery = page.getByRole('region', {name: `Bilder på ${titleOf(fjell, 'sv')}`});
  const pictures = gallery.getByRole('button', {name: /\(förstora\)$/});
  const zoom = page.getByRole('dialog');
  const files = [];
  await pictures.first().click();
  for (const number of [1, 2, 3, 4, 5]) {
    await expect(zoom.getByRole('status')).toHaveText(`Bild ${number} av 6`);
    files.push(await zoom.locator('img').getAttribute('src'));
    const next = zoom.getByRole('button', {name: `Bild ${number + 1} av 6`});
    await (isMobile ? next.click() : page.keyboard.press('ArrowRight'));
  }
  expect(new Set(files).size).toBe(5);
  await zoom.getByRole('button', {name: 'Bild 1 av 6'}).click();
  await expect(zoom.getByRole('status')).toHaveText('Bild 1 av 6');
  await zoom.getByRole('button', {name: 'Bild 6 av 6'}).click();
  // The gallery follows.
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(pictures.nth(5)).toBeInViewport({ratio: 0.7});
  await expect(pictures.nth(5)).toBeFocused();
});

test('a swipe turns an enlarged picture that is shown whole', {tag: '@phone'}, async ({shop}) => {
  const {page} = shop;
  await shop.open(`/product/${fjell.handle}`);
  const zoom = page.getByRole('dialog');
  await page
    .getByRole('button', {name: /\(förstora\)$/})
    .first()
    .click();
  const finger = await page.context().newCDPSession(page);
  const swipe = async (x: number, y = 0) => {
    const [from, to] = [
      {x: 180, y: 300},
      {x: 180 + x, y: 300 + y},
    ];
    await finger.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [from]});
    await finger.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: [to]});
    await finger.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  };
  const isPicture = (number: number) =>
    expect(zoom.getByRole('status')).toHaveText(`Bild ${number} av 6`);
  await isPicture(1);
  // Larger than the window, it scrolls.
  const enlarge = zoom.getByRole('button', {name: 'förstora'});
  await enlarge.click();
  await swipe(-120);
  await isPicture(1);
  await enlarge.click();
  await swipe(-120);
  await isPicture(2);
  await swipe(20);
  await swipe(60, 120);
  await isPicture(2);
  await swipe(120);
  await isPicture(1);
});
