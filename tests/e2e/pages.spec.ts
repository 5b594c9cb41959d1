import {parse} from 'node-html-parser';
import {keepUnits} from '../../app/i18n/keep-units.ts';
import {expect, test} from './fixtures/test.ts';
import {pagesToRead} from './fixtures/pages-to-read.ts';
import {languages} from './fixtures/words.ts';

for (const language of languages) {
  for (const {path, title, heading = title, says} of pagesToRead[language]) {
    test(
      `§2 ${path} has its heading, title, description and promises in ${language}`,
      {tag: '@once'},
      async ({request}) => {
        const response = await request.get(path, {headers: {Cookie: `language=${language}`}});
        expect(response.status()).toBe(200);
        const document = parse(await response.text());
        expect(document.querySelector('html')?.getAttribute('lang')).toBe(language);
        expect(document.querySelector('h1')?.text).toBe(heading);
        expect(document.querySelector('title')?.text).toBe(`${title} – Västerljus`);
        expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(
          /^(?!.*\{\{).{50,170}$/,
        );
        const words = document.querySelector('main')?.text;
        for (const sentence of says) expect(words).toContain(keepUnits(sentence));
        expect(words).not.toContain('{{');
      },
    );
  }
}

test('a link at the end of a page opens the next one at its top', async ({shop}) => {
  const {page} = shop;
  await shop.open('/');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Varför kolfiber'});
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await link.click();
  await expect(shop.heading).toHaveText('Varför kolfiber');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test(
  '§2 why carbon fibre has six benefits and two further sections',
  {tag: '@once'},
  async ({shop}) => {
    await shop.open('/why-carbon-fiber');
    const regions = shop.page.getByRole('main').getByRole('region');
    const names = {
      sv: ['Sex skäl att välja kolfiber', 'Vad kolfiber gör för bågen', 'Så gör vi en båge'],
      en: [
        'Six reasons to choose carbon fibre',
        'What carbon fibre does for a frame',
        'How a frame is made',
      ],
    };
    const benefits = {
      sv: ['Lätt', 'Tålig', 'Stark', 'Formstabil', 'Tål svett och salt', 'Fjädrande'],
      en: [
        'Lightweight',
        'Hard-wearing',
        'Strong',
        'Keeps its shape',
        'Resists sweat and salt',
        'Springy',
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

test('§2 the pictures of the content pages load', {tag: '@once'}, async ({shop}) => {
  for (const path of ['/why-carbon-fiber', '/story', '/about']) {
    await shop.open(path);
    const pictures = shop.page.getByRole('main').locator('img');
    expect(await pictures.count(), path).toBeGreaterThan(1);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), path)
        .toBeGreaterThan(0);
    }
  }
});

test('§2 the FAQ opens one answer at a time', {tag: '@phone'}, async ({shop}) => {
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
  '§2 the withdrawal form composes the shopper’s e-mail',
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
    const address = await main
      .getByRole('link', {name: 'Bekräfta ångrat köp via e-post'})
      .getAttribute('href');
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

test('§2 the terms print without header and footer', {tag: '@once'}, async ({shop}) => {
  const {page} = shop;
  await shop.open('/terms');
  await page.emulateMedia({media: 'print'});
  await expect(shop.heading).toBeVisible();
  await expect(page.locator('#page > header')).toBeHidden();
  await expect(page.locator('#page > footer')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('§2 the withdrawal form works without JavaScript', {tag: '@once'}, async ({request}) => {
  const document = parse(await (await request.get('/returns')).text());
  expect(document.querySelector('main a[href^="mailto:"][href*="body="]')?.text).toBe(
    'Bekräfta ångrat köp via e-post',
  );
});
