import {parse} from 'node-html-parser';
import {productOf, shownPrice, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';

const skarv = productOf('skarv-carbon-fiber-sunglasses');
const path = `/product/${skarv.handle}`;
const blue = '?Colour=Blue&Lens=Silver+mirror';

/** The selected values and the price in the HTML without scripts. */
async function firstHtml(origin: string, search: string) {
  const response = await fetch(`${origin}${path}${search}`);
  const text = await response.text();
  const nonce = /'nonce-(.+?)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1];
  const page = parse(text);
  return {
    text: text.replaceAll(nonce ?? '', ''),
    price: page.querySelector('main p[aria-live] .price')?.text,
    chosen: page
      .querySelectorAll('main fieldset button[aria-pressed=true]')
      .map((button) => button.text),
  };
}

test(
  'the URL holds the selected variant, over reloads, shared links, the back button and links from the cart',
  {tag: '@desktop'},
  async ({cart, shop}) => {
    const {page} = shop;
    const main = page.getByRole('main');
    const value = (name: string) => main.getByRole('button', {name: new RegExp(`^${name}`)});
    await shop.open(`/category/fibrous`);
    await shop.card(titleOf(skarv, 'sv')).getByRole('link').click();
    await value('Blå').click();
    await value('Silverspegel').click();
    await expect(page).toHaveURL(path + blue);
    await main.getByRole('button', {name: shop.words.addToCart}).first().click();

    await shop.reload();
    await expect(value('Blå')).toHaveAttribute('aria-pressed', 'true');
    await main.getByRole('link', {name: 'Kolfiber'}).first().click();
    await expect(page).toHaveURL('/category/fibrous');
    await page.goBack();
    await expect(value('Silverspegel')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(path + blue);
    // All selections share one history entry.
    await page.goBack();
    await expect(page).toHaveURL('/category/fibrous');

    await shop.open(path);
    await expect(value('Svart')).toHaveAttribute('aria-pressed', 'true');
    await cart.open();
    await cart.line(titleOf(skarv, 'sv')).getByRole('link').first().click();
    await expect(value('Blå')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(path + blue);
  },
);

test('the first HTML shows the variant in the URL', {tag: '@once'}, async ({storefront}) => {
  const plain = await firstHtml(storefront.origin, '');
  expect(plain.chosen).toEqual(['Svart 2499.00 SEK', 'Rökgrå 2499.00 SEK']);
  const chosen = await firstHtml(storefront.origin, blue);
  expect(chosen.chosen).toEqual(['Blå 2799.00 SEK', 'Silverspegel 2799.00 SEK']);
  expect(chosen.price).toBe(shownPrice('2799.00', 'sv'));
  // Every spelling of the URL shares one document.
  const others = ['?Lens=Silver+mirror&Colour=Blue&utm_source=a', `${blue}&Size=XL&Colour2=Blue`];
  for (const search of others) expect(await firstHtml(storefront.origin, search)).toEqual(chosen);
  for (const search of ['?Colour=Made+up', '?Lens=Blue', '?variant=1', '?Colour=Black&fbclid=b']) {
    expect(await firstHtml(storefront.origin, search)).toEqual(plain);
  }
});
