import {expect, test} from '../fixtures/admin.ts';
import {variantTitle} from '../fixtures/admin-page.ts';
import {catalogue, firstVariant} from '../fixtures/goods.ts';
import {black, skarv, skarvTitle} from './goods.ts';

const shown = (count: number) => `Visar ${count} av ${catalogue.length} produkter`;
const withValue = (value: string) =>
  catalogue.filter(({variants}) =>
    variants.some(({selectedOptions}) => Object.values(selectedOptions).includes(value)),
  );

test(
  'the owner finds a product by a Swedish word, its English name or its SKU, and on the last page',
  {tag: '@desktop'},
  async ({admin}) => {
    const last = catalogue.at(-1) ?? skarv;
    await admin.open();
    await admin.find('valnöt');
    await expect(admin.count).toHaveText(shown(withValue('Walnut').length));
    // Without Swedish diacritics, and in English.
    await admin.find('VALNOT');
    await expect(admin.count).toHaveText(shown(withValue('Walnut').length));
    await admin.find(' skarv black smoke ');
    await expect(admin.row(skarv, black)).toBeVisible();
    await expect(admin.fields).toHaveCount(1);
    const lille = 'Lille, rund, 3–10 år';
    await admin.find(lille);
    await expect(admin.products).toHaveText([lille]);
    await admin.find(firstVariant(last).sku.toLowerCase());
    await expect(admin.field(last, firstVariant(last))).toBeVisible();
    await expect(admin.count).toHaveText(shown(1));
    await admin.find('inget heter så');
    await expect(admin.page.getByText('Inga produkter matchar sökningen.')).toBeVisible();
    await admin.find('');
    await expect(admin.products.first()).toHaveText(skarvTitle);
  },
);

test(
  'collection, drafts, former price and price filter the list; bulk changes follow the filters and keep hidden drafts',
  {tag: '@desktop'},
  async ({admin}) => {
    const {page} = admin;
    await admin.open();
    await page.getByLabel('Kollektion').selectOption({label: 'Kolfiber'});
    await admin.find('silverspegel');
    await expect(admin.row(skarv, black)).toHaveCount(0);
    const scope = await admin.quickChanges.getByText(/^Gäller/).textContent();
    const count = Number(/(\d+) varianter/.exec(scope ?? '')?.[1]);
    expect(count).toBeGreaterThan(1);
    await admin.priceForAll.fill('2000');
    await admin.applyToAll.click();
    await admin.pending(count);
    await admin.find('none of them');
    await admin.pending(count);
    await admin.find('');
    await page.getByLabel('Kollektion').selectOption({label: 'Alla kollektioner'});

    // By key: a pointer over the toast in front of it would keep that open.
    await page.getByRole('button', {name: 'Fler filter'}).press('Enter');
    await page.getByLabel('Bara ändrade').check();
    await expect(admin.quickChanges).toContainText(`${count} varianter.`);
    await page.getByLabel('Bara ändrade').uncheck();
    const reduced = catalogue.filter(({variants}) =>
      variants.some(({compareAtPrice}) => compareAtPrice !== undefined),
    );
    await page.getByLabel('Bara med tidigare pris').check();
    await expect(admin.count).toHaveText(shown(reduced.length));
    await page.getByLabel('Bara med tidigare pris').uncheck();
    await page.getByLabel('Pris från').fill('2 499');
    await page.getByLabel('Pris till').fill('2 599,00');
    const between = catalogue.filter(({variants}) =>
      variants.some(({price}) => Number(price) >= 2499 && Number(price) <= 2599),
    );
    await expect(admin.count).toHaveText(shown(between.length));
    await expect(admin.field(skarv, black)).toBeVisible();
    await expect(
      page.getByText(variantTitle({...black, selectedOptions: {Colour: 'Red'}})),
    ).toHaveCount(0);
  },
);

test(
  'the rest of the list loads automatically, can be paused, and reports a failed page',
  {tag: '@desktop'},
  async ({admin, baseURL, demoShop, problems}) => {
    const {page} = admin;
    problems.allowStatus(503);
    let resume: () => void = () => undefined;
    const slowly = new Promise<void>((resolve) => (resume = resolve));
    await page.route('**/admin/products.data*', async (route) => {
      await slowly;
      await route.continue();
    });
    await admin.openSignedIn(baseURL ?? '');
    await expect(admin.count).toHaveText('Visar 50 av 50 laddade produkter');
    await expect(admin.quickChanges).toContainText('Väntar tills hela butiken är laddad.');
    await admin.priceForAll.fill('2000');
    await admin.priceForAll.press('Enter');
    await expect(
      admin.toast('Inget är ändrat: vänta tills hela butiken är laddad och försök igen.'),
    ).toBeVisible();
    await admin.pending(0);
    await expect(admin.roundButton).toBeDisabled();
    await expect(admin.applyToAll).toBeDisabled();
    demoShop.faults.set({kind: 'http', status: 500, operation: 'products'});
    resume();
    await expect(page.getByRole('alert').filter({hasText: 'Kunde inte ladda'})).toBeVisible();
    demoShop.faults.clear();
    demoShop.faults.set({kind: 'slow', delayMs: 1000, operation: 'products'});
    await page.getByRole('button', {name: 'Försök igen'}).click();
    await page.getByRole('button', {name: 'Stoppa'}).click();
    await expect(page.getByText('Hela butiken är inte laddad.')).toBeVisible();
    await expect(admin.count).toHaveText(shown(catalogue.length));
    await expect(page.getByText('Hela butiken är inte laddad.')).toHaveCount(0);
    await expect(admin.roundButton).toBeEnabled();
    await expect(admin.quickChanges).not.toContainText('Väntar');
  },
);
