import {expect, priceOf, test} from '../fixtures/admin.ts';
import {catalogue, firstVariant, oreOf, productOf, shownPrice, titleOf} from '../fixtures/goods.ts';
import {black, everyVariant, mirror, skarv, skarvTitle, variantsOf} from './goods.ts';

const skym = productOf('mood-skym');
const skymOnly = firstVariant(skym);
const TO_SAVE = 'Spara för att det ska gälla.';

test.describe('saved prices show in the shop', () => {
  // Other tests' reads of the catalogue must not fill this one's cache.
  test.use({fresh: true});

  test(
    '§9 the owner rounds up all prices, saves them, and undoes the save',
    {tag: '@once'},
    async ({admin, demoShop, shop}) => {
      const {page} = admin;
      const rounded = [
        [skym, skymOnly, '614.85', '619.00'],
        [skarv, black, '610.00', '619.00'],
        [skarv, mirror, '620.00', '629.00'],
      ] as const;
      for (const [, {sku}, price] of rounded) demoShop.setPrice(sku, price);
      const others = everyVariant.filter(
        ({sku, price}) =>
          !/9\.\d\d$/.test(price) && !rounded.some(([, known]) => known.sku === sku),
      );
      const count = rounded.length + others.length;
      // The storefront now caches the old prices.
      const path = `/product/${skym.handle}`;
      await shop.open(path);
      await expect(page.getByText(shownPrice('614.85', 'sv'), {exact: true}).first()).toBeVisible();
      await shop.open('/category/mood');
      const card = shop.card(titleOf(skym, 'sv'));
      await expect(card).toContainText(shownPrice('614.85', 'sv'));

      await admin.open();
      await admin.signIn();
      await expect(admin.signOutButton).toBeVisible();
      await admin.roundButton.click();
      const message = `Avrundade ${count} priser uppåt (priser som redan slutade på 9 hoppades över)`;
      await expect(admin.toast(`${message}. ${TO_SAVE}`)).toBeVisible();
      await admin.roundButton.click();
      await expect(admin.toast('Inget pris behövde avrundas')).toBeVisible();
      for (const [product, variant, , after] of rounded) {
        await admin.find(variant.sku);
        await expect(admin.field(product, variant)).toHaveValue(after.replace('.00', ''));
      }
      await admin.pending(count);
      await admin.save(count);
      await admin.pending(0);
      for (const [product, variant, , after] of rounded) {
        await admin.find(variant.sku);
        await expect(admin.row(product, variant)).toContainText(`${after} SEK`);
        await expect(admin.field(product, variant)).toHaveValue('');
        expect(priceOf(demoShop, variant.sku)).toBe(Number(after));
      }
      // The very next page view shows the new prices.
      await shop.open(path);
      await expect(page.getByText('619.00 SEK', {exact: true}).first()).toBeVisible();
      await shop.open('/category/mood');
      await expect(card).toContainText('619.00 SEK');

      await admin.open();
      await admin.undoButton.click();
      await expect(admin.toast(`Ångrat: ${count} priser är tillbaka.`)).toBeVisible();
      for (const [, {sku}, before] of rounded) {
        expect(priceOf(demoShop, sku)).toBe(Number(before));
      }
      await shop.open(path);
      await expect(page.getByText('614.85 SEK', {exact: true}).first()).toBeVisible();
    },
  );
});

test(
  'the owner raises a collection by 5 %, ending in 9, up to its last page',
  {tag: '@desktop'},
  async ({owner, demoShop}) => {
    const {page} = owner;
    const carbon = catalogue.filter(({handle, title}) =>
      /fibrous|carbon/.test(`${handle} ${title}`.toLowerCase()),
    );
    expect(carbon.some((product) => catalogue.indexOf(product) >= 50)).toBe(true);
    const raised = variantsOf(carbon).map(({sku, price}) => {
      const exact = (oreOf(price) * 105n + 50n) / 100n;
      const kronor = (exact + 99n) / 100n;
      return {sku, price: Number(kronor + ((9n - (kronor % 10n) + 10n) % 10n))};
    });
    await page.getByLabel('Kollektion').selectOption({label: 'Kolfiber'});
    await page.getByLabel('Hur mycket').fill('5');
    await page.getByLabel('Sluta på').selectOption({label: 'och sluta på 9'});
    await page.getByRole('button', {name: 'Fyll i nya priser'}).click();
    await expect(owner.toast(`${raised.length} nya priser är ifyllda. ${TO_SAVE}`)).toBeVisible();
    await expect(owner.row(skarv, black)).toContainText('+130.00 SEK(+5,2 %)');
    await owner.saveButton.click();
    await owner.answerIfAsked('Spara ändå');
    await expect(owner.toast(`${raised.length} priser uppdaterade!`)).toBeVisible();
    for (const {sku, price} of raised) expect(priceOf(demoShop, sku), sku).toBe(price);
    expect(priceOf(demoShop, skymOnly.sku)).toBe(Number(skymOnly.price));

    // Lowered by an amount, rounded to the nearest.
    await page.getByLabel('Höj eller sänk').selectOption({label: 'Sänk alla med'});
    await page.getByLabel('Hur mycket').fill('femtio');
    await page.getByRole('button', {name: 'Fyll i nya priser'}).click();
    await expect(page.getByLabel('Hur mycket')).toHaveAccessibleDescription(/^Inte ett pris/);
    await page.getByLabel('Hur mycket').fill('100');
    await page.getByLabel('Procent eller belopp').selectOption({label: 'SEK'});
    await page.getByLabel('Sluta på').selectOption({label: 'och sluta på ,90'});
    await page.getByLabel('Avrunda').selectOption({label: 'nedåt'});
    await page.getByRole('button', {name: 'Fyll i nya priser'}).click();
    await expect(owner.field(skarv, black)).toHaveValue('2528.90');
  },
);

test(
  '§5 one price applies to all variants of a product; an empty price shows an error',
  {tag: '@desktop'},
  async ({admin}) => {
    await admin.open();
    const {page} = admin;
    const forProduct = page.getByLabel(`Pris för alla varianter av ${skarvTitle}, SEK`);
    const apply = page.getByRole('button', {
      name: `Använd priset på alla varianter av ${skarvTitle}`,
    });
    for (const [field, button] of [
      [admin.priceForAll, admin.applyToAll],
      [forProduct, apply],
    ] as const) {
      for (const blank of ['', '   ']) {
        await field.fill(blank);
        await button.click();
        await expect(field).toHaveAccessibleDescription('Ange ett pris först');
        await expect(admin.toast('Ange ett pris först').first()).toBeVisible();
      }
      await field.fill('-5');
      await button.click();
      await expect(field).toHaveAccessibleDescription('Ett pris kan inte vara negativt.');
      await admin.pending(0);
    }
    await forProduct.fill('2 345,50');
    await forProduct.press('Enter');
    await expect(
      admin.toast(`Satt 2345.50 SEK på alla varianter för ${skarvTitle}. ${TO_SAVE}`),
    ).toBeVisible();
    await admin.pending(skarv.variants.length);
    for (const variant of skarv.variants) {
      await expect(admin.field(skarv, variant)).toHaveValue('2345.50');
    }
  },
);

test(
  '§2 one price for all products asks for confirmation and lists every warning',
  {tag: '@desktop'},
  async ({demoShop, owner}) => {
    const {dialog} = owner;
    const count = everyVariant.filter(({price}) => price !== '2499.00').length;
    // The whole shop is loaded by then.
    await expect(owner.applyToAll).toBeEnabled();
    await owner.priceForAll.fill('2499');
    await owner.priceForAll.press('Enter');
    await expect(owner.toast(`Satt 2499 SEK på alla varianter. ${TO_SAVE}`)).toBeVisible();
    await owner.field(skarv, black).fill('0');
    await owner.pending(count + 1);
    await owner.saveButton.click();
    await expect(dialog.getByRole('heading', {level: 2})).toHaveText(
      `Spara ${count + 1} prisändringar?`,
    );
    await expect(dialog).toContainText(`ovanligt många priser: ${count + 1}`);
    await expect(dialog).toContainText('Får priset 0 SEK (1)');
    await expect(dialog).toContainText(`${skarvTitle}, Svart / Rökgrå: 2499.00 SEK → 0.00 SEK`);
    await expect(dialog).toContainText(/Ändras med mer än hälften \(\d+\)/);
    // The list reaches the very last variant.
    const all = dialog.getByRole('group', {name: 'Alla ändringar'});
    await all.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(all).toContainText(titleOf(catalogue.at(-1) ?? skarv, 'sv'));
    await owner.answer('Avbryt');
    await expect(dialog).toHaveCount(0);
    await owner.pending(count + 1);
    expect(priceOf(demoShop, skymOnly.sku)).toBe(1949);

    await owner.saveButton.click();
    await expect(dialog).toBeVisible();
    await owner.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await owner.saveButton.click();
    await owner.answer('Spara ändå');
    await expect(owner.toast(`${count + 1} priser uppdaterade!`)).toBeVisible();
    expect(priceOf(demoShop, skymOnly.sku)).toBe(2499);
    expect(priceOf(demoShop, black.sku)).toBe(0);
  },
);
