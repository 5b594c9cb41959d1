import type {Locator} from '@playwright/test';
import {storedLine} from './fixtures/cart.ts';
import {firstVariant, productOf, titleOf} from './fixtures/goods.ts';
import {
  colourAt,
  contrast,
  contrastOfChange,
  groundOf,
  inkOf,
  lookOf,
  type Look,
} from './fixtures/pixels.ts';
import {adoptStyles} from './fixtures/style-sheet.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

const fjell = productOf('mood-fjell');
const bris = productOf('mood-bris');

// Visitors' own text spacing and forced colours.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Text spacing that WCAG 1.4.12 requires a page to support. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Texts that are clipped or overflow their box. */
async function overflowingTexts(root: Locator): Promise<string[]> {
  return root.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('*:not(svg *)')].flatMap((box) => {
      const {clipPath, display, overflowX, textOverflow} = getComputedStyle(box);
      const hasText = [...box.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      // An ellipsis, `sr-only` and a scrolling strip clip by design.
      const isByDesign = textOverflow === 'ellipsis' || clipPath !== 'none' || overflowX === 'auto';
      if (!hasText || isByDesign || display.startsWith('inline') || !box.checkVisibility())
        return [];
      const isWide = box.scrollWidth > box.clientWidth + 1;
      const isHigh = box.tagName === 'BUTTON' && box.scrollHeight > box.clientHeight + 1;
      return isWide || isHigh ? [`${box.tagName} ${box.innerText.trim()}`] : [];
    }),
  );
}

/** px: more than a letter or a swatch, less than a word. */
const MIN_STRIKE = 30;

/** Whether a line runs through a button's text. */
function isStruck(look: Look): boolean {
  const ground = groundOf(look);
  // Without the button's own edge, up to 4 px.
  return look.slice(4, -4).some((row) => {
    const ink = row.slice(4, -4).map((colour) => (contrast(colour, ground) > 1.5 ? '#' : ' '));
    return ink.join('').includes('#'.repeat(MIN_STRIKE));
  });
}

test.describe('with wider text spacing', {tag: '@once'}, () => {
  for (const width of [1280, 320]) {
    test(`no text is clipped or overflows at ${width} px`, async ({cart, demoShop, shop}) => {
      const {page} = shop;
      await page.setViewportSize({width, height: 700});
      await cart.fill(
        storedLine(demoShop, fjell, firstVariant(fjell), 99),
        storedLine(demoShop, bris, firstVariant(bris), 2),
      );
      demoShop.setStock(firstVariant(fjell).sku, 0);
      for (const path of ['/', `/product/${bris.handle}`]) {
        await shop.open(path);
        for (const language of languages) {
          await shop.switchLanguage(language);
          await adoptStyles(page, SPACING);
          expect(await overflowingTexts(page.locator('body')), `${path}, ${language}`).toEqual([]);
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth, `${path}, ${language}`).toBe(width);
        }
      }
      await cart.open();
      await expect(cart.drawer.getByText(shop.words.unavailable)).toBeVisible();
      expect(await overflowingTexts(cart.drawer), 'the drawer').toEqual([]);
      await expect(cart.checkoutButton).toBeInViewport({ratio: 1});
    });
  }
});

test.describe('with forced colours', {tag: '@once'}, () => {
  test.use({contextOptions: {reducedMotion: 'reduce', forcedColors: 'active'}});

  /** Of the element's ground. */
  const colourOf = async (element: Locator) => groundOf(await lookOf(element));

  /** The contrast of an element's left edge with what is around it. */
  async function contrastOfEdge(element: Locator): Promise<number> {
    const look = await lookOf(element, 2);
    return contrast(colourAt(look, 0), colourAt(look, 2));
  }

  test('selected, disabled and plain buttons look different', async ({cart, demoShop, shop}) => {
    const {page, words} = shop;
    await cart.fill(storedLine(demoShop, fjell, firstVariant(fjell), 99));
    await shop.open(`/product/${fjell.handle}`);
    const chip = (name: RegExp) => page.getByRole('button', {name});
    expect(await colourOf(chip(/^Petrol/))).not.toEqual(await colourOf(chip(/^Honung/)));
    expect(isStruck(await lookOf(chip(/slutsåld/)))).toBe(true);
    expect(isStruck(await lookOf(chip(/^Honung/)))).toBe(false);
    const chosen = await lookOf(chip(/^Petrol/));
    expect(contrast(inkOf(chosen), groundOf(chosen))).toBeGreaterThanOrEqual(4.5);

    for (const button of [
      page.getByRole('main').getByRole('button', {name: words.addToCart}).first(),
      chip(/^Honung/),
    ]) {
      expect(await contrastOfEdge(button)).toBeGreaterThanOrEqual(3);
    }
    const thumbnails = page.getByRole('button', {name: /^Bild \d/});
    /** px, on pictures with a light edge. */
    const frameWidth = async (thumbnail: Locator) => {
      const look = await lookOf(thumbnail);
      const left = [0, 1, 2, 3, 4, 5].map((x) => colourAt(look, x));
      return left.filter((colour) => contrast(colour, [255, 255, 255]) >= 3).length;
    };
    expect(await frameWidth(thumbnails.nth(0))).toBe(3);
    expect(await frameWidth(thumbnails.nth(1))).toBe(0);

    await cart.open();
    expect(await contrastOfEdge(cart.drawer)).toBeGreaterThanOrEqual(3);
    expect(await contrastOfEdge(cart.checkoutButton)).toBeGreaterThanOrEqual(3);
    const title = titleOf(fjell, 'sv');
    const colour = async (name: string) =>
      inkOf(await lookOf(cart.drawer.getByRole('button', {name}).locator('svg')));
    expect(await colour(words.increase(title))).not.toEqual(await colour(words.decrease(title)));
  });

  test('payment marks keep their colours', async ({shop}) => {
    await shop.open('/faq');
    const marks = shop.page.getByRole('contentinfo').getByRole('list').last().getByRole('listitem');
    await expect(marks).toHaveCount(3);
    for (const mark of await marks.all()) {
      expect(await colourOf(mark)).toEqual([255, 255, 255]);
    }
    expect(inkOf(await lookOf(marks.last()))).toEqual([22, 24, 26]);
  });

  test.describe('while loading', () => {
    test.use({fresh: true});

    test('skeletons are visible and animate only once', async ({demoShop, shop}) => {
      const {page} = shop;
      await shop.open('/faq');
      demoShop.faults.set({kind: 'slow', delayMs: 3000});
      const titan = page.getByRole('contentinfo').getByRole('link', {name: 'Titan'});
      await titan.dispatchEvent('click', {button: 0});
      const skeleton = shop.skeletons.first().locator('.skeleton').first();
      expect(await contrastOfEdge(skeleton)).toBeGreaterThanOrEqual(3);
      // In pixels, an animation's end looks like one of its turns.
      await expect(skeleton).toHaveCSS('animation-iteration-count', '1');
      await expect(shop.heading).toHaveText('Titan');
    });

    test('the spinner keeps its gap', async ({cart, demoShop, shop}) => {
      await cart.fill(storedLine(demoShop, fjell, firstVariant(fjell)));
      await shop.open('/faq');
      await cart.open();
      demoShop.faults.set({kind: 'slow', delayMs: 30_000});
      await cart.checkoutButton.click();
      const spinner = cart.checkoutButton.locator('[aria-hidden=true]');
      const look = await lookOf(spinner);
      const width = look[0]?.length ?? 0;
      // The outermost pixel may be the button's.
      const isInked = (x: number) => contrast(colourAt(look, x), groundOf(look)) >= 3;
      expect([0, 1, 2].some(isInked)).toBe(true);
      expect([1, 2, 3].map((x) => width - x).some(isInked)).toBe(false);
    });
  });

  test('the focus ring and the icons are visible', async ({shop}) => {
    const {page, words} = shop;
    await shop.open('/category/mood');
    const button = page.getByRole('button', {name: words.collections});
    const resting = await lookOf(button, 6);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    expect(contrastOfChange(resting, await lookOf(button, 6))).toBeGreaterThanOrEqual(3);
    for (const icon of await page.getByRole('banner').locator('svg:visible').all()) {
      const look = await lookOf(icon);
      expect(contrast(inkOf(look), groundOf(look))).toBeGreaterThanOrEqual(3);
    }
  });
});
