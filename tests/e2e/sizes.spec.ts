import {axeViolations} from './fixtures/axe.ts';
import {productOf, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';

const skarv = productOf('skarv-carbon-fiber-sunglasses');
const fjell = productOf('mood-fjell');
const bris = productOf('mood-bris');

test(
  'the visitor’s own pair is compared with every product, and can be forgotten',
  {tag: '@phone'},
  async ({shop}) => {
    const {page} = shop;
    const main = page.getByRole('main');
    await shop.open(`/product/${skarv.handle}`);
    await main.getByRole('button', {name: 'Jämför med ett par du redan har'}).click();
    const own = main.getByLabel(/^Ditt par/);
    const compare = main.getByRole('button', {name: 'Jämför', exact: true});
    await own.fill('bred');
    await compare.click();
    await expect(main.getByText(/mellan 80 och 200\smm/)).toBeVisible();
    await expect(own).toBeFocused();
    await own.fill('140');
    await own.press('Enter');
    const status = main.getByRole('status');
    await expect(status.filter({hasText: '2 mm bredare än dina'})).toBeInViewport({ratio: 1});
    await expect(main.getByText('2 mm bredare än dina').first()).toBeVisible();
    await expect(main.getByText('Det här paret: 142 mm. Ditt par: 140 mm.')).toBeVisible();
    expect(await axeViolations(page, 'main form')).toEqual([]);

    // A product in several sizes has no single width to compare.
    await shop.open('/category/mood');
    await expect(shop.card(titleOf(fjell, 'sv'))).toContainText('3 mm bredare än dina');
    await expect(shop.card(titleOf(bris, 'sv'))).not.toContainText('dina');
    await shop.switchLanguage('en');
    await expect(shop.card(titleOf(fjell, 'en'))).toContainText('3 mm wider than yours');
    await main.getByRole('link', {name: 'Filter and sort'}).click();
    await page.getByRole('checkbox', {name: /^Similar to yours, 137\D+143\smm/}).check();
    await page.getByRole('button', {name: /^Show \d+ product/}).click();
    await expect(page).toHaveURL('/category/mood?width=137-143');

    // A marking on the temple does not include the front's width.
    await shop.card(titleOf(fjell, 'en')).getByRole('link').click();
    await main.getByRole('button', {name: 'Compare with a pair you own'}).click();
    await main.getByLabel(/^Your pair/).fill('52□18-140');
    await main.getByRole('button', {name: 'Compare', exact: true}).click();
    await expect(status.filter({hasText: '6 mm wider across the lenses'})).toBeVisible();
    await expect(
      main.getByText(/Across both lenses and the bridge, this pair: 128\smm. Yours: 122\smm/),
    ).toBeVisible();
    await main.getByRole('button', {name: 'Clear my pair'}).click();
    await expect(main.getByText('6 mm wider across the lenses')).toHaveCount(0);
    await shop.reload();
    await expect(main.getByText(/wider/)).toHaveCount(0);
  },
);

test(
  'a front shows in true size after the screen is calibrated with a card',
  {tag: '@phone'},
  async ({shop}) => {
    const {page} = shop;
    await shop.open(`/product/${skarv.handle}`);
    const open = page.getByRole('button', {name: 'Visa i verklig storlek'});
    await open.click();
    const dialog = page.getByRole('dialog', {name: 'Verklig storlek'});
    const slider = dialog.getByRole('slider', {name: 'Kortets bredd på skärmen'});
    await slider.fill('5');
    const card = await dialog.locator('[data-card]').boundingBox();
    expect(Math.max(card?.width ?? 0, card?.height ?? 0)).toBeCloseTo(85.6 * 5, 0);
    expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', {name: 'Storleken stämmer'}).click();
    const front = dialog.locator('[data-front]');
    const shown = await front.evaluate((drawn: SVGGElement) => {
      // Without the strokes, half of which lie outside.
      return drawn.getBBox().width * (drawn.getScreenCTM()?.a ?? 0);
    });
    expect(shown).toBeCloseTo(142 * 5, 0);
    expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
    // The calibration persists.
    await open.click();
    await expect(front).toBeVisible();
    await expect(slider).toHaveCount(0);
  },
);
