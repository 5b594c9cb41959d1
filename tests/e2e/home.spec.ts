import {categoryNames, productsIn} from './fixtures/categories.ts';
import {vasterljus} from '../../demo-shop/catalogues/vasterljus.ts';
import {productOf, titleOf} from './fixtures/goods.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

test('§2 the home page has its sections in order, in both languages', async ({shop}) => {
  const headings = {
    sv: [
      'Solglasögon för nordiskt ljus',
      'Mest sålda',
      'Göteborg, 2015',
      'Färg till sommaren, kolfiber året runt',
      'Kollektionerna',
      'Vad kunderna säger',
      'Vanliga frågor',
    ],
    en: [
      'Sunglasses for Nordic light',
      'Bestsellers',
      'Gothenburg, 2015',
      'Colour for summer, carbon fibre all year round',
      'The collections',
      'What our customers say',
      'Frequently asked questions',
    ],
  };
  const main = shop.page.getByRole('main');
  await shop.open('/');
  for (const language of languages) {
    await shop.switchLanguage(language);
    await expect(shop.heading).toHaveText(headings[language][0] ?? '');
    const titles = main.locator('h1, section > h2, section > div > h2, section > div > div > h2');
    await expect(titles).toHaveText(headings[language]);
  }
  await expect(main.getByRole('img', {name: /^Carbon fibre sunglasses with gold/})).toBeVisible();
  await expect(main.getByRole('link', {name: 'Why carbon fibre'})).toHaveAttribute(
    'href',
    '/why-carbon-fiber',
  );
  await expect(main.getByRole('link', {name: 'See the carbon fibre frames'})).toHaveAttribute(
    'href',
    '/category/carbon-fiber',
  );
  for (const promise of ['Free shipping', 'Secure checkout', '24-month warranty']) {
    await expect(main.getByText(promise, {exact: true})).toBeVisible();
  }
  const reviews = shop.page.getByRole('region', {name: 'What our customers say'});
  await expect(reviews.getByRole('listitem')).toHaveCount(3);
  await expect(reviews.getByRole('img', {name: '5 out of 5 stars'})).toHaveCount(3);
  await expect(
    reviews.getByText(/^This is how reviews appear\. These three are examples,/),
  ).toBeVisible();
});

test('§2 the hero has a different winter promotion on phones', async ({isMobile, shop}) => {
  await shop.open('/');
  const hero = shop.page
    .getByRole('main')
    .getByRole('img', {name: /^Solglasögon i kolfiber med guld/});
  const shown = () =>
    hero.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
  await expect.poll(shown).toMatch(isMobile ? /\/hero-phone-[^/]+$/ : /\/hero-(?!phone)[^/]+$/);
  const promotion = shop.page.getByText('Polariserade glas för vinterns låga sol', {exact: true});
  if (!isMobile) return expect(promotion).toBeHidden();
  await expect(promotion).toBeVisible();
  await shop.switchLanguage('en');
  await expect(
    shop.page.getByText('Polarised lenses for low winter sun', {exact: true}),
  ).toBeVisible();
});

test(
  '§9 bestsellers start with hybrid-atom, then follow the shop’s order',
  {tag: '@once'},
  async ({shop}) => {
    const [first] = vasterljus().bestSelling ?? [];
    expect(first).not.toBe('hybrid-atom');
    const expected = ['hybrid-atom', 'titan-grip', 'eyewood-rowan', 'mood-glod'];
    await shop.open('/');
    await expect(shop.cards.getByRole('heading')).toHaveText(
      expected.map((handle) => titleOf(productOf(handle), 'sv')),
    );
  },
);

test(
  '§9 the preview grid shows the first product of each collection, in order',
  {tag: '@once'},
  async ({demoShop, shop}) => {
    await shop.open('/');
    const expected = Object.keys(categoryNames);
    const links = shop.page.getByRole('region', {name: 'Kollektionerna'}).getByRole('listitem');
    await expect(links).toHaveText(expected.map((category) => categoryNames[category]?.sv ?? ''));
    for (const [index, category] of expected.entries()) {
      const link = links.nth(index).getByRole('link');
      await expect(link).toHaveAttribute('href', `/category/${category}`);
      const [product] = productsIn(category);
      const pictures = demoShop.stores.products.byHandle(product?.handle ?? '')?.imageList() ?? [];
      const name = new RegExp(pictures[1]?.fileName ?? 'none');
      await expect(link.locator('img')).toHaveAttribute('src', name);
    }
  },
);

test(
  '§9 the FAQ opens one answer at a time and closes it again',
  {tag: '@phone'},
  async ({shop}) => {
    await shop.open('/');
    const questions = shop.page.locator('#faq').getByRole('group');
    await expect(questions).toHaveCount(6);
    const [first, second] = [questions.nth(0), questions.nth(1)];
    await first.locator('summary').click();
    await expect(first).toHaveAttribute('open');
    await second.locator('summary').click();
    await expect(second).toHaveAttribute('open');
    await expect(first).not.toHaveAttribute('open');
    await second.locator('summary').click();
    await expect(second).not.toHaveAttribute('open');
    await second.locator('summary').press('Enter');
    await expect(second).toHaveAttribute('open');
  },
);

test('§2 /#faq scrolls to the FAQ, from outside and from another page', async ({
  shop,
  isMobile,
}) => {
  const faq = shop.page.getByRole('heading', {name: 'Vanliga frågor'});
  await shop.open('/#faq');
  await expect(faq).toBeInViewport();

  await shop.open('/category/titan');
  await shop.page
    .getByRole('button', {name: isMobile ? shop.words.menu : shop.words.collections, exact: true})
    .click();
  const menu = isMobile
    ? shop.page.getByRole('dialog', {name: shop.words.menu})
    : shop.page.getByRole('navigation', {name: 'Huvudmeny'});
  await menu.getByRole('link', {name: 'Vanliga frågor'}).click();
  await expect(shop.page).toHaveURL(/\/#faq$/);
  await expect(faq).toBeInViewport();
});

test('§2 the announcement shows after scrolling more than 50 px, and the header stays in view', async ({
  shop,
}) => {
  await shop.open('/');
  const scrollPage = (top: number) =>
    shop.page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
  const bar = shop.page.getByRole('banner').locator('> div');
  const fromTop = async () => (await bar.boundingBox())?.y;
  const announcement = shop.page.getByRole('banner').getByText(shop.words.announcement);
  await expect(announcement).toBeHidden();
  await scrollPage(51);
  await expect(announcement).toBeVisible();
  await expect.poll(fromTop).toBe(0);
  // Only the style tells a blurred background from a plain one.
  await expect(bar).toHaveCSS('backdrop-filter', /blur/);
  // Scrolling down hides it, scrolling up shows it again.
  await scrollPage(900);
  await expect(announcement).toBeHidden();
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(56);
  await scrollPage(800);
  await expect(announcement).toBeVisible();
  await scrollPage(50);
  await expect(announcement).toBeHidden();
  await expect.poll(fromTop).toBe(-50);
});
