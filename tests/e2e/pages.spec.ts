import {keepUnits} from '../../app/i18n/keep-units.ts';
import {expect, test} from './fixtures/test.ts';
import {languages, type Language} from './fixtures/words.ts';

interface ContentPage {
  path: string;
  title: string;
  /** Where it is not the title. */
  heading?: string;
  /** What a shopper, or the law, expects to read there. */
  says: readonly string[];
}

const pages: Readonly<Record<Language, readonly ContentPage[]>> = {
  sv: [
    {
      path: '/why-carbon-fiber',
      title: 'Varför kolfiber',
      says: ['Ett material som gör en båge tunn, lätt och svår att förstöra.'],
    },
    {
      path: '/story',
      title: 'Vår historia',
      heading: 'Göteborg, 2015',
      says: ['båtbyggare', 'tillverkas i Sverige', 'minst var tredje månad'],
    },
    {
      path: '/about',
      title: 'Om oss',
      heading: 'Vi gör solglasögon i Sverige',
      says: ['499 SEK', '24 månader', '30 dagars öppet köp', '1–2 arbetsdagar', '3–10 år'],
    },
    {path: '/contact', title: 'Kontakt', says: ['inom två arbetsdagar', 'Organisationsnummer']},
    {
      path: '/faq',
      title: 'Vanliga frågor',
      says: [
        'När kommer min beställning?',
        'Vilka åldrar passar barnglasögonen?',
        'Hur betalar jag?',
      ],
    },
    {
      path: '/returns',
      title: 'Returer och ångerrätt',
      says: [
        '30 dagar',
        '14 dagar',
        'distansavtalslagen (2005:59)',
        'konsumentköplagen (2022:260)',
        'inom tre år',
        '50 % av priset',
        'Avgiften gäller inte när du utövar din ångerrätt',
        'Standardformulär för utövande av ångerrätten',
        'Allmänna reklamationsnämnden',
        'Konsumentverket',
      ],
    },
    {
      path: '/privacy',
      title: 'Integritet',
      says: [
        'shopify-cart',
        'language-storage',
        'Kaka, ett år.',
        'Bara för butikens ägare',
        'inga annonser',
        'GDPR',
        'Integritetsskyddsmyndigheten',
      ],
    },
    {
      path: '/terms',
      title: 'Köpvillkor',
      says: [
        '25 % moms',
        'Fri frakt över 499 SEK.',
        '1–2 arbetsdagar',
        'Visa eller Mastercard',
        'betala senare',
        '24 månaders garanti',
        '30 dagars öppet köp',
        '50 % av priset',
        '3–10 år',
        'minst var tredje månad',
        'Svensk lag gäller.',
      ],
    },
    {
      path: '/accessibility',
      title: 'Tillgänglighet',
      says: ['lagen (2023:254)', 'EN 301 549', 'WCAG 2.2', 'Post- och telestyrelsen', 'återstår'],
    },
  ],
  en: [
    {
      path: '/why-carbon-fiber',
      title: 'Why carbon fibre',
      says: ['A material that makes a frame thin, light and hard to break.'],
    },
    {
      path: '/story',
      title: 'Our story',
      heading: 'Gothenburg, 2015',
      says: ['boatbuilder', 'made in Sweden', 'at least every three months'],
    },
    {
      path: '/about',
      title: 'About us',
      heading: 'We make sunglasses in Sweden',
      says: ['$100', '24 months', '30 days', '1–2 business days', 'aged 3–10'],
    },
    {path: '/contact', title: 'Contact', says: ['within two business days', 'Company number']},
    {
      path: '/faq',
      title: 'Frequently asked questions',
      says: ['When does my order arrive?', 'Which ages do the kids’ glasses fit?', 'How do I pay?'],
    },
    {
      path: '/returns',
      title: 'Returns and withdrawal',
      says: [
        '30 days',
        '14 days',
        'Distance Contracts Act (2005:59)',
        'Consumer Sales Act (2022:260)',
        'within three years',
        '50% of the price',
        'The fee does not apply when you use your right of withdrawal',
        'Model withdrawal form',
        'National Board for Consumer Disputes',
        'Swedish Consumer Agency',
      ],
    },
    {
      path: '/privacy',
      title: 'Privacy',
      says: [
        'shopify-cart',
        'language-storage',
        'Cookie, one year.',
        'Only for the shop’s owner',
        'no advertisements',
        'GDPR',
        'Swedish Authority for Privacy Protection',
      ],
    },
    {
      path: '/terms',
      title: 'Terms',
      says: [
        '25% Swedish VAT',
        'Free shipping over $100, as for any parcel over 499 SEK.',
        '1–2 business days',
        'Visa or Mastercard',
        'pay later',
        '24 month warranty',
        '30 day returns',
        '50% of the price',
        'ages 3–10',
        'at least every three months',
        'Swedish law applies.',
      ],
    },
    {
      path: '/accessibility',
      title: 'Accessibility',
      says: ['(2023:254)', 'EN 301 549', 'WCAG 2.2', 'Post and Telecom Authority', 'remains'],
    },
  ],
};

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({language});

    for (const {path, title, heading = title, says} of pages[language]) {
      // Words are the same at every width.
      test(
        `§2 ${path} has its heading, title, description and promises`,
        {tag: '@once'},
        async ({shop}) => {
          const {page} = shop;
          const response = await shop.open(path);
          expect(response.status()).toBe(200);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(shop.heading).toHaveText(heading);
          await expect(page).toHaveTitle(`${title} – Västerljus`);
          await expect(page.locator('meta[name=description]')).toHaveAttribute(
            'content',
            /^(?!.*\{\{).{50,170}$/,
          );
          for (const sentence of says)
            await expect(page.getByRole('main')).toContainText(keepUnits(sentence));
          await expect(page.getByRole('main')).not.toContainText('{{');
        },
      );
    }

    test('§2 the header’s and the footer’s links lead somewhere', async ({shop}) => {
      const {page} = shop;
      await shop.open('/terms');
      await page
        .getByRole('button', {name: shop.words.menu, exact: true})
        .or(page.getByRole('button', {name: shop.words.collections, exact: true}))
        .click();
      const links = page
        .getByRole('contentinfo')
        .or(page.getByRole('banner'))
        .or(page.getByRole('dialog', {name: shop.words.menu}))
        .getByRole('link');
      await expect(links.first()).toBeVisible();
      const addresses = new Set(
        await links.evaluateAll((all) =>
          all.flatMap((link) => (link instanceof HTMLAnchorElement ? link.href : [])),
        ),
      );
      expect(addresses.size).toBeGreaterThanOrEqual(20);
      for (const address of addresses) {
        const response = await page.request.get(address, {maxRedirects: 0});
        expect(response.status(), address).toBe(200);
        const {hash} = new URL(address);
        if (hash) expect(await response.text(), address).toContain(`id="${hash.slice(1)}"`);
      }
    });
  });
}

test('§2 why carbon fibre opens at its top, with white header text', async ({shop}) => {
  const {page} = shop;
  await shop.open('/');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Varför kolfiber'});
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await link.click();
  await expect(shop.heading).toHaveText('Varför kolfiber');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  for (const path of ['/why-carbon-fiber', '/about']) {
    await shop.open(path);
    const homeLink = page.getByRole('banner').getByRole('link', {name: /startsidan/});
    await expect(homeLink).toHaveCSS('color', 'rgb(255, 255, 255)');
  }
});

test(
  '§2 why carbon fibre has six benefits and two further sections',
  {tag: '@once'},
  async ({shop}) => {
    await shop.open('/why-carbon-fiber');
    const regions = shop.page.getByRole('main').getByRole('region');
    const names = {
      sv: ['Sex skäl att välja kolfiber', 'Vad kolfiber gör i en båge', 'Så blir en båge till'],
      en: [
        'Six reasons to choose carbon fibre',
        'What carbon fibre does in a frame',
        'How a frame is made',
      ],
    };
    const benefits = {
      sv: ['Lätt', 'Tålig', 'Stark', 'Värmetålig', 'Kemikalietålig', 'Följsam'],
      en: [
        'Lightweight',
        'Hard-wearing',
        'Strong',
        'Heat-resistant',
        'Chemical-resistant',
        'Flexible',
      ],
    };
    for (const language of languages) {
      await shop.switchLanguage(language);
      await expect(regions.getByRole('heading', {level: 2})).toHaveText(names[language]);
      const items = shop.page
        .getByRole('region', {name: names[language][0], exact: true})
        .getByRole('listitem');
      await expect(items.getByRole('heading')).toHaveText(benefits[language]);
      await expect(items.locator('svg')).toHaveCount(6);
      for (const item of await items.all()) await expect(item.locator('p')).toHaveText(/\w{2}/);
    }
  },
);

for (const path of ['/why-carbon-fiber', '/story', '/about']) {
  test(`§2 the pictures of ${path} arrive`, {tag: '@once'}, async ({shop}) => {
    await shop.open(path);
    const pictures = shop.page.getByRole('main').locator('img');
    expect(await pictures.count()).toBeGreaterThan(1);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
}

test('§2 the FAQ’s answers open one at a time', async ({shop}) => {
  await shop.open('/faq');
  const questions = shop.page.getByRole('main').getByRole('group');
  await questions.first().locator('summary').click();
  await expect(questions.first().getByText('499 SEK')).toBeVisible();
  await questions.last().locator('summary').click();
  await expect(
    questions.last().getByText('En ny modell kommer minst var tredje månad.'),
  ).toBeVisible();
  await expect(questions.first()).not.toHaveAttribute('open');
});

test(
  '§2 the withdrawal form writes the e-mail that the shopper sends',
  {tag: '@once'},
  async ({context, shop}) => {
    const {page} = shop;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await shop.open('/returns');
    const main = page.getByRole('main');
    await main.getByRole('link', {name: 'Ångra avtalet här'}).first().click();
    await expect(main.getByRole('heading', {name: 'Ångra avtalet här'})).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(main.getByLabel('Varor')).toBeFocused();
    await main.getByLabel('Varor').fill('Skarv & Lom');
    await main.getByLabel('Ordernummer').fill('#1001');
    await main.getByLabel('Konsumentens namn').fill('Åsa Öst');
    const address = await main.getByRole('link', {name: 'Bekräfta ångern'}).getAttribute('href');
    const mail = new URL(address ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.pathname).toContain('@');
    const body = mail.searchParams.get('body');
    for (const line of ['Varor: Skarv & Lom', 'Ordernummer: #1001', 'Konsumentens namn: Åsa Öst']) {
      expect(body).toContain(line);
    }
    await main.getByRole('button', {name: 'Kopiera texten'}).click();
    await expect(shop.toast('Texten är kopierad')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Skarv & Lom');
  },
);

for (const path of ['/terms', '/returns']) {
  test(`§2 ${path} is printed without the shop around it`, {tag: '@desktop'}, async ({shop}) => {
    const {page} = shop;
    await shop.open(path);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('#page > header')).toBeHidden();
    await expect(page.locator('#page > footer')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}

test.describe('without JavaScript', {tag: '@desktop'}, () => {
  test.use({javaScriptEnabled: false});

  test('§2 the pages can be read, and the form sent', async ({shop}) => {
    for (const {path, title, heading = title} of pages.sv) {
      await shop.page.goto(path);
      await expect(shop.heading).toHaveText(heading);
    }
    await shop.page.goto('/returns');
    await expect(shop.page.getByRole('link', {name: 'Bekräfta ångern'})).toHaveAttribute(
      'href',
      /^mailto:[^?]+@[^?]+\?subject=.+&body=.+Konsumentens%20namn/,
    );
  });
});
