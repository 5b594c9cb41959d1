import {axeViolations} from './fixtures/axe.ts';
import {productOf, shownPrice, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';

const skarv = productOf('skarv-carbon-fiber-sunglasses');
const lenses = productOf('linser-skarv');
const glod = productOf('mood-glod');

test(
  'product page and cart link a frame to its lenses and to similar widths, and lenses to their frames',
  {tag: '@desktop'},
  async ({cart, shop}) => {
    const {page} = shop;
    const main = page.getByRole('main');
    await shop.open(`/product/${skarv.handle}`);
    const other = main.getByRole('region', {name: 'Samma bredd, annat material'});
    await expect(other.getByRole('link', {name: titleOf(glod, 'sv')})).toBeVisible();
    await main.getByRole('button', {name: shop.words.addToCart}).first().click();
    await cart.open();
    await cart.drawer.getByRole('link', {name: 'Se glas till den här bågen'}).click();
    await expect(shop.heading).toHaveText(titleOf(lenses, 'sv'));
    await expect(cart.drawer).toBeHidden();
    const frames = main.getByRole('region', {name: 'Passar till'});
    await expect(frames.getByRole('listitem')).toHaveCount(2);
    expect(await axeViolations(page, '[aria-labelledby=frames]')).toEqual([]);

    // With the lenses in the cart, it suggests no others.
    await main.getByRole('button', {name: shop.words.addToCart}).first().click();
    await cart.open();
    await expect(cart.lines).toHaveCount(2);
    await expect(cart.drawer.getByRole('link', {name: /^Se glas till/})).toHaveCount(0);
    await cart.close();
    await frames.getByRole('link', {name: titleOf(skarv, 'sv')}).click();
    const own = main.getByRole('region', {name: 'Glas till den här bågen'});
    await expect(own.getByRole('listitem')).toHaveText([/Skarv.*499\.00/s]);
  },
);

test(
  'recently seen products show with their current price, and can be cleared',
  {tag: '@phone'},
  async ({shop}) => {
    const {page} = shop;
    const main = page.getByRole('main');
    const seen = main.getByRole('region', {name: /^(Nyligen visade|Recently viewed)$/});
    const scrollToEnd = () => page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await shop.open('/product/kids-knatte');
    await scrollToEnd();
    await expect(seen).toHaveCount(0);
    await shop.open(`/product/${glod.handle}`);
    await scrollToEnd();
    await expect(seen.getByRole('link')).toHaveText([titleOf(productOf('kids-knatte'), 'sv')]);

    await shop.open('/?lng=en');
    await scrollToEnd();
    await expect(seen.getByRole('link')).toHaveText([
      titleOf(glod, 'en'),
      titleOf(productOf('kids-knatte'), 'en'),
    ]);
    await expect(seen.getByRole('listitem').first()).toContainText(
      shownPrice(glod.variants[0]?.price ?? '', 'en'),
    );
    expect(await axeViolations(page, '[aria-labelledby=seen]')).toEqual([]);
    await seen.getByRole('button', {name: 'Clear the list'}).click();
    await expect(main.getByText('The list is cleared.')).toBeFocused();
    await shop.reload();
    await scrollToEnd();
    await expect(seen).toHaveCount(0);
  },
);

test(
  'the endpoint for recently seen products returns at most eight, and no unknown ones',
  {tag: '@once'},
  async ({storefront}) => {
    const ask = async (query: string) => {
      const response = await fetch(`${storefront.origin}/resources/recently-seen${query}`);
      const cards = (await response.json()) as Array<{handle: string}>;
      return cards.map(({handle}) => handle);
    };
    const last = productOf('titanium-v2-mirror-lenses').handle;
    expect(await ask(`?handle=unheard-of&handle=${last}&handle=${skarv.handle}`)).toEqual([
      last,
      skarv.handle,
    ]);
    const many = [
      '../admin',
      'a'.repeat(300),
      ...Array.from({length: 40}, (_, place) => `p${place}`),
    ];
    const query = new URLSearchParams([...many, skarv.handle].map((handle) => ['handle', handle]));
    expect(await ask(`?${query}`)).toEqual([]);
    expect(await ask('')).toEqual([]);
  },
);
