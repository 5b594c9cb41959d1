import {keepUnits} from '../../app/i18n/keep-units.ts';
import {categoryNames} from './fixtures/categories.ts';
import {expect, test} from './fixtures/test.ts';
import {languages} from './fixtures/words.ts';

/** Specification §2: lightweight, resistant, strength, thermal, chemical, flexibility. */
const benefits = {
  sv: [
    ['Lätt', 'En båge i kolfiber väger 17–24 gram.'],
    ['Tålig', 'Nycklar och sand lämnar få spår.'],
    ['Stark', 'Starkare än stål, gram för gram.'],
    ['Formstabil', 'Samma form i värme och kyla.'],
    ['Tål svett och salt', 'Solkräm och handsprit lämnar inga spår.'],
    ['Fjädrande', 'Skalmarna ger efter och fjädrar tillbaka.'],
  ],
  en: [
    ['Lightweight', 'A carbon fibre frame weighs 17–24 grams.'],
    ['Hard-wearing', 'Keys and sand leave few marks.'],
    ['Strong', 'Stronger than steel, gram for gram.'],
    ['Keeps its shape', 'The same shape in heat and cold.'],
    ['Resists sweat and salt', 'Sunscreen and hand sanitiser leave no trace.'],
    ['Springy', 'The temples give, then spring back.'],
  ],
} as const;

const footer = {
  sv: {
    collections: 'Kollektioner',
    all: 'Alla produkter',
    information: 'Information',
    benefits: 'Kolfiber i korthet',
    rights: 'Alla rättigheter förbehållna.',
    payLater: 'Betala senare',
  },
  en: {
    collections: 'Collections',
    all: 'All products',
    information: 'Information',
    benefits: 'Carbon fibre in brief',
    rights: 'All rights reserved.',
    payLater: 'Pay later',
  },
} as const;

const informationPages = [
  '/why-carbon-fiber',
  '/story',
  '/about',
  '#material-benefits',
  '/contact',
  '/faq',
  '/returns',
  '/returns#withdraw',
  '/privacy',
  '/terms',
  '/accessibility',
];

test('§2 the footer has collections, pages, six benefits, the year and payment methods', async ({
  shop,
}) => {
  await shop.open('/terms');
  const info = shop.page.getByRole('contentinfo');
  for (const language of languages) {
    await shop.switchLanguage(language);
    const words = footer[language];
    const collections = info.getByRole('navigation', {name: words.collections}).getByRole('link');
    await expect(collections).toHaveText([
      ...Object.values(categoryNames).map((name) => name[language]),
      words.all,
    ]);
    const pages = info.getByRole('navigation', {name: words.information}).getByRole('link');
    await expect(pages).toHaveCount(informationPages.length);
    for (const [index, address] of informationPages.entries()) {
      await expect(pages.nth(index)).toHaveAttribute('href', new RegExp(`${address}$`));
    }
    const block = info.getByRole('region', {name: words.benefits});
    await expect(block.getByRole('term')).toHaveText(benefits[language].map(([name]) => name));
    await expect(block.getByRole('definition')).toHaveText(
      benefits[language].map(([, text]) => keepUnits(text)),
    );
    const year = new Date().getFullYear();
    await expect(info.getByText(`© ${year} Västerljus. ${words.rights}`)).toBeVisible();
    await expect(info.getByRole('img', {name: 'Visa'})).toBeVisible();
    await expect(info.getByRole('img', {name: 'Mastercard'})).toBeVisible();
    await expect(info.getByText(words.payLater, {exact: true})).toBeVisible();
  }
});

test('§2 the header has the menu, the logo in the centre, languages and cart on the right', async ({
  isMobile,
  shop,
}) => {
  await shop.open('/category/titan');
  const {page, words} = shop;
  const banner = page.getByRole('banner');
  const middle = async (name: string | RegExp, role: 'button' | 'link') => {
    const box = await banner.getByRole(role, {name, exact: true}).boundingBox();
    return box ? box.x + box.width / 2 : Number.NaN;
  };
  const width = page.viewportSize()?.width ?? Number.NaN;
  const logo = await middle('Västerljus, Till startsidan', 'link');
  const menu = await middle(isMobile ? words.menu : words.collections, 'button');
  const english = await middle('EN, English', 'link');
  const cart = await middle('Varukorg, tom', 'button');
  expect(menu).toBeLessThan(width / 4);
  expect(Math.abs(logo - width / 2)).toBeLessThan(3);
  expect(english).toBeGreaterThan(logo);
  expect(cart).toBeGreaterThan(english);
});
